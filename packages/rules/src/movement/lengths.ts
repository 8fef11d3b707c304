/** In how many ways a piece may come to its last course: what a table of all its rides costs. */
import type { Course, MovePattern } from './pattern.js';

/**
 * In how many ways courses behind one another may be long, where none is longer than so many strides. Those along one line share
 * its length.
 */
export function lengthsOfAll(courses: readonly Course[], longest: number): number {
  let ways = 1;
  let inLine = 0;
  courses.forEach(({ stride, range, echo }, i) => {
    if (range === 1 || echo) return;
    inLine = String(courses[i - 1]?.stride) === String(stride) ? inLine + 1 : 1;
    ways = (ways * Math.max(Math.min(range, longest) + 1 - inLine, 1)) / inLine;
  });
  return ways;
}

/** How many rides the patterns may come to from one square of a board with sides of so many squares; an estimate from above. */
export function mostRides(patterns: readonly MovePattern[], side: number): number {
  return patterns.reduce((sum, { approach = [] }) => sum + lengthsOfAll(approach, side - 1), 0);
}
