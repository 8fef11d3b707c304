/** The signs behind a move: those that somebody set, and, where nobody judged the move, what the survey of the game says of it. */
import { type MoveNode, signOf } from '@hippodrome/rules';
import { type TextKey, t } from '../i18n/index.js';
import { type Judgement, SIGN_OF } from './judgement.js';

export interface MoveMark {
  /** `!? ±`; empty when there is none. */
  readonly signs: string;
  /** The same to be heard. */
  readonly words: string;
  readonly tone: Tone | '';
}

export type Tone = 'good' | 'doubtful' | 'wrong' | 'bad';

/** Numbers of the signs that can be set here, each kind in its order. */
export const MOVE_NAGS = [1, 2, 3, 4, 5, 6] as const;
export const POSITION_NAGS = [10, 13, 14, 15, 16, 17, 18, 19] as const;

const TONES: Readonly<Record<number, Tone>> = {
  1: 'good',
  2: 'wrong',
  3: 'good',
  4: 'bad',
  5: 'doubtful',
  6: 'doubtful',
};
const JUDGED: Readonly<Record<Judgement, Tone>> = { inaccuracy: 'doubtful', mistake: 'wrong', blunder: 'bad' };
const KNOWN: readonly number[] = [...MOVE_NAGS, 7, ...POSITION_NAGS];

export function markOf({ nags }: MoveNode, judgement: Judgement | undefined): MoveMark {
  const isJudged = nags.some((nag) => nag in TONES);
  const own = nags.map(signText);
  if (isJudged || judgement === undefined) {
    const tone = TONES[nags.find((nag) => nag in TONES) ?? 0] ?? '';
    return { signs: own.join(' '), words: nags.map(nagName).join(', '), tone };
  }
  const words = [t(`study.judgement.${judgement}`), ...nags.map(nagName)].join(', ');
  return { signs: [SIGN_OF[judgement], ...own].join(' '), words, tone: JUDGED[judgement] };
}

/** Signs that most fonts lack, as typewriters wrote them. */
const TYPED: ReadonlyMap<string, string> = new Map([
  ['⩲', '+/='],
  ['⩱', '=/+'],
]);

/** `±`, `$146` where no sign is known, with the minus sign that print has. */
export function signText(nag: number): string {
  const sign = signOf(nag) ?? `$${nag}`;
  return (TYPED.get(sign) ?? sign).replace('-', '−');
}

export function nagName(nag: number): string {
  return KNOWN.includes(nag) ? t(`study.nag.${nag}` as TextKey) : `$${nag}`;
}
