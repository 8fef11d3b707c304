/** @module What the board on the page shows and lets people do. */
import type { BoardView, Destination } from '../draw/index.js';

export interface BoardState extends Omit<BoardView, 'destinations' | 'holes'> {
  readonly holes?: readonly string[];
  /** Where the pieces may go, by the square they stand on. Only pieces named here can be picked up. */
  readonly destinations: ReadonlyMap<string, readonly Destination[]>;
  /** Nothing can be moved; squares can still be looked at. */
  readonly viewOnly: boolean;
}

/** Keys whose change means that the board itself is another. */
export const SHAPE_KEYS = ['files', 'ranks', 'holes', 'orientation', 'coordinates', 'shades'] as const;

export type StateKey = keyof BoardState;

/** Which values are other ones. Lists are the same when what they list is. */
export function changedKeys(before: BoardState, after: BoardState): ReadonlySet<StateKey> {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)] as StateKey[]);
  return new Set([...keys].filter((key) => !isSame(before[key], after[key])));
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((item, i) => Object.is(item, b[i]));
}

/** Where the picked piece may go. */
export function openDestinations({ selected, destinations, viewOnly }: BoardState): readonly Destination[] {
  return selected === undefined || viewOnly ? [] : (destinations.get(selected) ?? []);
}

export function isMovable({ destinations, viewOnly }: BoardState, square: string): boolean {
  return !viewOnly && (destinations.get(square)?.length ?? 0) > 0;
}

/** The board as it looks once a move is made by hand: it waits for the truth, which the next `set` brings. */
export function afterMove(state: BoardState, from: string, to: string): BoardState {
  const pieces = state.pieces
    .filter(({ square }) => square !== to || from === to)
    .map((piece) => (piece.square === from ? { ...piece, square: to } : piece));
  return { ...state, selected: undefined, pieces, lastMove: [from, to], destinations: new Map() };
}
