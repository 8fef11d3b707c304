/** A position that is being set up, with everything done to it so far: plain values, each change gives another. */
import {
  EMPTY,
  type PieceCode,
  type Problem,
  parseFen,
  type Ruleset,
  type Setup,
  type Square,
  writeSetup,
} from '@hippodrome/rules';
import { carry, put, startSetup, withoutColumns } from './setup-changes.js';

export interface Draft {
  readonly setup: Setup;
  readonly past: readonly Setup[];
  readonly future: readonly Setup[];
  /** The text that is being written, while it is not the position's own; why it is none of a position, if it is not. */
  readonly written: { readonly text: string; readonly problems: readonly Problem[] } | undefined;
  /** A piece that was picked up by hand. */
  readonly picked: Square | undefined;
}

/** What a press on a square does. */
export type Tool = 'hand' | 'erase' | PieceCode;

/** What became of a press on a square. */
export type Done = 'put' | 'cleared' | 'picked' | 'released' | 'carried' | 'nothing';

/** Changes that can be taken back. */
const LONGEST_PAST = 200;

/** @param fen what an address asked for, right or wrong */
export function newDraft(rules: Ruleset, fen: string | undefined): Draft {
  const draft: Draft = { setup: startSetup(rules), past: [], future: [], written: undefined, picked: undefined };
  if (fen === undefined) return draft;
  const asked = { ...write(rules, draft, fen), past: [] };
  return asked.written?.problems.length === 0 ? { ...asked, written: undefined } : asked;
}

export function change(rules: Ruleset, draft: Draft, setup: Setup): Draft {
  const same = { ...draft, written: undefined, picked: undefined };
  if (writeSetup(rules, setup) === writeSetup(rules, draft.setup)) return same;
  return { ...same, setup, past: [...draft.past, draft.setup].slice(-LONGEST_PAST), future: [] };
}

export function undo(draft: Draft): Draft {
  const setup = draft.past.at(-1);
  if (setup === undefined) return draft;
  const future = [...draft.future, draft.setup];
  return { setup, past: draft.past.slice(0, -1), future, written: undefined, picked: undefined };
}

export function redo(draft: Draft): Draft {
  const setup = draft.future.at(-1);
  if (setup === undefined) return draft;
  const past = [...draft.past, draft.setup];
  return { setup, past, future: draft.future.slice(0, -1), written: undefined, picked: undefined };
}

/** A text as it is written: it changes the position as soon as it can be read. */
export function write(rules: Ruleset, draft: Draft, text: string): Draft {
  const read = parseFen(rules, text.replace(/\s/g, ' ').trimEnd());
  const next = read.ok ? change(rules, draft, withoutColumns(read.value)) : draft;
  return { ...next, written: { text, problems: read.ok ? [] : read.problems } };
}

/** What is being written is done: where it could be read, it is shown as texts of positions are written. */
export function settle(draft: Draft): Draft {
  return draft.written?.problems.length === 0 ? { ...draft, written: undefined } : draft;
}

/** Does with a square what the tool does. */
export function use(rules: Ruleset, draft: Draft, tool: Tool, square: Square): readonly [Draft, Done] {
  const there = draft.setup.placement[square] ?? EMPTY;
  if (tool === 'hand') return useHand(rules, draft, square);
  if (tool !== 'erase' && tool !== there) return [change(rules, draft, put(draft.setup, square, tool)), 'put'];
  return there === EMPTY ? [draft, 'nothing'] : [change(rules, draft, put(draft.setup, square, EMPTY)), 'cleared'];
}

/** @param to off the board when missing */
export function carryTo(rules: Ruleset, draft: Draft, from: Square, to: Square | undefined): Draft {
  return change(rules, draft, to === undefined ? put(draft.setup, from, EMPTY) : carry(draft.setup, from, to));
}

function useHand(rules: Ruleset, draft: Draft, square: Square): readonly [Draft, Done] {
  const { picked, setup } = draft;
  if (picked === square) return [{ ...draft, picked: undefined }, 'released'];
  if (picked !== undefined) return [carryTo(rules, draft, picked, square), 'carried'];
  return setup.placement[square] === EMPTY ? [draft, 'nothing'] : [{ ...draft, picked: square }, 'picked'];
}
