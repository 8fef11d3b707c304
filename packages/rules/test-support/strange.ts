/**
 * A game that nobody plays: pieces of every kind that Betza can say and the shipped documents do not use, so that what holds for
 * all games is tried on them as well.
 */
import { rulesOf } from './shipped.js';

/** Letter and Betza by name. */
const PIECES: Readonly<Record<string, readonly [letter: string, betza: string]>> = {
  checker: ['C', 'mFfcafmFbcafmF'],
  griffon: ['G', '[F?R]'],
  archer: ['U', 'mWcabK'],
  knightlocust: ['A', 'mNcafK'],
  barrel: ['O', 'oR'],
  boyscout: ['Z', 'zB'],
  skier: ['S', 'jQ'],
  jumper: ['J', 'WjDjNjA'],
  cannibal: ['D', 'mRdKcF'],
  vaulter: ['H', 'mFcpafKtpafmW'],
  cook: ['Y', 'FgafWyafW'],
  giraffe: ['X', 'WXFXzW4'],
  lion: ['L', 'KNADcaKcabK'],
  wrapper: ['V', 'foafsoWoN'],
};

/** Wide enough that every kind stands once; the pawn lets kinds meet soon. */
export const STRANGE = rulesOf(`---
title: Strange
slug: strange
engine:
  topology: { type: grid, rows: 8, cols: 15 }
  setup: "cguaozskjdhyxlv/ppppppppppppppp/15/15/15/15/PPPPPPPPPPPPPPP/CGUAOZSKJDHYXLV"
  pieces:
    king: { notation: K, betza: K, royal: true }
    pawn: { notation: P, betza: fmWfceFifmnD, letterless: true }
${Object.entries(PIECES)
  .map(([name, [notation, betza]]) => `    ${name}: { notation: ${notation}, betza: "${betza}" }`)
  .join('\n')}
  rules:
    promotion: { piece: pawn, to: [lion, archer] }
    wins: [checkmate]
    stalemate: draw
    draws:
      - { move-rule: { moves: 50, resets: [capture, pawn] } }
---
`);
