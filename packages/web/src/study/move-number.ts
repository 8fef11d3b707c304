/** Numbers of moves, counted from where a tree begins, without playing through it. */
import { type Colour, opposite, type Position } from '@hippodrome/rules';

export interface PlyLabel {
  /** Who makes it. */
  readonly side: Colour;
  readonly number: number;
  /** Whether it opens its number: the first mover's. */
  readonly isFirst: boolean;
}

/** @param ply from 0, the first after the start */
export function plyLabel({ sideToMove, fullmoveNumber, rules }: Position, ply: number): PlyLabel {
  const isLate = sideToMove !== rules.first;
  const side = ply % 2 === 0 ? sideToMove : opposite(sideToMove);
  return { side, number: fullmoveNumber + Math.floor((ply + (isLate ? 1 : 0)) / 2), isFirst: side === rules.first };
}

/** `12.` for White, `12…` for Black, as it stands in running text. */
export function numberText({ side, number }: PlyLabel): string {
  return `${number}${side === 'white' ? '.' : '…'}`;
}
