import { expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { countReplies, factsOf } from './facts.js';

it('a game in numbers', () => {
  expect(factsOf(rulesOf('nightrider'))).toEqual({ squares: 64, pieces: 32, kinds: 6, firstMoves: 24 });
  expect(factsOf(rulesOf('spider-rider'))).toMatchObject({ squares: 121, pieces: 54, kinds: 8 });
});

it('first moves with their answers are counted as perft counts them, unless counting is stopped', async () => {
  expect(await countReplies(rulesOf('nightrider'), new AbortController().signal)).toBe(576);
  expect(await countReplies(rulesOf('grand-cavalier'), AbortSignal.abort())).toBeUndefined();
});
