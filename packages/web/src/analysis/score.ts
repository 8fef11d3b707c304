/** Scores for people: always from White's view, as a share of a bar, as a figure and in words. */
import type { Score } from '@hippodrome/engine';
import { type Colour, type OutcomeRule, opposite } from '@hippodrome/rules';
import { currentLanguage, t } from '../i18n/index.js';

/** Pawns, as a language writes decimals. */
const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
/** Centipawns ahead at which a side has about three quarters of the bar. */
const QUARTER_AHEAD = 330;
/** The bar is full only when the game is decided. */
const LEAST_SHARE = 0.03;

/** @param score for the side to move @returns the same for White */
export function scoreForWhite(score: Score, sideToMove: Colour): Score {
  if (sideToMove === 'white') return score;
  // Without the sign that a negated zero has.
  return 'cp' in score ? { cp: -score.cp + 0 } : { mate: -score.mate };
}

/** How much of the bar is White's, 0 to 1. @param score for White */
export function whiteShare(score: Score): number {
  if ('mate' in score) return score.mate > 0 ? 1 : 0;
  const share = 1 / (1 + 3 ** (-score.cp / QUARTER_AHEAD));
  return Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
}

/**
 * `+0.6`, `0.0`, `−1.2` pawns, or a decided game in words: `White mates in 3`.
 * @param score for White
 * @param ending the rule by which the game will end, when it is known
 */
export function scoreLabel(score: Score, ending?: OutcomeRule): string {
  if ('mate' in score) return decided(score.mate, ending);
  const pawns = inPawns(score.cp);
  if (isEven(score.cp)) return pawns;
  return `${score.cp > 0 ? '+' : '−'}${pawns}`;
}

/** For people who hear it: `White is ahead by 0.6`. */
export function scoreWords(score: Score, ending?: OutcomeRule): string {
  if ('mate' in score) return decided(score.mate, ending);
  const pawns = inPawns(score.cp);
  if (isEven(score.cp)) return t('analysis.even');
  return t('analysis.ahead', { side: sideName(score.cp > 0 ? 'white' : 'black'), pawns });
}

function decided(mate: number, ending: OutcomeRule | undefined): string {
  const side = sideName(mate > 0 ? 'white' : opposite('white'));
  const count = Math.abs(mate);
  if (ending === undefined) return t('analysis.wins', { side, count });
  if (ending === 'checkmate') return t('analysis.mates', { side, count });
  return t('analysis.winsBy', { side, count, how: t(`result.${ending}`) });
}

function sideName(side: Colour): string {
  return t(`colour.${side}`);
}

function inPawns(cp: number): string {
  return new Intl.NumberFormat(currentLanguage(), TENTHS).format(Math.abs(cp) / 100);
}

/** Less than what is shown. */
function isEven(cp: number): boolean {
  return Math.round(Math.abs(cp) / 10) === 0;
}
