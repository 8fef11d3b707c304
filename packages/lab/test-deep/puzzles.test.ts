/** Every puzzle that is shipped is proved as deeply as when it was made, with hash tables of other sizes. */
import { expectOk, writeUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { createJudge } from '../src/puzzle/judge.js';
import { materialOf } from '../src/puzzle/material.js';
import { PROOF, prove } from '../src/puzzle/prove.js';
import { PUZZLE_FILES } from '../test-support/puzzle-files.js';
import { positionOf, shipped } from '../test-support/shipped.js';

describe.each(PUZZLE_FILES)('puzzles of $game', ({ game, puzzles }) => {
  it('are proved once more', async () => {
    const rules = shipped(game);
    const [first, second] = [expectOk(await createJudge(rules, 16 << 20)), expectOk(await createJudge(rules, 2 << 20))];
    const judges = { first, second, material: materialOf(rules) };
    const lost = puzzles.flatMap(({ id, fen, moves }) => {
      const solution = prove(positionOf(game, fen), judges, PROOF);
      const found = solution?.steps.map(({ move }) => writeUci(rules, move)) ?? [];
      // Best replies may differ where several are equally good; what the solver is asked first may not.
      return found[0] === moves[0] ? [] : [id];
    });
    expect(lost).toEqual([]);
  });
});
