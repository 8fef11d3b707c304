/** @module Which drawing belongs to which name. Names are folded (see `pieceDrawing`): `Knight King` is `knightking`. */
import { BADGES } from './badges.js';
import type { Drawing } from './drawing.js';
import {
  CAMEL,
  CAMEL_BEFORE_VIZIER,
  CANNON,
  GUARD,
  HORSE_ON_FOOT,
  KING_BEFORE_KNIGHT,
  KNIGHT_BEFORE_VIZIER,
  knightBefore,
  SHIELD,
  SPIDER,
  TWO_HEADS,
  VIZIER,
  ZEBRA,
} from './figures.js';

export const GLYPHS: Readonly<Record<string, Drawing | undefined>> = {
  king: [{ man: 'king' }],
  queen: [{ man: 'queen' }],
  rook: [{ man: 'rook' }],
  bishop: [{ man: 'bishop' }],
  knight: [{ man: 'knight' }],
  pawn: [{ man: 'pawn' }],

  nightrider: [{ man: 'knight' }, ...BADGES.rider],
  amazon: knightBefore('queen'),
  marshall: knightBefore('rook'),
  paladin: knightBefore('bishop'),
  knightking: KING_BEFORE_KNIGHT,
  ferzknight: KNIGHT_BEFORE_VIZIER,
  cavalier: HORSE_ON_FOOT,
  cannon: CANNON,
  champion: SHIELD,
  spider: SPIDER,
  zecari: [...TWO_HEADS, ...BADGES.rider],

  ferz: VIZIER,
  alfil: [{ man: 'turnedBishop' }],
  camel: CAMEL,
  zebra: ZEBRA,
  wizard: CAMEL_BEFORE_VIZIER,
  commoner: GUARD,
  gnu: TWO_HEADS,
  grasshopper: [{ man: 'turnedQueen' }],
  equihopper: [{ man: 'equihopper' }],
};

/** Other names of the same pieces. */
export const ALIASES: Readonly<Record<string, string | undefined>> = {
  archbishop: 'paladin',
  cardinal: 'paladin',
  centaur: 'knightking',
  chancellor: 'marshall',
  elephant: 'alfil',
  empress: 'marshall',
  guard: 'commoner',
  horse: 'cavalier',
  knightrider: 'nightrider',
  man: 'commoner',
  mann: 'commoner',
  mao: 'cavalier',
  marshal: 'marshall',
  prince: 'commoner',
  princess: 'paladin',
  vizier: 'ferz',
};
