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

/** Whether there is the same to be said of a square. */
export function areSame(a: SquareFacts, b: SquareFacts): boolean {
  return (Object.keys(a) as (keyof SquareFacts)[]).every((key) => isSame(a[key], b[key]));
}

/** Of values that are plain data, one list or object deep in another. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [some, others] = [Object.entries(a), b as Readonly<Record<string, unknown>>];
  return some.length === Object.keys(others).length && some.every(([key, value]) => isSame(value, others[key]));
}
