/** @module Figures of our own, in the manner of the font's: for pieces that no font has. */
import { SYMBOLS } from '../outlines/chessmen.js';
import { type Drawing, grouped, type Man } from './drawing.js';
import { disc, star } from './shapes.js';

/** A knight before another man: the piece that moves as both. The man behind stands higher and to the right. */
export function knightBefore(man: Man): Drawing {
  return [BEHIND[man] ?? { man, at: { x: 150, y: -75, scale: 0.82 } }, FRONT];
}

const FRONT = { man: 'knight', at: { x: -80, y: 75, scale: 0.82 } } as const;
const BEHIND: Partial<Record<Man, Drawing[number]>> = {
  bishop: { man: 'bishop', crop: 748, at: { x: 150, y: -85, scale: 0.9 } },
  queen: { man: 'queen', at: { x: 112, y: -80, scale: 0.82 } },
};

/** A king before a horse: what matters most about him is that he is the king. */
export const KING_BEFORE_KNIGHT: Drawing = [
  { man: 'knight', at: { x: -105, y: -10, scale: 0.86 } },
  { man: 'king', at: { x: 130, y: 55, scale: 0.86 } },
];

const ROBE: Drawing = [
  {
    solid:
      'M500 440q-50 0 -60 30q-10 110 -90 205q-105 90 -110 180q0 10 10 10h500q10 0 10 -10q-5 -90 -110 -180' +
      'q-80 -95 -90 -205q-10 -30 -60 -30z',
  },
];

/** A counsellor with a turban. */
export const VIZIER: Drawing = [
  ...ROBE,
  { solid: 'M500 130q10 60 85 110q75 50 75 120q0 90 -160 90q-160 0 -160 -90q0 -70 75 -120q75 -50 85 -110z' },
  { stroke: 'M350 355q150 -65 300 0', width: 40, role: 'line' },
];

/** A man at arms, with a helmet and a spear: he goes as the king does, and is none. */
export const GUARD: Drawing = [
  {
    solid:
      'M762 420v430q0 15 -15 15h-10q-15 0 -15 -15v-430zM742 135q70 120 70 190q0 75 -70 105q-70 -30 -70 -105q0 -70 70 -190z',
    at: { x: 40 },
  },
  ...grouped(ROBE, { x: -60 }),
  { solid: 'M440 165q150 0 165 175q45 15 45 60q0 12 -12 12h-396q-12 0 -12 -12q0 -45 45 -60q15 -175 165 -175z' },
  { stroke: 'M280 345h320', width: 40, role: 'line' },
];

export const KNIGHT_BEFORE_VIZIER: Drawing = [...grouped(VIZIER, { x: 150, y: -75, scale: 0.86 }), FRONT];

/** A horse's head on the foot of a pawn: the pawn of the games that have no other. */
export const HORSE_ON_FOOT: Drawing = [
  {
    solid:
      'M500 560q-120 0 -120 110q0 55 -65 80q-85 40 -85 100q0 12 12 12h516q12 0 12 -12q0 -60 -85 -100' +
      'q-65 -25 -65 -80q0 -110 -120 -110z',
  },
  { man: 'knight', at: { x: 0, y: -62, scale: 0.68 } },
];

const STRIPES =
  'M585 335q-45 10 -75 55M680 430q-75 10 -135 75M715 545q-85 15 -160 95M722 665q-95 10 -215 105M722 785q-70 5 -130 50';

export const ZEBRA: Drawing = [{ man: 'knight' }, { stroke: STRIPES, width: 44, role: 'line' }];

/** Two heads back to back, the one striped. */
export const TWO_HEADS: Drawing = [
  { man: 'knight', at: { x: 135, y: 40, scale: 0.84, mirror: true } },
  ...grouped(ZEBRA, { x: -125, y: 55, scale: 0.86 }),
];

export const CAMEL: Drawing = [
  {
    solid:
      'M105 315q10 -60 85 -72q60 -15 82 30q25 45 10 105q-20 105 20 165q40 38 78 -20q38 -185 145 -222' +
      'q106 30 165 222q115 20 125 145l34 205h-80l-55 -170q-10 60 -22 170h-84l-22 -212q-78 28 -172 10l-20 202h-84' +
      'l-12 -240q-105 -60 -135 -184q-20 -78 0 -145q-46 20 -58 11z',
  },
];

export const CAMEL_BEFORE_VIZIER: Drawing = [
  ...grouped(VIZIER, { x: 185, y: -85, scale: 0.82 }),
  ...grouped(CAMEL, { x: -68, y: 88, scale: 0.86 }),
];

/** A barrel on a wheel. */
export const CANNON: Drawing = [
  { solid: 'M520 500l-70 365h400q10 0 8 -10l-98 -280z' },
  { solid: 'M140 275l85 -105q10 -12 24 -4l495 275q68 42 58 118q-38 84 -142 56z' },
  { solid: disc(560, 680, 165) },
  { area: disc(560, 680, 100), role: 'line' },
  { area: disc(560, 680, 52), role: 'body' },
];

/** A shield with a star of eight points. */
export const SHIELD: Drawing = [
  { solid: SYMBOLS.shield, at: { x: 62, y: 28, scale: 0.82 } },
  { area: star(500, 465, 8, 238, 104), role: 'line' },
];

export const SPIDER: Drawing = [
  {
    solid: disc(500, 650, 160) + disc(500, 400, 84),
    limbs:
      'M455 440L300 330L262 120M430 480L215 440L105 255M430 560L215 590L105 760M440 640L300 720L250 880' +
      'M545 440L700 330L738 120M570 480L785 440L895 255M570 560L785 590L895 760M560 640L700 720L750 880',
    limbWidth: 36,
  },
  { area: star(500, 660, 4, 115, 42), role: 'line' },
  { area: disc(468, 385, 22) + disc(532, 385, 22), role: 'line' },
];
