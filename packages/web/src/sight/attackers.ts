/** Who bears on which square: the whole board as a map of numbers, or some squares with everybody who bears on them. */
import type { Arrow, Mark } from '@hippodrome/board';
import {
  attackersOf,
  type ByColour,
  byColour,
  COLOURS,
  EMPTY,
  hiddenAttackersOf,
  type Position,
  type Square,
} from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { listed } from '../i18n/listing.js';
import { capital } from '../i18n/terms.js';
import { bearingArrow } from './arrows.js';
import type { SightOptions } from './overlay.js';
import type { SightView, SightWork } from './view.js';
import { pieceOn, piecesOn, squareName } from './words.js';

interface Bearing {
  readonly square: Square;
  readonly direct: ByColour<readonly Square[]>;
  readonly hidden: ByColour<readonly Square[]>;
}

export function* attackersWork(position: Position, { squares = [], isDeep = false }: SightOptions): SightWork {
  const all: Bearing[] = [];
  for (const square of squares.length > 0 ? squares : position.rules.board.squares) {
    all.push(bearingOn(position, square, isDeep));
    yield;
  }
  return squares.length > 0 ? someSquares(position, all) : wholeBoard(position, all);
}

function bearingOn(position: Position, square: Square, isDeep: boolean): Bearing {
  const direct = byColour((side) => attackersOf(position, square, side));
  return { square, direct, hidden: byColour((side) => (isDeep ? hiddenAttackersOf(position, square, side) : [])) };
}

function someSquares(position: Position, all: readonly Bearing[]): SightView {
  const marks = all.flatMap((bearing): readonly Mark[] => [
    { square: squareName(position, bearing.square), kind: 'origin' },
    countMark(position, bearing),
  ]);
  const arrows = all.flatMap(({ square, direct, hidden }): readonly Arrow[] =>
    COLOURS.flatMap((side) => [
      ...direct[side].map((from) => bearingArrow(position, from, square)),
      ...hidden[side].map((from) => bearingArrow(position, from, square, 3)),
    ]),
  );
  const [first = '', ...rest] = all.map((bearing) => squareText(position, bearing));
  const counts = byColour((side) => all.reduce((sum, bearing) => sum + countOf(bearing, side), 0));
  return { marks, arrows, counts, texts: [first, ...rest] };
}

function wholeBoard(position: Position, all: readonly Bearing[]): SightView {
  const attacked = all.filter((bearing) => COLOURS.some((side) => countOf(bearing, side) > 0));
  const counts = byColour((side) => all.filter((bearing) => countOf(bearing, side) > 0).length);
  const contested = all.filter((bearing) => COLOURS.every((side) => countOf(bearing, side) > 0)).length;
  const marks = attacked.map((bearing) => countMark(position, bearing));
  const text = t('sight.attackers.board', { white: counts.white, black: counts.black, contested });
  return { marks, arrows: [], counts, texts: [text, t('sight.attackers.choose')] };
}

function countMark(position: Position, bearing: Bearing): Mark {
  const square = squareName(position, bearing.square);
  return { square, kind: 'count', white: countOf(bearing, 'white'), black: countOf(bearing, 'black') };
}

function countOf({ direct, hidden }: Bearing, side: 'white' | 'black'): number {
  return direct[side].length + hidden[side].length;
}

function squareText(position: Position, bearing: Bearing): string {
  const { square, direct, hidden } = bearing;
  const isEmpty = position.placement[square] === EMPTY;
  const who = COLOURS.map((side) => {
    const count = direct[side].length;
    if (count === 0) return t(`sight.attackers.none.${side}`);
    const front = t(`sight.attackers.${side}`, { number: count, pieces: piecesOn(position, direct[side]) });
    return hidden[side].length === 0
      ? front
      : listed([front, t('sight.attackers.behind', { pieces: piecesOn(position, hidden[side]) })]);
  });
  const about = isEmpty ? squareName(position, square) : capital(pieceOn(position, square));
  return t('sight.attackers.square', { square: about, white: who[0] ?? '', black: who[1] ?? '' });
}
