/** From the text of a position to the position: reading a FEN and setting it up, for whoever has no use for the setup in between. */
import type { Position } from '../../position/position.js';
import { setUp } from '../../position/start.js';
import type { Result } from '../../result.js';
import type { Ruleset } from '../../rule/ruleset.js';
import { parseFen } from './parse.js';

/** Codes: those of `parseFen` and `setUp`. Warnings are those of `setUp` alone. */
export function readPosition(rules: Ruleset, fen: string): Result<Position> {
  const setup = parseFen(rules, fen);
  return setup.ok ? setUp(rules, setup.value) : setup;
}
