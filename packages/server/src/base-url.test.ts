import { expect, test } from 'vitest';
import { readBaseUrl } from './base-url.js';

test.each([
  [undefined, undefined],
  [' ', undefined],
  ['https://chess.example', 'https://chess.example'],
  ['HTTPS://Chess.Example:443/', 'https://chess.example'],
  ['http://[::1]:4040', 'http://[::1]:4040'],
])('%j is %j', (text, origin) => {
  expect(readBaseUrl({ BASE_URL: text })).toMatchObject({ ok: true, value: origin });
});

test.each([
  'chess.example',
  'ftp://chess.example',
  'https://chess.example/club',
  'https://u:p@chess.example',
  'https://x/?',
  'https://',
])('%s is refused', (text) => {
  expect(readBaseUrl({ BASE_URL: text })).toMatchObject({ ok: false, problems: [{ code: 'server/bad-base-url' }] });
});
