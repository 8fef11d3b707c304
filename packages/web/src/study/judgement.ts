/**
 * How good the moves of a line were, from what is thought of the positions between them: by how much of the score bar a move gives away,
 * so that a pawn counts for much where the game is even and for nothing where it is won.
 */
import { type Colour, type Evaluation, opposite } from '@hippodrome/rules';
import { whiteShare } from '../analysis/score.js';

export const JUDGEMENTS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** How much of the bar has to be given away; the bar is 1 long. */
const GIVEN_AWAY: Readonly<Record<Judgement, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 };

/** The signs that books print for them. */
export const SIGN_OF: Readonly<Record<Judgement, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/**
 * @param before what is thought of the position before the move, for White, as all evaluations
 * @param isBest whether nothing better was found
 */
export function judge(
  mover: Colour,
  before: Evaluation | undefined,
  after: Evaluation | undefined,
  isBest: boolean,
): Judgement | undefined {
  if (before === undefined || after === undefined || isBest) return undefined;
  const lost = (whiteShare(before) - whiteShare(after)) * (mover === 'white' ? 1 : -1);
  return JUDGEMENTS.findLast((judgement) => lost >= GIVEN_AWAY[judgement]);
}

/** How many moves of each kind a side made. */
export function countJudgements(
  judged: readonly { readonly mover: Colour; readonly judgement: Judgement | undefined }[],
): Readonly<Record<Colour, Readonly<Record<Judgement, number>>>> {
  const count = (side: Colour): Record<Judgement, number> => {
    const of = (wanted: Judgement): number =>
      judged.filter(({ mover, judgement }) => mover === side && judgement === wanted).length;
    return { inaccuracy: of('inaccuracy'), mistake: of('mistake'), blunder: of('blunder') };
  };
  return { white: count('white'), black: count(opposite('white')) };
}
