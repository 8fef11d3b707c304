/** Arrows of overlays: thin, one for each way, White's blue and Black's red. */
import type { Arrow, ArrowRank, Brush } from '@hippodrome/board';
import { type Colour, colourOf, type PieceCode, type Position, type Square, type Step } from '@hippodrome/rules';
import { landings, moveArrow } from '../board/move-arrow.js';

/** More than these are no help to anybody. */
const MOST = 24;

const BRUSHES: Readonly<Record<Colour, Brush>> = { white: 'blue', black: 'red' };

/** From a piece to what it bears on, by its ride. */
export function bearingArrow(position: Position, from: Square, to: Square, rank: ArrowRank = 2): Arrow {
  const { board } = position.rules;
  const piece = position.placement[from] as PieceCode;
  const via = landings(position, piece, from, to).map((square) => board.name(square));
  return { from: board.name(from), to: board.name(to), via, rank, brush: BRUSHES[colourOf(piece)] };
}

/** @param position in which the move can be played */
export function stepArrow(position: Position, move: Step, rank: ArrowRank = 3): Arrow | undefined {
  const arrow = moveArrow(position, move, rank);
  return arrow && { ...arrow, brush: BRUSHES[colourOf(move.piece)] };
}

/** Each way once, and none when there are too many to follow. */
export function legible(arrows: readonly Arrow[]): readonly Arrow[] {
  const distinct = [...new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values()];
  return distinct.length > MOST ? [] : distinct;
}
