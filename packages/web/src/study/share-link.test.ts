import { expectOk, type Result } from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_LINK, packText, unpackText } from './share-link.js';

function placed(result: Result<unknown>): string {
  const [problem] = result.ok ? [] : result.problems;
  return problem === undefined ? 'fine' : `${problem.column} ${problem.code}`;
}

/** A text that no deflating makes much shorter. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(33 + ((seed >>> 16) % 90));
  }).join('');
}

describe('a text in a link', () => {
  it('comes out as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        const packed = expectOk(await packText(text));
        expect(packed).toMatch(/^[\w-]*$/);
        expect(expectOk(await unpackText(packed))).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it('that would make too long a link is refused', async () => {
    expect(placed(await packText(noise(40_000)))).toMatch(/study\/link-too-long$/);
  });
});

describe('a link that is not ours', () => {
  it.each([
    ['with a strange letter', 'abc%20', '4 study/bad-link'],
    ['of nonsense', 'abcdefgh', '8 study/damaged-link'],
    ['too long', 'a'.repeat(LONGEST_LINK + 1), `${LONGEST_LINK + 1} study/link-too-long`],
  ])('%s is told where it is wrong', async (_, packed, told) => {
    expect(placed(await unpackText(packed))).toBe(told);
  });

  it('cut short is told so, wherever it was cut', async () => {
    const packed = expectOk(await packText('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *'));
    for (let length = 1; length < packed.length; length++) {
      expect(placed(await unpackText(packed.slice(0, length)))).toBe(`${length} study/damaged-link`);
    }
  });

  it('that unpacks to more than any game holds is not unpacked', async () => {
    const packed = expectOk(await packText('a'.repeat(300 * 1024)));
    expect(packed.length).toBeLessThan(1000);
    expect(placed(await unpackText(packed))).toBe('1 study/link-too-long');
  });
});
