/** What the page says about an attempt: whether a move was right, and why not. */
import type { Score } from '@hippodrome/engine';
import { kindOf, outcome, type PieceCode, playUnchecked, writeSan } from '@hippodrome/rules';
import { t, textOf } from '../i18n/index.js';
import { pieceTerm } from '../i18n/terms.js';
import { outcomeText } from '../play/verdict.js';
import { type Attempt, awaitsReply, expected, isClean, positionOf } from './attempt.js';

export interface Feedback {
  readonly tone: 'neutral' | 'good' | 'bad' | 'told';
  readonly title: string;
  readonly text: string;
}

/** Chances of the side that answers a wrong move, from 0 to 1: above the one it wins, below the other it is lost all the same. */
const WINNING = 0.68;
const LOSING = 0.32;

/** @param score after a wrong move, for the side that answers it, once that is known */
export function feedbackOf(attempt: Attempt, score?: Score): Feedback {
  const { stage, ply, opened, hint } = attempt;
  switch (stage.is) {
    case 'solved':
      return { tone: 'good', title: t(isClean(attempt) ? 'puzzles.solved' : 'puzzles.done'), text: endText(attempt) };
    case 'shown':
      return { tone: 'told', title: t('puzzles.solution'), text: t('puzzles.solution.text') };
    case 'wrong':
      return { tone: 'bad', title: wrongTitle(attempt), text: whyWrong(attempt, score) };
    case 'solving': {
      const side = t(`colour.${opened.start.sideToMove}`);
      if (hint !== 'none') return { tone: 'told', title: t('puzzles.hint'), text: hintText(attempt) };
      if (awaitsReply(attempt)) return { tone: 'good', title: t('puzzles.right'), text: '' };
      if (ply > 0) return { tone: 'good', title: t('puzzles.right'), text: t('puzzles.goOn', { side }) };
      return { tone: 'neutral', title: t('puzzles.turn', { side }), text: t('puzzles.task', { side }) };
    }
  }
}

/** In the reader's language; a theme that nobody has named is shown as it is written. */
export function themeName(theme: string): string {
  return textOf(`puzzles.theme.${theme}`) ?? theme;
}

function wrongTitle({ stage }: Attempt): string {
  return stage.is === 'wrong' ? t('puzzles.wrong', { san: writeSan(stage.before, stage.move) }) : '';
}

function whyWrong({ stage, opened }: Attempt, score: Score | undefined): string {
  if (stage.is !== 'wrong') return '';
  const after = playUnchecked(stage.before, stage.move);
  const end = outcome(after);
  if (end !== undefined) return t('puzzles.why.over', { end: outcomeText(end, undefined) });
  if (stage.reply === undefined || score === undefined) return t('puzzles.why.looking');
  const answer = t('puzzles.why.answer', { san: writeSan(after, stage.reply.move) });
  const side = t(`colour.${opened.start.sideToMove}`);
  const chance = chanceOf(score);
  const key = chance > WINNING ? 'puzzles.why.loses' : chance < LOSING ? 'puzzles.why.less' : 'puzzles.why.even';
  return `${answer} ${t(key, { side })}`;
}

function chanceOf(score: Score): number {
  if ('mate' in score) return score.mate > 0 ? 1 : 0;
  return 1 / (1 + 3 ** (-score.cp / 330));
}

function hintText(attempt: Attempt): string {
  const move = expected(attempt);
  const position = positionOf(attempt);
  const { rules } = position;
  if (move === undefined || move.type === 'pass') return t('puzzles.hint.pass');
  const kind = rules.kinds[kindOf(move.piece as PieceCode)];
  const words = { piece: pieceTerm(kind?.name ?? ''), square: rules.board.name(move.from) };
  if (attempt.hint === 'piece') return t('puzzles.hint.piece', words);
  return t('puzzles.hint.square', { ...words, to: rules.board.name(move.to) });
}

/** How the game has ended, or that something was won. */
function endText({ opened: { solution } }: Attempt): string {
  const last = solution.at(-1);
  const end = last && outcome(last.after);
  return end === undefined ? t('puzzles.won') : outcomeText(end, undefined);
}
