/** What an exercise may ask of a move: any move that does it is right. */
import { EMPTY, inCheck, isCapture, type Move, outcome, type Position, phaseOf } from '@hippodrome/rules';

export interface Played {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

export const GOALS = {
  castling: ({ move }) => move.type === 'castling',
  promotion: ({ move }) => move.type === 'step' && move.promotion !== EMPTY,
  'en-passant': ({ move }) =>
    move.type === 'step' && move.captures.some((square) => square !== move.to && square !== move.from),
  capture: ({ move }) => isCapture(move),
  pass: ({ move }) => move.type === 'pass',
  check: ({ after }) => inCheck(after),
  'end-phase': ({ before, after }) => phaseOf(before) !== undefined && phaseOf(after) !== phaseOf(before),
  'stay-in-phase': ({ before, after }) => phaseOf(before) !== undefined && phaseOf(after) === phaseOf(before),
  win: ({ before, after }) => outcome(after)?.winner === before.sideToMove,
} as const satisfies Record<string, (played: Played) => boolean>;

export type Goal = keyof typeof GOALS;

export function isGoal(word: string): word is Goal {
  return Object.hasOwn(GOALS, word);
}
