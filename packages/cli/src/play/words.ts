/** Sides, results and scores in words, and lines that are not too long. */
import type { Score } from '@hippodrome/engine';
import type { Colour, Outcome, OutcomeRule } from '@hippodrome/rules';

/** Behind "White wins" or "Drawn"; what needs explaining is explained. */
const BY_RULE: Readonly<Record<OutcomeRule, string>> = {
  checkmate: 'by checkmate',
  stalemate: 'by stalemate',
  extinction: 'by extinction: the last piece of a kind that must not die out is gone',
  'bare-king': 'by baring the king: it has lost its whole army',
  'check-count': 'by the number of checks',
  goal: 'by reaching the goal',
  repetition: 'by repetition of the position',
  'move-rule': 'by the move rule: too many moves without progress',
  'insufficient-material': 'by insufficient material: nobody can mate any more',
  agreement: 'by agreement',
  resignation: 'by resignation',
  timeout: 'on time',
  abandoned: 'because the game was abandoned',
  aborted: 'because the game was aborted',
};

/** Where a draw is another thing than a win by the same rule. */
const DRAWN_BY_RULE: Readonly<Partial<Record<OutcomeRule, string>>> = {
  'bare-king': 'by bare kings: both sides have lost their whole army',
};

export function sideName(colour: Colour): string {
  return capitalised(colour);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `White wins by checkmate.` */
export function describeOutcome({ winner, rule }: Outcome): string {
  if (winner === null) return `Drawn ${DRAWN_BY_RULE[rule] ?? BY_RULE[rule]}.`;
  return `${sideName(winner)} wins ${BY_RULE[rule]}.`;
}

/** `1-0`, `0-1` or `1/2-1/2`, as game records end; `*` while the game goes on. */
export function resultSign(outcome: Outcome | undefined): string {
  if (outcome === undefined) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
}

/** `+0.35` in pawns, or how soon the game is decided; for the side that is meant. */
export function describeScore(score: Score): string {
  if ('mate' in score) return score.mate > 0 ? `winning in ${score.mate}` : `lost in ${-score.mate}`;
  return `${score.cp > 0 ? '+' : ''}${(score.cp / 100).toFixed(2)}`;
}

/** Characters of a line of text. */
export const WIDTH = 80;

/** Broken between words into lines of at most so many characters. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
