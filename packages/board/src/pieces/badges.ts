/**
 * @module Badges: a disc in the lower left corner, which a horse leaves free, that says how a piece differs from the
 * figure it is drawn as. The same badge means the same thing on every piece.
 */
import type { Drawing } from './drawing.js';
import { disc } from './shapes.js';

const X = 210;
const Y = 785;

export const BADGES = {
  /** Goes on and on in one direction: a double chevron. */
  rider: badge([{ stroke: 'M118 772l92 -88l92 88M118 880l92 -88l92 88', width: 54, role: 'sign' }]),
  /** Can be blocked on the way: a bar. */
  lame: badge([{ stroke: 'M122 785h176', width: 66, role: 'sign' }]),
  /** Jumps over a piece: a dot. */
  hopper: badge([{ area: disc(X, Y, 72), role: 'sign' }]),
  /** May also step one square straight. */
  wazir: badge([{ stroke: 'M210 695v180M120 785h180', width: 52, role: 'sign' }]),
  /** May also step one square diagonally. */
  ferz: badge([{ stroke: 'M145 720l130 130M275 720l-130 130', width: 52, role: 'sign' }]),
} as const;

export type Badge = keyof typeof BADGES;

function badge(sign: Drawing): Drawing {
  return [{ area: disc(X, Y, 205), role: 'halo' }, { area: disc(X, Y, 182), role: 'badge' }, ...sign];
}
