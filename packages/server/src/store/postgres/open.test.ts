import { expectOk } from '@hippodrome/rules';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { move, newGame, summary } from '../../../test-support/games.js';
import { type PostgresServer, START_LIMIT, startPostgres } from '../../../test-support/postgres.js';
import { createGameStore } from '../game/sql-game-store.js';
import { openPostgres } from './open.js';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, START_LIMIT);
afterAll(() => server.stop(), START_LIMIT);

async function opened(url: string) {
  const database = expectOk(await openPostgres(url));
  onTestFinished(() => database.close());
  return { database, store: createGameStore(database) };
}

test('several processes that start at once with an empty database all get it', async () => {
  const url = await server.createDatabase();
  const all = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
  for (const result of all) await expectOk(result).close();
  expect(all.every(({ ok }) => ok)).toBe(true);
});

test('times are numbers', async () => {
  const { store, database } = await opened(await server.createDatabase());
  await store.create(newGame('g', { createdAt: 4_102_444_800_000 }), summary());
  const row = await database.reads.selectFrom('game').select('created_at').executeTakeFirst();
  expect(row).toEqual({ created_at: 4_102_444_800_000 });
});

test('while the server is away nothing is stored, and what was stored is there when it is back', async () => {
  const { store } = await opened(await server.createDatabase());
  await store.create(newGame('g'), summary());
  expect(expectOk(await store.append('g', 1, move('e2e4'), summary({ ply: 1 })))).toBe('appended');
  await server.kill();
  const away = await Promise.all([
    store.append('g', 2, move('e7e5'), summary({ ply: 2 })),
    store.create(newGame('h'), summary()),
  ]);
  for (const answer of away) expect(answer).toMatchObject({ ok: false, problems: [{ code: 'store/cannot-write' }] });
  await expect(store.find('g')).rejects.toThrow(/ECONNREFUSED|terminated/);
  await server.restart();
  expect(await store.log('g')).toEqual([move('e2e4')]);
  expect(await store.find('h')).toBeUndefined();
  expect(expectOk(await store.append('g', 2, move('c7c5'), summary({ ply: 2 })))).toBe('appended');
});

test('a server that does not sync is refused', async () => {
  const url = `${await server.createDatabase()}?options=-c%20synchronous_commit%3Doff`;
  expect(await openPostgres(url)).toMatchObject({
    ok: false,
    problems: [{ code: 'store/not-durable', message: expect.stringContaining('synchronous_commit') }],
  });
});

test('no server, no database, a wrong name: each is said, and no password', async () => {
  const url = await server.createDatabase();
  for (const [wrong, why] of [
    ['postgres://anna:secret@127.0.0.1:1/games', 'cannot be reached'],
    ['postgres://anna:secret@nowhere.invalid/games', 'cannot be reached'],
    [url.replace(/\/test\d+$/, '/nothing'), 'there is no such database'],
    [url.replace('postgres@', 'anna:secret@'), 'refused name or password'],
  ] as const) {
    const result = await openPostgres(wrong);
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'store/cannot-open' }] });
    expect(JSON.stringify(result)).toContain(why);
    expect(JSON.stringify(result)).not.toContain('secret');
  }
});
