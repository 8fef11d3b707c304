import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Line, LineCutter } from './lines.js';

function cut(chunks: readonly string[], longest = 100): readonly Line[] {
  const cutter = new LineCutter(longest);
  return [...chunks.flatMap((chunk) => [...cutter.push(chunk)]), ...cutter.end()];
}

function texts(chunks: readonly string[]): string {
  return cut(chunks)
    .map(({ text, number, offset }) => `${number}@${offset} ${text}`)
    .join('|');
}

describe('lines', () => {
  test.each<[what: string, chunks: string[], lines: string]>([
    ['LF', ['a\nb\n'], '1@0 a|2@2 b'],
    ['CR LF', ['a\r\nb'], '1@0 a|2@3 b'],
    ['CR', ['a\rb\r'], '1@0 a|2@2 b'],
    ['empty ones', ['\n\r\n\ra'], '1@0 |2@1 |3@3 |4@4 a'],
    ['CR LF in two chunks', ['a\r', '\nb'], '1@0 a|2@3 b'],
    ['CR and LF with an empty chunk between', ['a\r', '', '\n', 'b'], '1@0 a|2@3 b'],
    ['a line in three chunks', ['a', 'b', 'c\nd'], '1@0 abc|2@4 d'],
    ['a byte order mark', ['\u{feff}a\n\u{feff}b'], '1@1 a|2@3 \u{feff}b'],
    ['nothing', ['', ''], ''],
  ])('%s', (_, chunks, lines) => {
    expect(texts(chunks)).toBe(lines);
  });

  test('a line that is too long loses its end, the next one is whole', () => {
    expect(cut(['abc', 'defgh', 'i\nj'], 4)).toEqual([
      { text: 'abcd', number: 1, offset: 0, cut: true },
      { text: 'j', number: 2, offset: 10, cut: false },
    ]);
  });

  test('chunks do not matter', () => {
    const piece = fc.constantFrom('a', 'bc', '\n', '\r', '\r\n', '\u{feff}', '');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(cut(pieces, 3)).toEqual(cut([pieces.join('')], 3));
        expect(cut([...pieces.join('')], 3)).toEqual(cut([pieces.join('')], 3));
      }),
    );
  });
});
