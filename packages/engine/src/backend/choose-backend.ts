/** What there is to think with, and what may be asked of it. */
import type { BackendKind, Capabilities, Range, Settings } from './backend.js';

/** The kinds there are, the fastest first; the last one plays every game. */
export type BackendKinds = readonly [...BackendKind[], BackendKind];

/** What can be chosen before it is known which backend thinks. */
export function capabilitiesOf(kinds: BackendKinds): Capabilities {
  return {
    threads: kinds.map(({ capabilities }) => capabilities.threads).reduce(spanning),
    hash: kinds.map(({ capabilities }) => capabilities.hash).reduce(spanning),
  };
}

/** The settings as a kind can have them. */
export function settingsFor({ capabilities }: BackendKind, wanted: Partial<Settings>): Settings {
  const within = ({ least, most, usual }: Range, value = usual): number => Math.min(most, Math.max(least, value));
  return {
    threads: within(capabilities.threads, wanted.threads),
    hash: within(capabilities.hash, wanted.hash),
  };
}

function spanning(a: Range, b: Range): Range {
  return { least: Math.min(a.least, b.least), most: Math.max(a.most, b.most), usual: a.usual };
}
