/** @module What choosing a square means: pick a piece, move the picked one there, or let go of it. */
import { type BoardState, isMovable, openDestinations } from './state.js';

export type Choice =
  | { readonly kind: 'pick'; readonly square: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  | { readonly kind: 'release' }
  | { readonly kind: 'nothing' };

export function choose(state: BoardState, square: string): Choice {
  const { selected } = state;
  if (selected !== undefined && openDestinations(state).some(({ to }) => to === square)) {
    return { kind: 'move', from: selected, to: square };
  }
  if (selected !== square && isMovable(state, square)) return { kind: 'pick', square };
  return selected === undefined ? { kind: 'nothing' } : { kind: 'release' };
}
