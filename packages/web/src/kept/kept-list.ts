/** What a list of games shows of each, in words. */
import { currentLanguage, t } from '../i18n/index.js';
import type { GameEntry } from '../library/index.js';

export function playersOf({ white, black }: Pick<GameEntry, 'white' | 'black'>): string {
  const name = (player: string): string => (player === '' ? t('kept.unknown') : player);
  return t('kept.players', { white: name(white), black: name(black) });
}

/** The day of a game as the reader's language writes it; as PGN has it where parts of it are unknown. */
export function dayOf({ date, saved }: Pick<GameEntry, 'date' | 'saved'>): string {
  const parts = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(date);
  if (parts === null && date !== '') return date.replaceAll(/\.\?\?/g, '');
  const day = parts === null ? new Date(saved) : new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(day);
}
