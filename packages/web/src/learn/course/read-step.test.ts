import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../testing/rulesets.js';
import { readStep } from './read-step.js';
import type { StepKey, StepKind, WrittenStep } from './written.js';

function step(kind: StepKind, fen: string, ...lines: readonly (readonly [StepKey, string])[]): WrittenStep {
  return { id: 'x', kind, fen, lines: lines.map(([key, value]) => ({ key, value })), text: 'Go', wrong: {} };
}

const LONE = '8/8/8/8/8/8/8/1N6 w - - 0 1';
const KINGS = '4k3/7n/8/8/8/5N2/8/4K3 w - - 0 1';

describe('a written step', () => {
  it('is posed with what it asks for', () => {
    const result = readStep(rulesOf('nightrider'), step('collect', LONE, ['stars', 'c3 e7']));
    expect(result.ok && result.value.task).toMatchObject({ is: 'collect', hero: 1, stars: [18, 52] });
  });

  it('has its answers in coordinates, however they are written', () => {
    const result = readStep(
      rulesOf('nightrider'),
      step('play', KINGS, ['move', 'Ng5 / f3h7'], ['reply', 'Ke7'], ['move', 'Nh7']),
    );
    expect(result.ok && result.value.task).toEqual({
      is: 'play',
      turns: [
        { answers: ['f3g5', 'f3h7'], reply: 'e8e7' },
        { answers: ['g5h7'], reply: undefined },
      ],
    });
  });

  it.each([
    ['lesson/unknown-square', step('collect', LONE, ['stars', 'k3'])],
    ['lesson/no-stars', step('collect', LONE)],
    ['lesson/no-piece', step('collect', '8/8/8/8/8/8/8/1N4N1 w - - 0 1', ['stars', 'c3'])],
    ['lesson/unsolvable', step('collect', '8/8/8/8/8/8/8/2B5 w - - 0 1', ['stars', 'c2'])],
    ['lesson/unsolvable', step('goal', KINGS, ['goal', 'castling'])],
    ['lesson/unknown-goal', step('goal', KINGS, ['goal', 'happiness'])],
    ['lesson/no-moves', step('play', KINGS)],
    ['lesson/no-moves', step('illegal', KINGS, ['moves', 'f3g5'])],
    ['lesson/not-one-illegal', step('illegal', KINGS, ['moves', 'f3g5 / f3h7'])],
    ['lesson/not-one-illegal', step('illegal', KINGS, ['moves', 'f3d4 / f3e5'])],
    ['san/no-such-piece', step('play', KINGS, ['move', 'Qd4'])],
    ['setup/no-royal', step('goal', LONE, ['goal', 'capture'])],
  ] as const)('is refused: %s', (code, written) => {
    const result = readStep(rulesOf('nightrider'), written);
    expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toContain(code);
  });
});
