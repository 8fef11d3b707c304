import { expect, test } from 'vitest';
import { readAddress } from './address.js';

test('what the environment leaves open has a default', () => {
  const usual = { host: '127.0.0.1', port: 4040 };
  expect(readAddress({})).toMatchObject({ ok: true, value: usual });
  expect(readAddress({ PORT: '', HOST: ' ' })).toMatchObject({ ok: true, value: usual });
});

test.each([
  ['0', 0],
  ['80', 80],
  ['65535', 65535],
  [' 8080 ', 8080],
])('PORT=%j is a port', (PORT, port) => {
  expect(readAddress({ PORT })).toMatchObject({ ok: true, value: { port } });
});

test.each([
  ['65536', 1],
  ['99999999999', 1],
  ['-1', 1],
  ['40x0', 3],
  ['80.5', 3],
  ['1e3', 2],
  ['0x50', 2],
])('PORT=%j is refused', (PORT, column) => {
  expect(readAddress({ PORT })).toMatchObject({ ok: false, problems: [{ code: 'server/bad-port', line: 1, column }] });
});

test.each(['0.0.0.0', '::1', 'localhost', 'games.example.org', 'my_host-2'])('HOST=%j is a host', (host) => {
  expect(readAddress({ HOST: host })).toMatchObject({ ok: true, value: { host } });
});

test.each(['http://localhost', 'localhost:4040', '300.1.1.1', '127.1', 'two words', '[::1]', '-x', 'a..b'])(
  'HOST=%j is refused',
  (HOST) => {
    expect(readAddress({ HOST })).toMatchObject({ ok: false, problems: [{ code: 'server/bad-host' }] });
  },
);

test('both are complained of at once, by name and with what was written', () => {
  const result = readAddress({ PORT: 'http', HOST: '*' });
  const messages = result.ok ? [] : result.problems.map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringMatching(/^PORT is "http"; it must be/),
    expect.stringMatching(/^HOST is "\*"; it must be/),
  ]);
});
