/** Moves that fork: where the piece goes, what it would attack there. */
import type { Mark } from '@hippodrome/board';
import { asIfToMove, byColour, COLOURS, type Colour, type Fork, forksOf, type Position } from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { capital } from '../i18n/terms.js';
import { legible, stepArrow } from './arrows.js';
import type { SightOptions } from './overlay.js';
import type { SightView, SightWork } from './view.js';
import { pieceOn, piecesOn, squareName } from './words.js';
import { worthIn } from './worth.js';

interface Found extends Fork {
  readonly side: Colour;
}

export function* forksWork(position: Position, { sides = 'both' }: SightOptions): SightWork {
  const found: Found[] = [];
  for (const side of COLOURS) {
    if (sides !== 'both' && sides !== side) continue;
    for (const fork of forksOf(position, side, worthIn(position.rules))) {
      if (fork !== undefined) found.push({ ...fork, side });
      yield;
    }
  }
  return viewOf(position, distinct(found));
}

/** One of each piece and square: promotions differ in what the piece becomes, not in where it forks. */
function distinct(found: readonly Found[]): readonly Found[] {
  return [
    ...new Map(found.toReversed().map((fork) => [`${fork.move.from}-${fork.move.to}`, fork])).values(),
  ].toReversed();
}

function viewOf(position: Position, forks: readonly Found[]): SightView {
  const mark =
    (kind: 'fork' | 'prey') =>
    (square: Fork['move']['to']): Mark => ({ square: squareName(position, square), kind });
  const squares = new Set(forks.map(({ move }) => move.to));
  const prey = new Set(forks.flatMap(({ targets }) => targets));
  const arrows = forks.flatMap(({ move, side }) => stepArrow(asIfToMove(position, side), move) ?? []);
  const texts = forks.map(({ move, targets }) =>
    t('sight.forks.fork', {
      piece: capital(pieceOn(position, move.from)),
      square: squareName(position, move.to),
      targets: piecesOn(position, targets),
    }),
  );
  return {
    marks: [...[...squares].map(mark('fork')), ...[...prey].map(mark('prey'))],
    arrows: legible(arrows),
    counts: byColour((side) => forks.filter((fork) => fork.side === side).length),
    texts: forks.length === 0 ? [t('sight.forks.none')] : [t('sight.forks.count', { count: forks.length }), ...texts],
  };
}
