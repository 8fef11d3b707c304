/** How a game ended, in the words of the page: who won, and by what. */
import type { Colour, Outcome, Statement } from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { sentences } from '../i18n/listing.js';
import { said } from '../i18n/said.js';

/** @param me the only person's side, if there is one */
export function outcomeTitle(outcome: Outcome, me: Colour | undefined): string {
  if (outcome.winner === null) return t('result.draw');
  if (me !== undefined) return t(outcome.winner === me ? 'result.youWin' : 'result.youLose');
  return t('result.win', { side: t(`colour.${outcome.winner}`) });
}

/** `White wins by checkmate`. */
export function outcomeText(outcome: Outcome, me: Colour | undefined): string {
  return t('result.by', { result: outcomeTitle(outcome, me), how: t(`result.${outcome.rule}`) });
}

/** The whole verdict as one announcement. @param because what the deciding rule says */
export function outcomeHeadline(outcome: Outcome, me: Colour | undefined, because: readonly Statement[]): string {
  return sentences([outcomeText(outcome, me), ...because.map(said)]);
}
