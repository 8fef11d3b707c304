/**
 * What a rule comes to in one game, as data. The hooks of `rule.ts` are how this package plays a rule; facts are what another
 * implementation (the core) builds its tables from. A rule states one fact of each kind that it has; an implementation that does not
 * know a fact cannot play the game.
 */
import type { Square } from '../board/board.js';
import type { ByColour } from '../colour.js';
import type { Castling } from '../position/move.js';
import type { PieceCode } from '../position/placement.js';
import type { Position } from '../position/position.js';

export type RuleFact =
  | {
      readonly fact: 'castling';
      readonly ways: readonly CastlingWay[];
      /** Bit set of the ways that are still open. */
      readonly rights: Memory<number>;
    }
  /** Captures en passant on all squares that the last move has passed. */
  | {
      readonly fact: 'en-passant';
      /** Those squares, in the order passed, and where the piece stands that has passed them. */
      readonly passed: Memory<{ readonly squares: readonly Square[]; readonly victim: Square }>;
    }
  | {
      readonly fact: 'promotion';
      /** What a piece that arrives on the square may become, and whether it must; undefined where it stays what it is. */
      readonly choice: (piece: PieceCode, square: Square) => PromotionChoice | undefined;
    }
  /** A captured piece waits for its owner, who promotes only to what waits. */
  | {
      readonly fact: 'pool';
      readonly enters: (piece: PieceCode) => boolean;
      /** How many wait, by code; absent means none. */
      readonly waiting: Memory<ReadonlyMap<PieceCode, number>>;
    }
  /** Royals may not stand on one file with nothing between. */
  | { readonly fact: 'facing' }
  /** Parts of the game before the ordinary rules hold, each of which the next capture ends. */
  | {
      readonly fact: 'phases';
      readonly phases: readonly PhaseFact[];
      /** Number of the phase in force; the number of phases when all are over. */
      readonly phase: Memory<number>;
    }
  | { readonly fact: 'checkmate' }
  /** A side without a piece of the kind has lost. */
  | { readonly fact: 'extinction'; readonly kind: number }
  | { readonly fact: 'bare-king'; readonly reply: boolean }
  | {
      readonly fact: 'check-count';
      readonly checks: number;
      /** How many checks each side has yet to give. */
      readonly left: Memory<ByColour<number>>;
    }
  | { readonly fact: 'stalemate'; readonly meaning: 'draw' | 'loss' | 'win' }
  /** The side with more pieces of the kind wins; with equally many, the side that cannot move passes. */
  | { readonly fact: 'stalemate-comparison'; readonly kind: number }
  /** Kinds of which a single one beside the royals draws; undefined stands for nothing at all. */
  | { readonly fact: 'insufficient-material'; readonly kinds: readonly (number | undefined)[] }
  /** Moves of each side. `resets`: kinds whose moves count as progress, besides captures and promotions if they do. */
  | { readonly fact: 'move-rule'; readonly moves: number }
  | {
      readonly fact: 'progress';
      readonly captures: boolean;
      readonly promotions: boolean;
      readonly kinds: readonly number[];
    }
  | { readonly fact: 'repetition'; readonly times: number };

/** What the rule remembers in a position. */
export type Memory<State> = (position: Position) => State;

export interface CastlingWay {
  /** As in the set of rights. */
  readonly bit: number;
  readonly move: Castling;
  readonly empty: readonly Square[];
  /** What must not be attacked before the move. Its target must not be after it, either. */
  readonly safe: readonly Square[];
}

export interface PromotionChoice {
  readonly must: boolean;
  readonly codes: readonly PieceCode[];
}

export interface PhaseFact {
  readonly suspendsCheck: boolean;
  /** Nobody captures with the first move. */
  readonly barsFirstCapture: boolean;
}
