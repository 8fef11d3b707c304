import { describe, expect, it } from 'vitest';
import { SHIPPED } from '../../test-support/games.js';
import { cecpName, isKnown, slugOf } from './names.js';

describe('names for XBoard', () => {
  it.each([
    ['chess', 'normal', true],
    ['three-check', '3check', true],
    ['xiangqi', 'xiangqi', true],
    ['wide-nightrider', 'widenightrider', false],
    // XBoard would take "grand-cavalier" for its Grand Chess.
    ['grand-cavalier', 'grandcavalier', false],
    ['berolina', 'berolinachess', false],
  ])('%s is %s', (slug, name, known) => {
    expect(cecpName(slug)).toBe(name);
    expect(isKnown(slug)).toBe(known);
  });

  it('lead back to the game, and so do slugs', () => {
    for (const slug of SHIPPED) {
      expect(slugOf(cecpName(slug), SHIPPED)).toBe(slug);
      expect(slugOf(slug, SHIPPED)).toBe(slug);
    }
    expect(slugOf('checkers', SHIPPED)).toBe('checkers');
  });
});
