/**
 * Games that nobody plays: pieces of every kind that Betza can say and the shipped documents do not use, so that what holds for
 * all games is tried on them as well.
 */
import type { Ruleset } from '../src/rule/ruleset.js';
import { rulesOf } from './shipped.js';

/** Letter and Betza by name. */
type Pieces = Readonly<Record<string, readonly [letter: string, betza: string]>>;

/** Pieces whose legs have one length each. */
const STRANGE_PIECES: Pieces = {
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

/** Pieces that turn behind a slide, repeat their legs, ride in circles, capture their own side's on the way, or have a special kind of hop. */
const STRANGER_PIECES: Pieces = {
  hookmover: ['H', 'RasR'],
  rifleman: ['G', 'mKcaibQ'],
  rose: ['O', 'qN'],
  quintessence: ['Z', 'N1as(az)N'],
  maorider: ['M', 'afs(afzafz)W'],
  leapfrog: ['L', 'mW(paf)2R3'],
  taker: ['T', 'mF[cF?R]yafsWcafsWdamW'],
  withdrawer: ['W', 'mFdpRdafcW'],
  reflector: ['B', 'mKtgabyabsB'],
  locust: ['C', 'mQcafmQ'],
  tamer: ['A', 'tQ'],
  stepper: ['S', 'WjjRjNNnDD'],
  drifter: ['D', 'oafsWafoF'],
  chaser: ['E', '[W-F?fsR]afpR3fafgB'],
};

export const STRANGE = gameOf('strange', STRANGE_PIECES, '[lion, archer]');
export const STRANGER = gameOf('stranger', STRANGER_PIECES, '[rose, tamer]');

/** Both games, with words for them. */
export const STRANGE_GAMES: readonly (readonly [name: string, rules: Ruleset])[] = [
  ['a strange game', STRANGE],
  ['a stranger game', STRANGER],
];

/** Wide enough that every kind stands once; the pawn lets kinds meet soon. */
function gameOf(slug: string, pieces: Pieces, promotions: string): Ruleset {
  const letters = Object.values(pieces).map(([letter]) => letter);
  const array = [...letters.slice(0, 7), 'K', ...letters.slice(7)].join('');
  const pawns = 'P'.repeat(array.length);
  const betza = slug === 'strange' ? 'fmWfceFifmnD' : 'fmWfceFifmnDiifmnDfmnnA';
  return rulesOf(`---
title: ${slug}
slug: ${slug}
engine:
  topology: { type: grid, rows: 8, cols: ${array.length} }
  setup: "${array.toLowerCase()}/${pawns.toLowerCase()}/15/15/15/15/${pawns}/${array}"
  pieces:
    king: { notation: K, betza: K, royal: true }
    pawn: { notation: P, betza: ${betza}, letterless: true }
${Object.entries(pieces)
  .map(([name, [notation, text]]) => `    ${name}: { notation: ${notation}, betza: "${text}" }`)
  .join('\n')}
  rules:
    promotion: { piece: pawn, to: ${promotions} }
    wins: [checkmate]
    stalemate: draw
    draws:
      - { move-rule: { moves: 50, resets: [capture, pawn] } }
---
`);
}
