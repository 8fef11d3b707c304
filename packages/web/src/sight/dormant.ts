/** Royals that would be in check if check were in force now, and the moves that would bring it into force. */
import { awakeningMoves, byColour, COLOURS, checkSuspended, dormantChecksOf, type Position } from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { listed } from '../i18n/listing.js';
import { capital } from '../i18n/terms.js';
import { bearingArrow } from './arrows.js';
import type { SightView, SightWork } from './view.js';
import { pieceOn, piecesOn, plainPieceOn, squareName } from './words.js';

/** So many moves are named; more are counted. */
const MOST_NAMED = 12;

export function* dormantWork(position: Position): SightWork {
  const nothing = byColour(() => 0);
  if (!checkSuspended(position)) return { marks: [], arrows: [], counts: nothing, texts: [t('sight.dormant.over')] };
  const checks = dormantChecksOf(position);
  yield;
  const all = COLOURS.flatMap((side) => checks[side]);
  const texts = all.map(({ royal, attackers }) =>
    t('sight.dormant.check', { piece: capital(pieceOn(position, royal)), pieces: piecesOn(position, attackers) }),
  );
  const first = all.length === 0 ? t('sight.dormant.none') : t('sight.dormant.some');
  return {
    marks: all.map(({ royal }) => ({ square: squareName(position, royal), kind: 'dormant' as const })),
    arrows: all.flatMap(({ royal, attackers }) => attackers.map((from) => bearingArrow(position, from, royal))),
    counts: byColour((side) => checks[side].length),
    texts: [first, ...texts, endingText(position)],
  } satisfies SightView;
}

/** Which moves would end the suspension now. */
function endingText(position: Position): string {
  const moves = awakeningMoves(position);
  const side = t(`colour.${position.sideToMove}`);
  if (moves.length === 0) return t('sight.dormant.noEnd', { side });
  if (moves.length > MOST_NAMED) return t('sight.dormant.ends', { side, count: moves.length });
  const names = moves.map(({ from, to }) =>
    t('sight.dormant.capture', { piece: plainPieceOn(position, from), square: squareName(position, to) }),
  );
  return t('sight.dormant.endsBy', { side, moves: listed([...new Set(names)]) });
}
