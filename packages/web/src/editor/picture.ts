/** The position on the board as a picture to keep. */
import { renderBoard } from '@hippodrome/board';
import type { Ruleset, Setup } from '@hippodrome/rules';
import { piecesOf, shapeOf } from '../board/board-view.js';

/** @param width in pixels */
export function pictureOf(rules: Ruleset, { placement }: Setup, flipped: boolean, width: number): string {
  const view = {
    ...shapeOf(rules.spec),
    pieces: piecesOf({ rules, placement }),
    orientation: flipped ? ('black' as const) : ('white' as const),
  };
  return renderBoard(view, { title: rules.spec.title, width });
}
