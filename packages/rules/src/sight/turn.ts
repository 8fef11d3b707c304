/** A position as if the other side were to move: what it could do, were nothing done about it. */
import type { Colour } from '../colour.js';
import { PASS } from '../position/move.js';
import { playUnchecked } from '../position/play.js';
import type { Position } from '../position/position.js';

const passed = new WeakMap<Position, Position>();

/** The position itself when the side is to move; else the one that a pass leads to, allowed or not. */
export function asIfToMove(position: Position, side: Colour): Position {
  if (position.sideToMove === side) return position;
  const other = passed.get(position) ?? playUnchecked(position, PASS);
  passed.set(position, other);
  return other;
}
