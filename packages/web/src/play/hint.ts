/** A move that the computer would play in the player's place: an arrow for the eye, a sentence for everybody. */
import type { Arrow } from '@hippodrome/board';
import { type Move, type Position, writeSan } from '@hippodrome/rules';
import { moveArrow } from '../board/move-arrow.js';
import { t } from '../i18n/index.js';
import { spokenMovement } from './spoken.js';

export interface Hint {
  readonly arrows: readonly Arrow[];
  readonly words: string;
}

export function hintOf(position: Position, move: Move): Hint {
  const arrow = moveArrow(position, move);
  const words = spokenMovement({ move, before: position, side: position.sideToMove });
  return {
    arrows: arrow === undefined ? [] : [arrow],
    words: t('play.hintIs', { san: writeSan(position, move), words }),
  };
}
