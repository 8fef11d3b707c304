/** Rides of one leg that turn at every stride: crooked ones (`z`), to and fro, and circular ones (`q`), always to the same side. */
import type { Vector } from '../board/board.js';
import type { Bend } from '../movement/pattern.js';
import { isZero, minus } from '../movement/vector.js';
import { type BetzaLeg, hasMode } from './ast.js';
import { type AtomLetter, atomKind } from './atoms.js';
import { images } from './directions.js';
import { lameSquares } from './lame.js';

/** The range of a leg by its letters: a circular leaper goes round until a number stops it. */
export function circularRange(range: number, leg: BetzaLeg): number {
  return hasMode(leg, 'q') && range === 1 ? Infinity : range;
}

/** The strides that follow the first, for each way to turn; undefined when the leg goes straight. */
export function bendsOf(letter: AtomLetter, leg: BetzaLeg, stride: Vector): readonly (readonly Bend[])[] | undefined {
  const bend = (next: Vector): Bend => ({ stride: next, via: hasMode(leg, 'n') ? lameSquares(next, false) : [] });
  if (hasMode(leg, 'z')) return quarterTurns(stride).map((swerve) => [bend(swerve)]);
  if (!hasMode(leg, 'q')) return undefined;
  const round = images(atomKind(letter));
  const first = round.findIndex((image) => isZero(minus(image, stride)));
  return [1, round.length - 1].map((step) =>
    Array.from({ length: round.length - 1 }, (_, i) => bend(round[(first + (i + 1) * step) % round.length] as Vector)),
  );
}

/** At right angles, to either side. */
function quarterTurns([files, ranks]: Vector): readonly Vector[] {
  // Adding 0 makes -0 a plain 0.
  return [
    [ranks, -files + 0],
    [-ranks + 0, files],
  ];
}
