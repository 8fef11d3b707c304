/** The squares on which a lame leap (`n`) is blocked. */
import type { Vector } from '../board/board.js';

/**
 * The square at half the leap, each coordinate cut towards zero, as XBoard has it: beside the start for a knight,
 * between for an alfil, none for one step. A pawn's double or triple step along a line, which an initial leap is, needs
 * every square that it passes; with XBoard's one square, a triple step would leap what stands on the second.
 */
export function lameSquares(leap: Vector, isPawnLike: boolean): readonly Vector[] {
  const [files, ranks] = leap;
  const straight = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
  const length = Math.max(Math.abs(files), Math.abs(ranks));
  if (!isPawnLike || !straight) return length === 1 ? [] : [part(leap, 1, 2)];
  return Array.from({ length: length - 1 }, (_, i) => part(leap, i + 1, length));
}

/** The given part of a leap, cut towards zero. */
function part([files, ranks]: Vector, numerator: number, denominator: number): Vector {
  // Adding 0 makes -0 a plain 0.
  return [Math.trunc((files * numerator) / denominator) + 0, Math.trunc((ranks * numerator) / denominator) + 0];
}
