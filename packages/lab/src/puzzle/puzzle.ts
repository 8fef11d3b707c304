/**
 * A puzzle as data: a position in which one line wins, and how that is known. Files of puzzles hold one game each and are read by pages
 * too, which know the same shape.
 */
import type { Theme } from './theme/theme.js';

/** Grows when puzzles are made in another way, so that the same seed gives others. */
export const GENERATOR = 5;

export interface Puzzle {
  /** The game's slug and five characters made of position and solution: `nightrider-k3f9a`. */
  readonly id: string;
  /** The solver is to move. */
  readonly fen: string;
  /** The coordinate move that led there: an error of the other side. */
  readonly last: string;
  /** Coordinate moves in turn: the solver's first and last, the best replies between. */
  readonly moves: readonly string[];
  /** In the order of `THEMES`; one at least. */
  readonly themes: readonly Theme[];
  /** How hard it is; see `rating.ts`. */
  readonly rating: number;
  readonly made: Provenance;
}

/** Where a puzzle comes from, and how it was verified. */
export interface Provenance {
  readonly generator: number;
  /** Seed of the games, number of the game from 0, plies played before the position, the error included. */
  readonly seed: number;
  readonly game: number;
  readonly ply: number;
  /** Positions visited for each of the solver's moves, in each of the two searches. */
  readonly nodes: readonly [number, number];
  /** By how much the best move was better than the next best, the least of all moves and searches; in hundredths of a won game. */
  readonly margin: number;
}

/** The contents of a file. */
export interface PuzzleFile {
  /** Slug of the game. */
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
}

/** The same for the same position and solution. */
export function puzzleId(slug: string, fen: string, moves: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of `${fen} ${moves.join(' ')}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return `${slug}-${(hash % 36 ** 5).toString(36).padStart(5, '0')}`;
}
