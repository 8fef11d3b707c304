/**
 * Steps: pieces of which there are many and that move shortly (pawns, cavaliers) are moved all at once, a step being the same
 * displacement from every square that it is possible from.
 */
import type { PieceCode, Ruleset, Square } from '@hippodrome/rules';
import { MAX_STEPS, QUIET, TAKE } from '../layout.js';
import type { Image } from './image.js';
import type { Motion, Motions } from './motions.js';

/** Fewer than so many at the start are counted one by one. */
const FEWEST = 4;
/** Squares that must be empty for a step. */
const MOST_OVER = 2;

export function writeSteps(image: Image, rules: Ruleset, code: PieceCode, motions: Motions): void {
  const steps = stepsOf(motions.single);
  const isSetwise =
    rules.start.filter((found) => found === code).length >= FEWEST &&
    motions.lines.length + motions.hops.length === 0 &&
    steps !== undefined;
  if (!isSetwise) return;
  image.code(code, 'SETWISE', 1);
  image.code(code, 'STEPS', steps.length);
  steps.forEach(({ by, use, over, from }, i) => {
    const at = image.at('CODE_STEPS') + (code * MAX_STEPS + i) * image.at('STEP_SIZE');
    [by, use, over[0] ?? 0, over[1] ?? 0].forEach((value, field) => {
      image.i32(at + 4 * field, value);
    });
    image.addAll(image.at('STEP_FROM') + (code * MAX_STEPS + i) * image.at('MASK'), from);
  });
}

interface Step {
  readonly by: number;
  readonly use: number;
  readonly over: readonly number[];
  readonly from: Square[];
}

/** The steps that the motions come to; undefined when there are too many, too long ones, or two that lead to one square. */
function stepsOf(motions: readonly Motion[]): readonly Step[] | undefined {
  const steps = new Map<string, Step>();
  for (const { from, to, over, quiet, take } of motions) {
    const use = (quiet ? QUIET : 0) | (take ? TAKE : 0);
    const step: Step = { by: to - from, use, over: over.map((square) => square - from), from: [] };
    const key = [step.by, use, ...step.over].join();
    const known = steps.get(key) ?? step;
    known.from.push(from);
    steps.set(key, known);
  }
  const all = [...steps.values()];
  const fits = all.every(
    ({ by, over, use }) =>
      Math.abs(by) < 64 &&
      over.length <= MOST_OVER &&
      over.every((each) => Math.abs(each) < 64) &&
      all.filter((other) => other.by === by && (other.use & use) !== 0).length === 1,
  );
  return fits && all.length <= MAX_STEPS ? all : undefined;
}
