/** @module What the board on the page shows and lets people do. */
import type { BoardView, Destination } from '../draw/index.js';
import type { PieceSet } from '../pieces/index.js';
import type { Annotation } from './drawings.js';

/** The way of a move: the squares landed on between the first and the last. */
export interface Way {
  readonly from: string;
  readonly via: readonly string[];
  readonly to: string;
}

export interface BoardState extends Omit<BoardView, 'destinations' | 'holes'> {
  readonly holes?: readonly string[];
  /** Where the pieces may go, by the square they stand on. Only pieces named here can be picked up. */
  readonly destinations: ReadonlyMap<string, readonly Destination[]>;
  /** Nothing can be moved; squares can still be looked at. */
  readonly viewOnly: boolean;
  /** The destinations are for moves ahead of their turn: choosing one moves nothing, it is told as a premove. */
  readonly isAhead?: boolean;
  /** The ways of the last move, so that a ride is seen leap by leap; pieces without one slide. */
  readonly ways?: readonly Way[];
  /** Milliseconds that a plain slide takes; 0: pieces are there at once. */
  readonly pace?: number;
  /** What the reader has drawn. */
  readonly drawings?: readonly Annotation[];
  /** That of figures unless stated. */
  readonly set?: PieceSet;
}

/** Keys whose change means that the board itself is another. */
export const SHAPE_KEYS = ['files', 'ranks', 'holes', 'orientation', 'coordinates', 'shades', 'set'] as const;

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
export function afterMove(state: BoardState, way: Way): BoardState {
  const { from, to } = way;
  const pieces = state.pieces
    .filter(({ square }) => square !== to || from === to)
    .map((piece) => (piece.square === from ? { ...piece, square: to } : piece));
  return { ...state, selected: undefined, pieces, lastMove: [from, to], ways: [way], destinations: new Map() };
}
