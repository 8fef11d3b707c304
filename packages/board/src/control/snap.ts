/**
 * @module Which square is meant when a piece is let go of: the one under the pointer if the piece may go there, else the nearest one it
 * may go to, as long as the pointer is not far beyond that square's edge. Over the square where it came from nothing is meant but that.
 */
import type { Point } from '../draw/layout.js';

/** How far the pointer may be from the middle of the square that is meant, in squares. */
export const TOLERANCE = { mouse: 0.72, touch: 0.9 } as const;

/**
 * @param pointer in squares from the corner of the board, as the middles are
 * @param over name of the square under the pointer
 * @param targets squares the piece may go to, with their middles
 */
export function snap(
  pointer: Point,
  over: string | undefined,
  from: string,
  targets: ReadonlyMap<string, Point>,
  tolerance: number,
): string | undefined {
  if (over === from) return undefined;
  if (over !== undefined && targets.has(over)) return over;
  let [nearest, least]: [string | undefined, number] = [undefined, tolerance];
  for (const [square, middle] of targets) {
    const far = Math.hypot(pointer.x - middle.x, pointer.y - middle.y);
    if (square !== from && far < least) [nearest, least] = [square, far];
  }
  return nearest;
}
