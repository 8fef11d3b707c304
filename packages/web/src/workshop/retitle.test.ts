import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarise } from '../games/summarise.js';
import { rulesOf } from '../testing/rulesets.js';
import { checkDocument } from './check-document.js';
import { retitle } from './retitle.js';
import { templateOf } from './template.js';

describe('another title', () => {
  it('is in the text, which is otherwise the same', () => {
    expect(retitle('---\nslug: x\ntitle: Old\n---\n\ntitle: no\n', 'New $& "one"')).toBe(
      '---\nslug: x\ntitle: "New $& \\"one\\""\n---\n\ntitle: no\n',
    );
    expect(retitle('---\r\ntitle: >\r\n  Old\r\nslug: x\r\n---\r\n', 'N')).toBe(
      '---\r\ntitle: "N"\r\nslug: x\r\n---\r\n',
    );
  });

  it('is what the document is then called, whatever it holds', () => {
    const text = templateOf(summarise(rulesOf('knights').spec)).replace('parent: knights', 'parent: none');
    const title = fc
      .string({ minLength: 1 })
      .map((any) => any.trim())
      .filter((any) => any !== '');
    fc.assert(
      fc.property(title, (wanted) => {
        const codes = (of: string): readonly string[] => checkDocument(of, {}).problems.map(({ code }) => code);
        expect(codes(retitle(text, wanted) ?? '')).toEqual(codes(text));
      }),
      { numRuns: 30 },
    );
  });

  it('is not given where there is no front matter, or no title in it', () => {
    expect(retitle('title: Old\n', 'New')).toBeUndefined();
    expect(retitle('---\nslug: x\n---\ntitle: no\n', 'New')).toBeUndefined();
  });
});
