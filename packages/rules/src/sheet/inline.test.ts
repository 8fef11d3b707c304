import { describe, expect, it } from 'vitest';
import { plainText, readRuns, sentenceEnds, sliceRuns } from './inline.js';

describe('the inside of a paragraph', () => {
  it('is bold, code, or plain; links are their words', () => {
    expect(readRuns('**Order.** From `a1` *on*, see [the\npage](x.md).')).toEqual([
      { text: 'Order.', style: 'strong' },
      { text: ' From ', style: 'plain' },
      { text: 'a1', style: 'code' },
      { text: ' on, see the page.', style: 'plain' },
    ]);
  });

  it('loses macros and what ties it to tests, and keeps signs that are meant', () => {
    expect(plainText(readRuns('No. (#a-b, #c) {{svg:start "x"}} 3 \\* 4'))).toBe('No. 3 * 4');
  });

  it('takes no time for a text of signs', () => {
    const signs = '[*`<'.repeat(20_000);
    expect(plainText(readRuns(signs))).toContain('[');
  });

  it('is cut into sentences, initials left whole', () => {
    const text = 'By V. R. Parton. "Really?" Yes, 1.5 times.';
    expect(sentenceEnds(text).map((end) => text.slice(0, end))).toEqual([
      'By V. R. Parton.',
      'By V. R. Parton. "Really?"',
      text,
    ]);
  });

  it('can be sliced across its runs', () => {
    expect(sliceRuns(readRuns('**ab**cd'), 1, 3)).toEqual([
      { text: 'b', style: 'strong' },
      { text: 'c', style: 'plain' },
    ]);
  });
});
