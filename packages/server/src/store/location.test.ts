import { expect, test } from 'vitest';
import { readDatabaseLocation } from './location.js';

test.each([undefined, '', '  '])('without a word (%j) it is a file in the data folder', (url) => {
  expect(readDatabaseLocation(url, '/data')).toMatchObject({
    ok: true,
    value: { kind: 'sqlite', file: '/data/hippodrome.sqlite' },
  });
});

test.each([
  ['sqlite:/a/b.sqlite', '/a/b.sqlite'],
  ['sqlite:///a/b.sqlite', '/a/b.sqlite'],
  ['SQLite:games.db', 'games.db'],
])('%s is a file', (url, file) => {
  expect(readDatabaseLocation(url, '/data')).toMatchObject({ ok: true, value: { kind: 'sqlite', file } });
});

test.each([
  'postgres://anna:secret@db.example.org:5433/games',
  'postgresql://localhost/games?sslmode=require',
  'postgres:///games?host=/run/postgresql',
])('%s is a server', (url) => {
  expect(readDatabaseLocation(url, '/data')).toMatchObject({ ok: true, value: { kind: 'postgres', url } });
});

test.each([
  ['mysql://localhost/games', 1],
  ['/a/b.sqlite', 1],
  ['sqlite:', 8],
  ['sqlite:/a/', 11],
  ['sqlite://machine/a', 8],
  ['sqlite:/a/b?mode=memory', 12],
  ['sqlite:a\0b', 9],
  ['postgres:games', 10],
  ['postgres://localhost', 21],
  ['postgres://localhost/', 22],
  ['postgres:///games', 12],
  ['postgres://local host/games', 10],
  ['postgres://localhost/%zz', 22],
])('%j is refused at column %i', (url, column) => {
  expect(readDatabaseLocation(url, '/data')).toMatchObject({
    ok: false,
    problems: [{ code: 'store/bad-url', line: 1, column, message: expect.stringMatching(/^DATABASE_URL /) }],
  });
});

test('no message tells a password', () => {
  for (const url of ['postgres://anna:secret@local host/x', 'postgres://anna:secret@h', 'mysql://anna:secret@h/x']) {
    expect(JSON.stringify(readDatabaseLocation(url, '/data'))).not.toContain('secret');
  }
});
