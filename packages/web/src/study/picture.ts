/** A position of a tree as a picture: what stands where, the move that led there, arrows and circles, and the move as its caption. */
import { type BoardView, LIGHT_THEME, renderBoard } from '@hippodrome/board';
import type { MoveNode, MoveTree, Position } from '@hippodrome/rules';
import { checkedSquares, piecesOf, shapeOf, squaresOf } from '../board/board-view.js';
import { numberText, plyLabel } from './move-number.js';

export interface PictureOptions {
  readonly flipped: boolean;
  /** Pixels. */
  readonly width: number;
  readonly caption?: string | undefined;
  /** What ids in the picture begin with, where several stand in one page. */
  readonly idPrefix?: string;
}

export function pictureOf(position: Position, node: MoveNode | undefined, options: PictureOptions): string {
  const { flipped, width, caption, idPrefix } = options;
  const { rules } = position;
  const view: BoardView = {
    ...shapeOf(rules.spec),
    pieces: piecesOf(position),
    orientation: flipped ? 'black' : 'white',
    coordinates: 'outside',
    lastMove: node === undefined ? [] : squaresOf(rules, node.move),
    check: checkedSquares(position),
  };
  return renderBoard(view, {
    title: rules.spec.title,
    theme: LIGHT_THEME,
    width,
    ...(caption !== undefined && { caption }),
    ...(idPrefix !== undefined && { idPrefix }),
  });
}

/** `12. Nd5`, the name of the game before its first move. */
export function captionOf({ start }: MoveTree, ply: number, node: MoveNode | undefined): string {
  if (start === undefined) return '';
  if (node === undefined) return start.rules.spec.title;
  return `${numberText(plyLabel(start, ply - 1))} ${node.san}`;
}
