/** `--fen`: the position that a command is about. */
import { type Position, parseFen, type Ruleset, setUp, startPosition } from '@hippodrome/rules';
import { type Attempt, attempt, INPUT } from './attempt.js';

/** @param fen the game's starting position when absent */
export function findPosition(rules: Ruleset, fen: string | undefined): Attempt<Position> {
  if (fen === undefined) return { ok: true, value: startPosition(rules), warnings: [] };
  const setup = parseFen(rules, fen);
  if (!setup.ok) return attempt(INPUT, setup);
  return attempt(INPUT, setUp(rules, setup.value));
}
