/**
 * What a rule sheet says: one page about one game, made from its document. How it looks, and how much of it a page has room for, is for
 * `@hippodrome/board/sheet`, whose words for boards and marks are used here; this module knows neither paper nor type.
 */
import type { Colour } from '../colour.js';
import type { DiagramMark } from '../movement/move-diagram.js';
import type { Statement } from '../result.js';

export interface RuleSheet {
  readonly title: string;
  /** The game in a sentence, when its document has one. */
  readonly special?: string;
  readonly author?: string;
  readonly year?: number;
  readonly source?: string;
  readonly board: { readonly files: number; readonly ranks: number; readonly squares: number };
  /** Who moves first. */
  readonly first: Colour;
  /** What wins, in the document's own words. */
  readonly goal?: string;
  readonly array: SheetBoard;
  /** Those that chess does not have first, then those that it has; each in the order of the game. */
  readonly pieces: readonly SheetPiece[];
  /** The rules as the machine understands them, rule by rule. */
  readonly rules: readonly Statement[];
  /** What the author says of the rules, in the author's order. */
  readonly sections: readonly SheetSection[];
  /** What the document decides because its source does not. */
  readonly decisions: readonly Passage[];
}

/** A board or a part of one; squares bear the names of a board of that size. */
export interface SheetBoard {
  readonly files: number;
  readonly ranks: number;
  readonly holes: readonly string[];
  readonly pieces: readonly SheetMan[];
  readonly marks: readonly DiagramMark[];
}

/** A piece on a square. */
export interface SheetMan {
  readonly square: string;
  readonly colour: Colour;
  readonly name: string;
  readonly glyph: string;
  readonly letter: string;
}

export interface SheetPiece {
  readonly name: string;
  readonly letter: string;
  readonly royal: boolean;
  /** Whether it moves like a piece of chess. */
  readonly isOrthodox: boolean;
  /** How many each side has of it at the start. */
  readonly count: number;
  readonly diagram: SheetBoard;
  /** The same as the diagram on the whole board, to be put into words: where the piece stands, and all marks. */
  readonly reach: { readonly from: string; readonly marks: readonly DiagramMark[] };
  /** How it moves, in a sentence or two: the author's, else the dictionary's, else its notation. Nothing for pieces of chess. */
  readonly text: readonly Run[];
}

export interface SheetSection {
  readonly heading: string;
  readonly passages: readonly Passage[];
}

/** A paragraph or an item of a list. */
export interface Passage {
  readonly text: readonly Run[];
  readonly weight: Weight;
  /** One of a list. */
  readonly isItem: boolean;
}

/** A stretch of text in one manner. */
export interface Run {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'code';
}

/** What a passage is to a player who has one page only, from the most important to the least. */
export const WEIGHTS = ['decision', 'rule', 'detail', 'hint', 'history'] as const;
export type Weight = (typeof WEIGHTS)[number];
