import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { readPosition, showProblems } from './position-text.js';

const rules = rulesOf('chess');

describe('a pasted position', () => {
  it('is set up', () => {
    expect(readPosition(rules, '4k3/8/8/8/8/8/8/4K3 w - - 0 1').ok).toBe(true);
  });

  it('tells once what was dropped', () => {
    const result = readPosition(rules, '4k3/8/8/8/8/8/8/4K3 w K e3 0 1');
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual([
      'fen/castling-dropped',
      'fen/en-passant-dropped',
    ]);
  });

  it('that makes no sense is refused with the place', () => {
    const result = readPosition(rules, '4k3/8/8/8/8/8/8/4X3 w - - 0 1');
    const [shown] = result.ok ? [] : showProblems(result.problems);
    expect(shown?.problem.code).toBe('fen/unknown-piece');
    expect(shown?.caret).toBe(`${' '.repeat(17)}^`);
  });

  it('that is no position of a game is refused without one', () => {
    const result = readPosition(rules, '8/8/8/8/8/8/8/4K3 w - - 0 1');
    expect(result.ok ? [] : showProblems(result.problems)).toMatchObject([
      { problem: { code: 'setup/no-royal' }, caret: undefined },
    ]);
  });
});
