/** A position of a tree as a picture: what stands where, the move that led there, what is drawn, and the move as its caption. */
import { arrowsOf, boardTheme, circlesOf, renderBoard, type ThemeName } from '@hippodrome/board';
import type { MoveNode, Position } from '@hippodrome/rules';
import { checkedSquares, piecesOf, shapeOf, squaresOf } from '../board/board-view.js';
import { look } from '../board/look.svelte.js';
import { shapesAt } from './shapes.js';
import type { Study } from './study.svelte.js';

export interface PictureOptions {
  /** Pixels. */
  readonly width: number;
  readonly theme: ThemeName;
  readonly caption?: string | undefined;
  /** What ids in the picture begin with, where several stand in one page. */
  readonly idPrefix?: string;
}

/** @param node the move behind which the position is; undefined at the start */
export function pictureOf(
  { rules, tree, flipped }: Pick<Study, 'rules' | 'tree' | 'flipped'>,
  position: Position,
  node: MoveNode | undefined,
  { width, theme, caption, idPrefix }: PictureOptions,
): string {
  const { light, shades } = boardTheme(theme);
  const drawings = shapesAt(node ?? tree, position);
  return renderBoard(
    {
      ...shapeOf(rules.spec),
      pieces: piecesOf(position),
      orientation: flipped ? 'black' : 'white',
      coordinates: 'outside',
      shades,
      lastMove: node === undefined ? [] : squaresOf(rules, node.move),
      check: checkedSquares(position),
      arrows: arrowsOf(drawings),
      circles: circlesOf(drawings),
    },
    {
      title: rules.spec.title,
      theme: light,
      set: look.set,
      width,
      ...(caption !== undefined && { caption }),
      ...(idPrefix !== undefined && { idPrefix }),
    },
  );
}
