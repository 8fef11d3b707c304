import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expectOk } from '@hippodrome/rules';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { move, newGame, summary } from '../../../test-support/games.js';
import { temporaryFile } from '../../../test-support/sqlite.js';
import { openDatabase } from '../database.js';
import { createGameStore } from '../game/sql-game-store.js';
import { openSqlite } from './open.js';

async function opened(file: string) {
  const database = expectOk(await openSqlite(file));
  onTestFinished(() => database.close());
  return { database, store: createGameStore(database) };
}

test('a full disk refuses what does not fit, loses nothing, and takes writes again when there is room', async () => {
  const { database, store } = await opened(temporaryFile());
  await store.create(newGame('g'), summary());
  const limit = (pages: number) =>
    database.write((transaction) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(transaction));
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.reads);
  await limit((rows[0]?.page_count ?? 0) + 5);
  let written = 0;
  const long = 'x'.repeat(1000);
  let refused: readonly unknown[] = [];
  while (refused.length === 0) {
    const answers = await Promise.all(
      [1, 2, 3].map((ahead) => store.append('g', written + ahead, move(long), summary({ ply: written + ahead }))),
    );
    refused = answers.filter(({ ok }) => !ok);
    written += answers.filter((answer) => answer.ok && answer.value === 'appended').length;
  }
  for (const answer of refused) {
    expect(answer).toMatchObject({
      problems: [{ code: 'store/cannot-write', message: 'nothing was stored: the disk is full' }],
    });
  }
  expect(written).toBeGreaterThan(0);
  expect(await store.find('g')).toMatchObject({ number: written, ply: written });
  expect(await store.log('g')).toHaveLength(written);
  await limit(1_000_000);
  expect(expectOk(await store.append('g', written + 1, move(long), summary()))).toBe('appended');
  const { rows: check } = await sql`pragma integrity_check`.execute(database.reads);
  expect(check).toEqual([{ integrity_check: 'ok' }]);
});

test('every commit is synced, and others may read meanwhile', async () => {
  const { database } = await opened(temporaryFile());
  const pragma = async (name: string) =>
    expectOk(
      await database.write(async (transaction) => (await sql`pragma ${sql.raw(name)}`.execute(transaction)).rows),
    );
  expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
});

test('several that open the same new file at once all get it', async () => {
  const file = temporaryFile();
  const all = await Promise.all(Array.from({ length: 4 }, () => openSqlite(file)));
  for (const result of all) await expectOk(result).close();
  expect(all.every(({ ok }) => ok)).toBe(true);
});

test('what is read cannot be written', async () => {
  const { database } = await opened(temporaryFile());
  await expect(database.reads.deleteFrom('game').execute()).rejects.toThrow(/readonly/);
});

test('the file is in the data folder unless the environment says otherwise', async () => {
  const folder = join(dirname(temporaryFile()), 'data');
  await expectOk(await openDatabase(undefined, folder)).close();
  expect(statSync(join(folder, 'hippodrome.sqlite')).isFile()).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const other = join(folder, 'other', 'games.sqlite');
  await expectOk(await openDatabase(`sqlite:${other}`, '/nowhere')).close();
  expect(statSync(other).isFile()).toBe(true);
});

test('what is no database is refused and left as it is', async () => {
  const file = temporaryFile();
  const text = 'these are my recipes, not a database\n'.repeat(100);
  writeFileSync(file, text);
  expect(await openSqlite(file)).toMatchObject({
    ok: false,
    problems: [{ code: 'store/cannot-open', message: expect.stringContaining('the file is not a database') }],
  });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a folder in the place of the file, or a file in the place of the folder, is said', async () => {
  const file = temporaryFile();
  mkdirSync(file);
  expect(await openSqlite(file)).toMatchObject({ ok: false, problems: [{ code: 'store/cannot-open' }] });
  writeFileSync(join(file, 'blocked'), '');
  expect(await openSqlite(join(file, 'blocked', 'x.sqlite'))).toMatchObject({
    ok: false,
    problems: [{ code: 'store/cannot-open', message: expect.stringContaining('its folder cannot be made') }],
  });
});

test('a database that a newer program has made is refused', async () => {
  const file = temporaryFile();
  const first = expectOk(await openSqlite(file));
  await first.write((transaction) =>
    sql`insert into kysely_migration values ('9999-from-the-future', '2100-01-01')`.execute(transaction),
  );
  await first.close();
  expect(await openSqlite(file)).toMatchObject({ ok: false, problems: [{ code: 'store/newer-schema' }] });
});
