/**
 * What pieces are worth, in centipawns. A document may say; otherwise the value follows from the squares the piece commands:
 * `50 r + 1.2 r²` for a mean reach `r`. The square term is for what many moves at once are good for (forks, flight). The two
 * constants give the pieces of chess on 8x8 their usual values (knight 3, bishop 3.4, rook 4.9, queen 9.4).
 */
import { COLOURS, type PieceKind, type Ruleset } from '@hippodrome/rules';
import { meanReach } from './reach.js';

/** Centipawns by piece code; 0 for royals, which are never traded. */
export type PieceValues = Int32Array;

const CENTIPAWNS = 100;
const PER_SQUARE = 50;
const PER_SQUARE_SQUARED = 1.2;

export function pieceValues(rules: Ruleset): PieceValues {
  const values = new Int32Array(2 * rules.kinds.length + 2);
  for (const kind of rules.kinds) {
    const value = kind.royal ? 0 : kindValue(rules, kind);
    for (const colour of COLOURS) values[kind[colour]] = value;
  }
  return values;
}

function kindValue(rules: Ruleset, kind: PieceKind): number {
  return kind.value === undefined ? derivedValue(rules, kind) : Math.round(kind.value * CENTIPAWNS);
}

/** The value that follows from the board alone, whatever the document says. */
export function derivedValue(rules: Ruleset, kind: PieceKind): number {
  const reach = meanReach(rules, kind.white);
  return Math.round(PER_SQUARE * reach + PER_SQUARE_SQUARED * reach ** 2);
}
