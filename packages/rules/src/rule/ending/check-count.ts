/**
 * Check counting: a side that has given so many checks has won. A double check counts once. What is remembered, and written in
 * FENs as `3+3`, is how many checks each side still has to give.
 */

import { type ByColour, byColour, COLOURS, type Colour, opposite } from '../../colour.js';
import { checkSuspendedAfter, royalAttacked } from '../../position/check.js';
import type { Position } from '../../position/position.js';
import { stateOf } from '../../position/states.js';
import { error, fail, ok, type Result } from '../../result.js';
import type { Ending, StateHooks } from '../rule.js';
import { lostBy } from './lost.js';

/** How many checks each side has yet to give. */
export type ChecksLeft = ByColour<number>;

export function checkCount(checks: number): { readonly ending: Ending; readonly state: StateHooks<ChecksLeft> } {
  const state = checksState(checks);
  const lost: Ending['lost'] = (position, side: Colour) => stateOf(position, state)[opposite(side)] === 0;
  const decide: Ending['decide'] = ({ position }) => lostBy('check-count', lost, position);
  const fact = { fact: 'check-count', checks, left: (position: Position) => stateOf(position, state) } as const;
  return { state, ending: { rule: 'check-count', fact, material: true, lost, decide } };
}

function checksState(checks: number): StateHooks<ChecksLeft> {
  const none: ChecksLeft = { white: checks, black: checks };
  const write = ({ white, black }: ChecksLeft): string => `${white}+${black}`;
  return {
    field: 'checks',
    start: none,
    empty: none,
    next(left, move, before, after) {
      const { rules, sideToMove } = before;
      const gives = !checkSuspendedAfter(before, move, after) && royalAttacked(rules, after, opposite(sideToMove));
      return gives ? { ...left, [sideToMove]: Math.max(0, left[sideToMove] - 1) } : left;
    },
    write,
    read: (text) => readChecks(text, checks),
    signature: write,
  };
}

/** `3+3` is what each side has yet to give, White first; `+0+0` what each has given. */
function readChecks(text: string, checks: number): Result<ChecksLeft> {
  const [, given, white, black] = /^(\+?)(\d{1,3})\+(\d{1,3})$/.exec(text) ?? [];
  const numbers = { white: Number(white), black: Number(black) };
  if (given === undefined || COLOURS.some((colour) => numbers[colour] > checks)) {
    const message = `the checks that White and Black have yet to give are written from 0+0 to ${checks}+${checks}, not "${text}"`;
    return fail(error('fen/bad-checks', message, { column: 1, values: { checks, written: text } }));
  }
  return ok(given === '' ? numbers : byColour((colour) => checks - numbers[colour]));
}
