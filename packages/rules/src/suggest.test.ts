import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from './suggest.js';

describe('suggestions', () => {
  it('forgive a slip of the pen, whatever the case', () => {
    expect(nearest('casling', ['castling', 'phases'])).toBe('castling');
    expect(nearest('Wins', ['wins'])).toBe('wins');
    expect(didYouMean('quene', ['queen', 'king'])).toBe(' (did you mean "queen"?)');
  });

  it('do not guess wildly', () => {
    expect(nearest('plugins', ['pieces', 'setup'])).toBeUndefined();
    expect(didYouMean('xyz', ['king'])).toBe('');
  });
});
