/** The first move of each line as an arrow, the best the strongest. */
import type { Arrow, ArrowRank } from '@hippodrome/board';
import { moveArrow } from '../board/move-arrow.js';
import type { AnalysisLine } from './line-reader.js';

const RANKS: readonly ArrowRank[] = [1, 2, 3];

/** Moves that differ in more than their squares, such as promotions, have one arrow: that of the best. */
export function arrowsOf(lines: readonly Pick<AnalysisLine, 'steps'>[]): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const [
    i,
    {
      steps: [first],
    },
  ] of lines.entries()) {
    const arrow = first && moveArrow(first.before, first.move, RANKS[i] ?? 3);
    if (arrow === undefined) continue;
    const way = `${arrow.from} ${arrow.to}`;
    if (!arrows.has(way)) arrows.set(way, arrow);
  }
  return [...arrows.values()];
}
