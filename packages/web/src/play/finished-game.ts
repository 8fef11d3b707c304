/** A game that has ended, as the library keeps it. */
import { type Colour, opposite, resultOf, treeOfMoves } from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import type { Game } from '../library/index.js';
import type { Session } from './session.js';
import { loneSide } from './settings.js';

/** @param today as PGN has it, `2026.11.30` */
export function finishedGame(session: Session, today: string): Game {
  const { game, lines, settings, outcome } = session;
  const me = loneSide(settings);
  const name = (side: Colour): string => {
    if (me === undefined) return '?';
    return side === me ? t('play.you') : t('play.computer', { level: settings.level });
  };
  const tags = new Map([
    ['Event', t('app.name')],
    ['Date', today],
    ['White', name('white')],
    ['Black', name(opposite('white'))],
    ...(outcome === undefined ? [] : ([['Termination', outcome.rule]] as const)),
  ]);
  const tree = treeOfMoves(
    game.start,
    lines.map(({ move }) => move),
  );
  return { tags, tree, result: resultOf(outcome) };
}

/** The day as PGN writes it. */
export function pgnDate(day: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}
