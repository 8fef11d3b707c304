/**
 * Moves that fork: where the piece goes, what it would attack there. Of many forks only the squares are marked, until somebody looks at one
 * of them: arrows over arrows are read by nobody.
 */
import type { Mark } from '@hippodrome/board';
import {
  asIfToMove,
  byColour,
  COLOURS,
  type Colour,
  type Fork,
  forksOf,
  type Position,
  type Square,
} from '@hippodrome/rules';
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

/** So many can be followed on the board. */
const FEW = 6;

/** Of both sides, for as long as the position is looked at: somebody who looks from square to square asks again and again. */
const known = new WeakMap<Position, readonly Found[]>();

export function* forksWork(position: Position, { sides = 'both', squares = [] }: SightOptions): SightWork {
  const all = (yield* foundIn(position)).filter(({ side }) => sides === 'both' || sides === side);
  const chosen = all.filter((fork) => squares.some((square) => isAbout(fork, square)));
  if (chosen.length > 0) return viewOf(position, chosen);
  return all.length > FEW ? overviewOf(position, all) : viewOf(position, all);
}

function* foundIn(position: Position): Generator<unknown, readonly Found[]> {
  const before = known.get(position);
  if (before !== undefined) return before;
  const found: Found[] = [];
  for (const side of COLOURS) {
    for (const fork of forksOf(position, side, worthIn(position.rules))) {
      if (fork !== undefined) found.push({ ...fork, side });
      yield;
    }
  }
  const all = distinct(found);
  known.set(position, all);
  return all;
}

function isAbout({ move, targets }: Fork, square: Square): boolean {
  return move.from === square || move.to === square || targets.includes(square);
}

/** One of each piece and square: promotions differ in what the piece becomes, not in where it forks. */
function distinct(found: readonly Found[]): readonly Found[] {
  return [
    ...new Map(found.toReversed().map((fork) => [`${fork.move.from}-${fork.move.to}`, fork])).values(),
  ].toReversed();
}

function viewOf(position: Position, forks: readonly Found[]): SightView {
  const prey = new Set(forks.flatMap(({ targets }) => targets));
  const arrows = forks.flatMap(({ move, side }) => stepArrow(asIfToMove(position, side), move) ?? []);
  return {
    marks: [...forkMarks(position, forks), ...[...prey].map((square) => markOn(position, square, 'prey'))],
    arrows: legible(arrows),
    counts: countsOf(forks),
    texts:
      forks.length === 0
        ? [t('sight.forks.none')]
        : [countText(forks), ...forks.map((fork) => forkText(position, fork))],
  };
}

function overviewOf(position: Position, forks: readonly Found[]): SightView {
  return {
    marks: forkMarks(position, forks),
    arrows: [],
    counts: countsOf(forks),
    texts: [countText(forks), t('sight.forks.choose'), ...forks.map((fork) => forkText(position, fork))],
  };
}

function forkMarks(position: Position, forks: readonly Found[]): readonly Mark[] {
  return [...new Set(forks.map(({ move }) => move.to))].map((square) => markOn(position, square, 'fork'));
}

function markOn(position: Position, square: Square, kind: 'fork' | 'prey'): Mark {
  return { square: squareName(position, square), kind };
}

function countsOf(forks: readonly Found[]): SightView['counts'] {
  return byColour((side) => forks.filter((fork) => fork.side === side).length);
}

function countText(forks: readonly Found[]): string {
  return t('sight.forks.count', { count: forks.length });
}

function forkText(position: Position, { move, targets }: Found): string {
  return t('sight.forks.fork', {
    piece: capital(pieceOn(position, move.from)),
    square: squareName(position, move.to),
    targets: piecesOn(position, targets),
  });
}
