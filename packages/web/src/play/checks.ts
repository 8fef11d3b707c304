/** Checks given, in games that count them, as the rule that counts them writes them into a FEN: `3+2` yet to give, White first. */
import type { ByColour, Position } from '@hippodrome/rules';

export interface CheckCount {
  readonly given: number;
  /** So many win. */
  readonly needed: number;
}

/** Undefined in a game that counts no checks. */
export function checksOf({ rules, states }: Position): ByColour<CheckCount> | undefined {
  const owner = rules.having.state.find(({ hooks }) => hooks.state.field === 'checks');
  if (owner === undefined) return undefined;
  const { start, write } = owner.hooks.state;
  const [left, needed] = [states[owner.slot], start].map((state) => write(state).split('+').map(Number));
  const count = (side: 0 | 1): CheckCount => {
    const all = needed?.[side] ?? 0;
    return { given: all - (left?.[side] ?? all), needed: all };
  };
  return { white: count(0), black: count(1) };
}
