/**
 * The syntax tree of Betza text. It keeps what was written (letters with their columns), not what it comes to, so that
 * it can be printed again; `expand` gives the meaning. All columns count from 1.
 */
import type { AtomLetter } from './atoms.js';

export const DIRECTION_LETTERS = ['f', 'b', 'l', 'r', 'v', 's', 'h'] as const;
export type DirectionLetter = (typeof DIRECTION_LETTERS)[number];

/** Directions told from the last turn, in legs behind the first: `z` to the other side, `q` to the same. */
export const TURN_LETTERS = ['z', 'q'] as const;
export type TurnLetter = (typeof TURN_LETTERS)[number];

/**
 * `m` to an empty square, `c` capture, `d` capture of a piece of its own side, `e` capture en passant, `t` no enemy as hurdle, and
 * at the end no capture of a king, `p` over one piece, `g` over one piece, changing between leaper and slider there, `o` round
 * the side edges, `y` changing between leaper and slider on an empty square, `n` lame (twice: open to capture en passant), `j` jumping
 * (a slider as many squares as there are letters, a leaper a piece half way), `z` crooked, `q` circular. In the order in which
 * they are printed, the only one that XBoard reads.
 */
export const MODE_LETTERS = ['m', 'c', 'd', 'e', 't', 'p', 'g', 'o', 'y', 'n', 'j', 'z', 'q'] as const;
export type ModeLetter = (typeof MODE_LETTERS)[number];

/** Columns of a piece of text: the first one, and the one behind the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A modifier letter where it was written. */
export interface Located<L extends string> {
  readonly letter: L;
  readonly column: number;
}

/** The modifiers of one leg of a move; most moves have one leg only. */
export interface BetzaLeg {
  /** `i` in front of a further leg: as long as the slide before it. */
  readonly echo?: Located<'i'>;
  /**
   * In the order written, which matters on oblique atoms (`frN` is not `rfN`). None: the usual directions of the leg.
   */
  readonly directions: readonly Located<DirectionLetter | TurnLetter>[];
  /** In the order of `MODE_LETTERS`; each at most once, but for `n` and `j`. */
  readonly modes: readonly Located<ModeLetter>[];
  readonly span: Span;
}

export type BetzaLegs = readonly [BetzaLeg, ...BetzaLeg[]];

/** An atom with its modifiers and range, such as `ifmnD` or `afsW`; or a chain in brackets, such as `[F?R]`. */
export interface BetzaAtom {
  readonly letter: AtomLetter;
  /** Where the atom's letter stands, behind the modifiers. */
  readonly column: number;
  /** The most strides the atom may make; `Infinity` for sliders and riders. */
  readonly range: number;
  /** `i`: only from a square of the starting array. */
  readonly initial: boolean;
  /** `ii`: only from a square one rank ahead of those. */
  readonly ahead?: true;
  /** Separated by `a` in the text; those of the shortest move where some may be repeated. */
  readonly legs: BetzaLegs;
  readonly repeat?: BetzaRepeat;
  /** What follows in brackets; the atom itself is then the beginning of the move. */
  readonly onward?: readonly [BetzaLink, ...BetzaLink[]];
  readonly span: Span;
}

/**
 * Modifiers that may be repeated, in parentheses: `x(y)z` is `xz`, `xyz`, `xyyz` and so on. Each part is a list of legs, as an `a`
 * separates them; where two parts meet, the last leg of one and the first of the next are one leg.
 */
export interface BetzaRepeat {
  readonly before: BetzaLegs;
  readonly group: BetzaLegs;
  readonly after: BetzaLegs;
  /** How often the group is there at the most; `Infinity` where no number says. */
  readonly times: number;
  /** Where the parenthesis opens. */
  readonly column: number;
}

/** A further part of a chain in brackets. */
export interface BetzaLink {
  /** `?`: the move may also end where the part before does; `-`: it goes on. */
  readonly mayStop: boolean;
  readonly letter: AtomLetter;
  readonly column: number;
  readonly range: number;
  readonly leg: BetzaLeg;
}

/**
 * A castling, such as `isO2`: from its first square the piece goes exactly so many squares along its rank, and the piece at the end
 * of the rank goes to its other side.
 */
export interface BetzaCastling {
  /** Towards which ends of the rank: `l`, `r` or, as `s` says, both. */
  readonly sides: readonly CastlingSide[];
  /** How many squares from the end of the rank the partner stands: 0 for the corner piece, 1 with `j`. */
  readonly inset: 0 | 1;
  readonly squares: number;
  /** Where the `O` stands. */
  readonly column: number;
}

export type CastlingSide = 'l' | 'r';

/** All that a piece can do: the union of what its atoms do. */
export interface BetzaMove {
  readonly atoms: readonly BetzaAtom[];
  /** Absent when there are none. */
  readonly castlings?: readonly BetzaCastling[];
}

export function hasMode(leg: BetzaLeg, letter: ModeLetter): boolean {
  return leg.modes.some((mode) => mode.letter === letter);
}

/** How often a letter stands in a leg. */
export function countMode(leg: BetzaLeg, letter: ModeLetter): number {
  return leg.modes.filter((mode) => mode.letter === letter).length;
}

/** Where the first of some letters stands in a leg. */
export function findMode(leg: BetzaLeg, letters: string): Located<ModeLetter> | undefined {
  return leg.modes.find(({ letter }) => letters.includes(letter));
}
