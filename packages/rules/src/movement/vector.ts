/** Arithmetic of displacements. */
import type { Vector } from '../board/board.js';

export const NOWHERE: Vector = [0, 0];

export function isZero([files, ranks]: Vector): boolean {
  return files === 0 && ranks === 0;
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1]];
}

export function scale([files, ranks]: Vector, factor: number): Vector {
  // Adding 0 makes -0 a plain 0.
  return [files * factor + 0, ranks * factor + 0];
}
