/** What protocols have in common: a host that hands in what they need, and a session that hears lines. */
import type { Engine } from '../engine/engine.js';
import type { Library } from './library.js';

export interface ProtocolHost {
  readonly engine: Engine;
  readonly library: Library;
  /** Name and version. */
  readonly name: string;
  readonly author: string;
  /** @param line without its end */
  write(line: string): void;
}

export interface ProtocolSession {
  /** Takes a line, with or without its end. Never throws. */
  hear(line: string): void;
  /** There will be no more lines: resolves when everything has been answered. */
  hangUp(): Promise<void>;
  /** Resolves when the session is to end at once. */
  readonly left: Promise<void>;
}
