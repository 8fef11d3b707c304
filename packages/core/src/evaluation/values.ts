/**
 * What pieces are worth, in centipawns. A document may say; otherwise the value follows from the squares that the piece commands:
 * `50 r + 1.2 r²` for a mean reach `r`, the square term being for what many moves at once are good for. The constants give the pieces of
 * chess their usual values.
 */
import type { PieceKind, Ruleset } from '@hippodrome/rules';
import { meanReach } from './reach.js';

const CENTIPAWNS = 100;
const PER_SQUARE = 50;
const PER_SQUARE_SQUARED = 1.2;
/** Pieces gain on pawns when the board empties; what can promote gains most. */
const EARLY = 1.12;
const LATE = 1.2;
const PAWN_EARLY = 0.78;
const PAWN_LATE = 1.06;

export interface Value {
  readonly early: number;
  readonly late: number;
  /** In an exchange. */
  readonly worth: number;
}

export function appraise(rules: Ruleset, kind: PieceKind, isPawnlike: boolean): Value {
  if (kind.royal) return { early: 0, late: 0, worth: 0 };
  const value = kind.value === undefined ? derivedValue(rules, kind) : kind.value * CENTIPAWNS;
  const early = Math.round(value * (isPawnlike ? PAWN_EARLY : EARLY));
  const late = Math.round(value * (isPawnlike ? PAWN_LATE : LATE));
  return { early, late, worth: Math.round((early + late) / 2) };
}

function derivedValue(rules: Ruleset, kind: PieceKind): number {
  const reach = meanReach(rules, kind.white);
  return PER_SQUARE * reach + PER_SQUARE_SQUARED * reach ** 2;
}
