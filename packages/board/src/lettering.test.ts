import { describe, expect, it } from 'vitest';
import { canLetter, lettering, textLines, textWidth } from './lettering.js';

describe('text as outlines', () => {
  it('grows with its length and its size', () => {
    expect(textWidth('mm', 20)).toBeCloseTo(2 * textWidth('m', 20));
    expect(textWidth('m', 40)).toBeCloseTo(2 * textWidth('m', 20));
  });

  it('is anchored at its start, middle or end', () => {
    const width = textWidth('a1', 30);
    expect(lettering('a1', 100, 50, 30, 'start')).toContain('translate(100 50)');
    expect(lettering('a1', 100, 50, 30, 'end')).toContain(`translate(${Math.round((100 - width) * 100) / 100} 50)`);
  });

  it('replaces letters it lacks: by those under the accent, or a question mark', () => {
    expect(lettering('é', 0, 0, 10, 'start')).toBe(lettering('e', 0, 0, 10, 'start'));
    expect(lettering('馬', 0, 0, 10, 'start')).toBe(lettering('?', 0, 0, 10, 'start'));
    expect(canLetter('Nightrider 13')).toBe(true);
    expect(canLetter('馬')).toBe(false);
  });

  it('breaks lines between words', () => {
    const text = 'one two three four';
    const lines = textLines(text, 10, textWidth('one two', 10));
    expect(lines).toEqual(['one two', 'three', 'four']);
    expect(textLines(text, 10, 1)).toEqual(text.split(' '));
  });
});
