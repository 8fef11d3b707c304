/**
 * What a rules document comes to: everything the machine needs, inheritance resolved and every name checked, as plain data.
 * `compile` turns it into a `Ruleset`.
 */
import type { BetzaCastling } from '../betza/index.js';
import type { Block } from '../board/block.js';
import type { Colour } from '../colour.js';
import type { MovePattern } from '../movement/pattern.js';
import type { Place, Problem } from '../result.js';

/** A checked document together with all it inherits. */
export interface VariantSpec {
  readonly slug: string;
  readonly title: string;
  /** What the front matter says for people only. */
  readonly about: About;
  /** Slugs of the documents inherited from, nearest first. */
  readonly ancestors: readonly string[];
  readonly board: BoardSpec;
  readonly first: Colour;
  /** In the order in which documents introduce them, ancestors first; a replacement keeps the place of what it replaced. */
  readonly pieces: readonly PieceSpec[];
  /** Placement part of the starting FEN, holes as `*`. */
  readonly setup: string;
  /** Checked options by rule key; a key that no document states is absent. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The Markdown behind the front matter. */
  readonly prose: string;
  /** Line of the document on which the prose begins. */
  readonly proseLine: number;
  /** The fenced blocks that can be run. */
  readonly tests: readonly DocumentTest[];
  /**
   * What is wrong with blocks that cannot be run, and with labels. The game is no worse for it, so that it can be played; errors
   * all the same for whoever checks the document.
   */
  readonly proseProblems: readonly Problem[];
}

export interface About {
  readonly board?: string;
  readonly win?: string;
  readonly special?: string;
  readonly author?: string;
  readonly year?: number;
  readonly source?: string;
  readonly notes?: string;
  readonly order?: number;
  readonly published: boolean;
}

export interface BoardSpec {
  readonly files: number;
  readonly ranks: number;
  /** Numbers (`rank * files + file`) of the squares that are missing. */
  readonly holes: readonly number[];
}

export interface PieceSpec {
  readonly name: string;
  /** Capital letter in FEN and SAN. */
  readonly letter: string;
  readonly royal: boolean;
  /** SAN leaves the letter out. */
  readonly letterless: boolean;
  /** Canonical Betza, when the piece was written in Betza; its castlings left out. */
  readonly betza?: string;
  readonly patterns: readonly MovePattern[];
  /** The castlings among its moves; absent when there are none. */
  readonly castlings?: readonly OwnCastling[];
  /** The block of squares that it never leaves, as White's stands; the whole board when absent. */
  readonly within?: Block;
  /** Value in pawns, when a document states it. */
  readonly value?: number;
  /** Name of its picture. */
  readonly glyph: string;
}

/** A castling of a piece, from its Betza. */
export type OwnCastling = Pick<BetzaCastling, 'sides' | 'inset' | 'squares'>;

export const TEST_KINDS = ['perft', 'moves', 'legal', 'illegal', 'play', 'result', 'fen'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

/** A fenced block of the document that is to be run. */
export interface DocumentTest {
  readonly kind: TestKind;
  /** `#label` of the info string, without the `#`. */
  readonly label?: string;
  /** The rest of the info string, perhaps nothing: the square of `moves`, the reason of `illegal`. */
  readonly argument: Excerpt;
  /** FEN that the block starts from; the starting position when absent. */
  readonly fen?: Excerpt;
  /** Moves played before the test begins. */
  readonly after: readonly Excerpt[];
  /** In order: the lines of `perft` and `fen`, the words of the other kinds (squares or moves, without move numbers). */
  readonly body: readonly Excerpt[];
  /** What stands behind arrows (`->`). */
  readonly arrows: readonly Arrow[];
  /** Line of the opening fence. */
  readonly line: number;
}

/** A piece of a document's text with its place. */
export interface Excerpt extends Required<Place> {
  readonly text: string;
}

/** What a test expects of the entries of its body before it. */
export interface Arrow extends Excerpt {
  /** How many entries of the body precede the arrow. */
  readonly behind: number;
}
