/**
 * A small game whose kings castle one, two or three squares, to the left not one, as their Betza says; it is on so few ranks that
 * random games castle often. Kings, rooks and pawns only, so that a generator of another kind fits into a test.
 */
import { rulesOf } from './shipped.js';

export const FLEXIBLE = rulesOf(`---
title: Flexible
slug: flexible
engine:
  topology: { type: grid, rows: 5, cols: 10 }
  setup: "r4k3r/2p1pp1p2/10/2P1PP1P2/R4K3R"
  pieces:
    king: { notation: K, betza: KirO1isO2isO3, royal: true }
    rook: { notation: R, betza: R }
    pawn: { notation: P, betza: fmWfcF, letterless: true }
  rules:
    wins: [checkmate]
    stalemate: draw
    draws:
      - { move-rule: { moves: 50, resets: [capture, pawn] } }
---
`);
