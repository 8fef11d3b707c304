/** An analysis as texts, as it crosses the port. */
import { type Ruleset, writeUci } from '@hippodrome/rules';
import type { Analysis } from '../analyse.js';
import type { Thought, ThoughtLine } from '../backend/backend.js';

export function thoughtOf(rules: Ruleset, { lines: [first, ...others], ...rest }: Analysis): Thought {
  const line = ({ score, depth, moves: [move, ...more] }: Analysis['lines'][0]): ThoughtLine => ({
    score,
    depth,
    moves: [writeUci(rules, move), ...more.map((next) => writeUci(rules, next))],
  });
  return { ...rest, lines: [line(first), ...others.map(line)] };
}
