/**
 * The dialects of Betza notation. A text of any of them is read to the same tree, whose meaning is that of `xbetza`; what a
 * program would skip or give no move is left out of the tree with a warning.
 */
import type { AtomLetter } from './atoms.js';

/**
 * `xbetza`: the Interactive Diagram, which documents are written in; `xboard`: XBoard and WinBoard; `fairy-stockfish`: its
 * variants.ini.
 */
export const DIALECTS = ['xbetza', 'xboard', 'fairy-stockfish'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The names of programs and formats, for messages. */
export const DIALECT_NAMES: Readonly<Record<Dialect, string>> = {
  xbetza: 'the Interactive Diagram',
  xboard: 'XBoard',
  'fairy-stockfish': 'Fairy-Stockfish',
};

/** J and L, which two programs read the one as the other. */
export const CAMEL_AND_ZEBRA: Readonly<Record<Exclude<Dialect, 'xbetza'>, Readonly<Record<string, AtomLetter>>>> = {
  xboard: { J: 'C', L: 'Z' },
  'fairy-stockfish': { J: 'Z', L: 'C' },
};
