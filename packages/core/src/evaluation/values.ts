/**
 * What pieces are worth, in centipawns. A document may say; otherwise the value follows from the squares that the piece commands:
 * the more the more of them there are, for what many moves at once are good for. The
 * weights give the pieces of chess their usual values.
 */
import type { PieceKind, Ruleset } from '@hippodrome/rules';
import { meanReach } from './reach.js';
import type { Weights } from './weights.js';

const CENTIPAWNS = 100;

export interface Value {
  readonly early: number;
  readonly late: number;
  /** In an exchange. */
  readonly worth: number;
}

export function appraise(rules: Ruleset, kind: PieceKind, isPawnlike: boolean, weights: Weights): Value {
  if (kind.royal) return { early: 0, late: 0, worth: 0 };
  const value = kind.value === undefined ? derivedValue(rules, kind, weights) : kind.value * CENTIPAWNS;
  const early = Math.round(value * (isPawnlike ? weights.pawnEarly : weights.pieceEarly));
  const late = Math.round(value * (isPawnlike ? weights.pawnLate : weights.pieceLate));
  return { early, late, worth: Math.round((early + late) / 2) };
}

function derivedValue(rules: Ruleset, kind: PieceKind, { perSquare, perSquareSquared }: Weights): number {
  const reach = meanReach(rules, kind.white);
  return perSquare * reach + perSquareSquared * reach ** 2;
}
