/** What is thought of a position, in one figure and its words: by the best line, or because the game has ended there. */
import type { Outcome } from '@hippodrome/rules';
import { outcomeText } from '../play/verdict.js';
import type { AnalysisLine } from './line-reader.js';
import { scoreLabel, scoreWords, whiteShare } from './score.js';

export interface Verdict {
  /** How much of the bar is White's, 0 to 1. */
  readonly share: number;
  /** To be read: `+0.6`, `White mates in 3`. */
  readonly label: string;
  /** To be heard: `White is ahead by 0.6`. */
  readonly words: string;
}

export function verdictOn({ score, ending }: Pick<AnalysisLine, 'score' | 'ending'>): Verdict {
  return { share: whiteShare(score), label: scoreLabel(score, ending), words: scoreWords(score, ending) };
}

export function verdictOf(outcome: Outcome): Verdict {
  const words = outcomeText(outcome, undefined);
  const share = outcome.winner === null ? 0.5 : outcome.winner === 'white' ? 1 : 0;
  return { share, label: words, words };
}
