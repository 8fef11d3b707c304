import type { Ruleset } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { shipped } from '../../test-support/games.js';
import { derivedValue, pieceValues } from './piece-values.js';

function derived(rules: Ruleset, name: string): number {
  const kind = rules.kindNamed(name);
  if (kind === undefined) throw new Error(`no ${name}`);
  return derivedValue(rules, kind);
}

describe('derived values', () => {
  // From the most valuable down, as players of these games see it.
  it.each([
    ['chess', ['queen', 'rook', 'bishop', 'knight', 'pawn']],
    ['nightrider', ['queen', 'rook', 'bishop', 'pawn']],
    ['nightrider', ['queen', 'nightrider', 'bishop']],
    ['wide-nightrider', ['queen', 'nightrider', 'rook', 'bishop', 'pawn']],
    ['cavalier', ['queen', 'marshall', 'paladin', 'nightrider', 'cavalier']],
    ['grand-cavalier', ['queen', 'marshall', 'paladin', 'nightrider', 'cannon', 'cavalier']],
    ['knights', ['queen', 'knight', 'pawn']],
    ['spider-rider', ['amazonrider', 'spider', 'chancellorrider', 'cardinalrider', 'zecari', 'nightrider', 'pawn']],
  ])('of %s are in order: %j', (slug, names) => {
    const values = names.map((name) => derived(shipped(slug), name));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(values).size).toBe(values.length);
  });

  it('of chess are near the usual ones', () => {
    const usual = { queen: 900, rook: 500, bishop: 325, knight: 300 };
    for (const [name, value] of Object.entries(usual)) {
      expect(Math.abs(derived(shipped('chess'), name) - value) / value, name).toBeLessThan(0.1);
    }
  });

  it('grow with the board for riders', () => {
    expect(derived(shipped('wide-nightrider'), 'nightrider')).toBeGreaterThan(
      derived(shipped('nightrider'), 'nightrider') + 50,
    );
  });
});

describe('piece values', () => {
  it('are the stated ones where a document states them, and 0 for royals', () => {
    const rules = shipped('chess');
    const values = pieceValues(rules);
    expect(values[rules.kindNamed('queen')?.black ?? -1]).toBe(900);
    expect(values[rules.kindNamed('king')?.white ?? -1]).toBe(0);
  });
});
