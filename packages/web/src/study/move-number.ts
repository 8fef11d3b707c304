/** Numbers of moves, counted from where a tree begins, without playing through it. */
import { type Colour, type MoveNode, opposite, type Position } from '@hippodrome/rules';

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

/**
 * What stands below a picture: `12. Nd5`, `12... Nd5`, the name of the game before its first move. Pictures have letters of their own,
 * and no sign of three dots among them.
 */
export function captionOf(start: Position, ply: number, node: Pick<MoveNode, 'san'> | undefined): string {
  if (node === undefined) return start.rules.spec.title;
  return `${numberText(plyLabel(start, ply - 1)).replace('…', '...')} ${node.san}`;
}
