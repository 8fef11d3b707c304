/** @module Everything that is to be said about each square, gathered in one pass over the state. */
import type { Cell, Mark } from '../draw/index.js';
import { type BoardState, openDestinations } from './state.js';
import type { SquareFacts } from './text.js';

export function squareFacts(state: BoardState): (cell: Cell) => SquareFacts {
  const pieces = new Map(state.pieces.map((piece) => [piece.square, piece]));
  const arrivals = new Map(openDestinations(state).map((destination) => [destination.to, destination]));
  const marks = new Map<string, Mark[]>();
  for (const mark of state.marks ?? []) marks.set(mark.square, [...(marks.get(mark.square) ?? []), mark]);
  const check = new Set(state.check);
  const lastMove = new Set(state.lastMove);
  const premove: readonly string[] = state.premove ?? [];
  return ({ name }) => ({
    square: name,
    piece: pieces.get(name),
    isPicked: state.selected === name,
    isInCheck: check.has(name),
    isLastMove: lastMove.has(name),
    arrival: arrivals.get(name),
    isAhead: state.isAhead === true,
    isPremove: premove.includes(name),
    destinations: state.viewOnly ? [] : (state.destinations.get(name) ?? []),
    marks: marks.get(name) ?? NO_MARKS,
  });
}

const NO_MARKS: readonly Mark[] = [];
