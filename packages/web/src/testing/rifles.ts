/** A small game of pieces that capture without moving, and of others that may leap with or without capturing on the way. */
import { compile, expectOk, loadVariant, type Position, parseFen, setUp } from '@hippodrome/rules';

export const RIFLES = `---
title: Rifles
slug: rifles
engine:
  topology: { type: grid, rows: 6, cols: 6 }
  setup: "1u1k1u/6/1p2p1/1V2V1/6/1U1K1U"
  pieces:
    king: { notation: K, betza: K, royal: true }
    archer: { notation: U, betza: mWcabK }
    queen: { notation: Q, betza: Q }
    vaulter: { notation: V, betza: fmAfcafmF }
    pawn: { notation: P, betza: fmWfcF, letterless: true }
  rules:
    promotion: { piece: vaulter, to: [queen, archer] }
    wins: [checkmate]
    stalemate: draw
---
`;

const rules = expectOk(compile(expectOk(loadVariant(RIFLES))));

export function rifles(fen: string): Position {
  return expectOk(setUp(rules, expectOk(parseFen(rules, fen))));
}
