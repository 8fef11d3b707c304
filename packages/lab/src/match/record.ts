/** What is kept of a game: plain data, one line of JSON in the state file, and enough to write its PGN. */
import type { Colour, OutcomeRule } from '@hippodrome/rules';
import type { EngineScore } from '../uci/info.js';
import type { Fault } from './contestant.js';

/** The two engines of a match, by their order on the command line. */
export type Seat = 0 | 1;

/** Why a game ended: by the rules, by agreement of the scores, by a fault, or because it would not end. */
export type Reason = OutcomeRule | 'adjudicated-win' | 'adjudicated-draw' | Fault['kind'] | 'frozen' | 'too-long';

/** Games that the rules would never have ended: half a point for each side, but counted apart. */
export const STOPPED: readonly Reason[] = ['frozen', 'too-long'];

export interface MoveRecord {
  /** Coordinates. */
  readonly move: string;
  /** The mover's own, where it said one; moves of the opening have none of these. */
  readonly score?: EngineScore;
  readonly depth?: number;
  /** Milliseconds that the move took. */
  readonly elapsed?: number;
  /** Milliseconds left on the mover's clock after it. */
  readonly clock?: number;
}

export interface GameRecord {
  /** From 1. */
  readonly game: number;
  /** Who has the white pieces. */
  readonly white: Seat;
  readonly names: readonly [string, string];
  /** How many of the moves are the opening. */
  readonly opening: number;
  readonly moves: readonly MoveRecord[];
  readonly winner: Colour | null;
  readonly reason: Reason;
  /** Whose fault ended the game. */
  readonly fault?: { readonly by: Seat; readonly message: string };
  /** The day on which it ended, as PGN writes it. */
  readonly date: string;
}

/** Points of the first engine. */
export function pointsOf({ white, winner }: Pick<GameRecord, 'white' | 'winner'>): 0 | 0.5 | 1 {
  if (winner === null) return 0.5;
  return (winner === 'white') === (white === 0) ? 1 : 0;
}
