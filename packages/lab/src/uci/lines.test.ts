import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { LONGEST_LINE, splitLines } from './lines.js';

function linesOf(...chunks: readonly string[]): readonly string[] {
  const lines: string[] = [];
  const take = splitLines((line) => lines.push(line));
  for (const chunk of chunks) take(chunk);
  return lines;
}

test.prop([fc.array(fc.stringMatching(/^[a-z ]{0,5}$/)), fc.array(fc.nat({ max: 40 }))])(
  'lines do not depend on the chunks they come in',
  (lines, cuts) => {
    const text = lines.map((line) => `${line}\n`).join('');
    const chunks: string[] = [];
    let from = 0;
    for (const cut of [...cuts].sort((a, b) => a - b)) {
      chunks.push(text.slice(from, cut));
      from = Math.max(from, cut);
    }
    expect(linesOf(...chunks, text.slice(from))).toEqual(lines);
  },
);

it('takes both kinds of line ends and keeps what has none back', () => {
  expect(linesOf('uciok\r\nready', 'ok\nbest')).toEqual(['uciok', 'readyok']);
});

it('does not keep more of a line than is sensible', () => {
  const endless = 'x'.repeat(LONGEST_LINE);
  const lines = linesOf(endless, endless, endless, '\nuciok\n');
  expect(lines.map(({ length }) => length)).toEqual([LONGEST_LINE, 5]);
});
