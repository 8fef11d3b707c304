import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES, readClientMessage } from './client-message.js';

const codeOf = (text: string): string | undefined => {
  const read = readClientMessage(text);
  return read.ok ? undefined : read.problems[0]?.code;
};

describe('a message of a client', () => {
  it.each([
    { t: 'watch', game: 'abc', after: 0 },
    { t: 'leave', game: 'abc' },
    { t: 'do', game: 'abc', id: '1', wish: { type: 'move', ply: 3, uci: 'b1d5' } },
    { t: 'do', game: 'abc', id: '2', wish: { type: 'claim' } },
    { t: 'ping', id: 'p' },
  ])('%j is read', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toMatchObject({ ok: true, value: message });
  });

  it.each([
    ['', 'wire/not-json'],
    ['{', 'wire/not-json'],
    ['null', 'wire/malformed'],
    ['[]', 'wire/malformed'],
    ['{"t":"fly"}', 'wire/malformed'],
    ['{"t":"watch","game":"a b","after":0}', 'wire/malformed'],
    ['{"t":"watch","game":"abc","after":-1}', 'wire/malformed'],
    ['{"t":"watch","game":"abc","after":1.5}', 'wire/malformed'],
    ['{"t":"leave","game":"abc","more":1}', 'wire/malformed'],
    ['{"t":"do","game":"abc","id":"1","wish":{"type":"move","ply":0}}', 'wire/malformed'],
    ['{"t":"do","game":"abc","id":"1","wish":{"type":"flag"}}', 'wire/malformed'],
    [' '.repeat(MOST_BYTES + 1), 'wire/too-long'],
  ])('%s is refused', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('says which field is wrong', () => {
    const read = readClientMessage('{"t":"do","game":"abc","id":"1","wish":{"type":"move","ply":"0","uci":"a2a3"}}');
    expect(!read.ok && read.problems[0]?.message).toMatch(/^wish\.ply: /);
  });
});

test.prop([
  fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  ),
])('nothing that comes makes the reader throw', (text) => {
  expect(readClientMessage(text)).toHaveProperty('ok');
});
