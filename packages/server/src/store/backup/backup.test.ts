import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectOk } from '@hippodrome/rules';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { account, move, newGame, summary } from '../../../test-support/games.js';
import { type PostgresServer, START_LIMIT, startPostgres } from '../../../test-support/postgres.js';
import { temporaryFile } from '../../../test-support/sqlite.js';
import type { Database } from '../database.js';
import { createDocumentStore } from '../document-store.js';
import { createGameStore } from '../game/sql-game-store.js';
import { openPostgres } from '../postgres/open.js';
import { TABLES } from '../schema.js';
import { openSqlite } from '../sqlite/open.js';
import { backUp } from './back-up.js';
import { restore } from './restore.js';

/** Backups of released versions: each must be understood for good. */
const RELEASED = fileURLToPath(new URL('../../../fixtures/backups/', import.meta.url));
const NOW = { now: 5000 };

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, START_LIMIT);
afterAll(() => server.stop(), START_LIMIT);

type Kind = Database['kind'];

async function empty(kind: Kind): Promise<Database> {
  const opened = kind === 'sqlite' ? openSqlite(temporaryFile()) : openPostgres(await server.createDatabase());
  const database = expectOk(await opened);
  onTestFinished(() => database.close());
  return database;
}

/** More rows than are read at a time. */
async function filled(kind: Kind): Promise<Database> {
  const database = await empty(kind);
  const store = createGameStore(database);
  const hash = expectOk(await createDocumentStore(database).keep('a game\n"of" mine \u2028', 1));
  const players = { white: account("o'hara"), black: { kind: 'computer', level: 2 } } as const;
  await store.create(newGame('g', { variant: null, document: hash, players }), summary({ dueAt: 1_900_000_000_000 }));
  await Promise.all(
    Array.from({ length: 700 }, (_, index) => store.append('g', index + 1, move('a\0'), summary({ ply: index + 1 }))),
  );
  return database;
}

/** What a backup says, whatever the order of its rows and the time it was made. */
function contents(path: string): readonly string[] {
  return readFileSync(path, 'utf8').trim().split('\n').slice(1, -1).sort();
}

async function backedUp(database: Database): Promise<string> {
  const path = temporaryFile('backup.jsonl');
  expectOk(await backUp(database, path, NOW));
  return path;
}

describe.each<[Kind, Kind]>([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('a backup of %s', (from, to) => {
  it(`can be restored into ${to}, and has everything`, async () => {
    const path = await backedUp(await filled(from));
    const target = await empty(to);
    expect(expectOk(await restore(target, path))).toEqual({ rows: 702 });
    expect(contents(await backedUp(target))).toEqual(contents(path));
    const store = createGameStore(target);
    expect(await store.log('g')).toHaveLength(700);
    expect(expectOk(await store.append('g', 701, move('b1c3'), summary()))).toBe('appended');
  });

  it('replaces what is there only when it is told to', async () => {
    const path = await backedUp(await filled(from));
    const target = await empty(from);
    const store = createGameStore(target);
    await store.create(newGame('other'), summary());
    expect(await restore(target, path)).toMatchObject({ ok: false, problems: [{ code: 'backup/not-empty' }] });
    expect(await store.find('other')).toBeDefined();
    expectOk(await restore(target, path, { force: true }));
    expect(await store.find('other')).toBeUndefined();
    expect(await store.find('g')).toMatchObject({ number: 700 });
  });

  it('that is damaged changes nothing', async () => {
    const path = await backedUp(await filled(from));
    const target = await empty(from);
    const store = createGameStore(target);
    await store.create(newGame('other'), summary());
    const whole = readFileSync(path, 'utf8');
    const lines = whole.split('\n');
    const texts: [string, object][] = [
      [whole.slice(0, whole.length / 2), { code: 'backup/damaged' }],
      [lines.toSpliced(-5, 1).join('\n'), { code: 'backup/damaged', line: lines.length - 2 }],
      [whole.replace("o'hara", "o'hare"), { code: 'backup/damaged', line: lines.length - 1 }],
      [`${whole}[]\n`, { code: 'backup/damaged', line: lines.length }],
      [lines.toSpliced(3, 1, '[1]').join('\n'), { code: 'backup/damaged', line: 4 }],
      [lines.toSpliced(3, 1, '{"rows":[]}').join('\n'), { code: 'backup/damaged', line: 4 }],
      [lines.toSpliced(-2, 1).join('\n'), { code: 'backup/damaged', line: lines.length - 1 }],
      ['', { code: 'backup/not-a-backup', line: 1 }],
      ['[Event "a game"]\n', { code: 'backup/not-a-backup', line: 1 }],
      [whole.replace(/"migration":"[^"]*"/, '"migration":"9999-later"'), { code: 'backup/newer', line: 1 }],
    ];
    for (const [text, problem] of texts) {
      writeFileSync(path, text);
      expect(await restore(target, path, { force: true })).toMatchObject({ ok: false, problems: [problem] });
    }
    expect(await store.find('other')).toBeDefined();
  });

  it('names every table', async () => {
    const database = await empty(from);
    const tables = (await database.reads.introspection.getTables()).map(({ name }) => name);
    expect([...TABLES].sort(), 'TABLES in schema.ts').toEqual(tables.sort());
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const database = await filled(from);
    const store = createGameStore(database);
    let rows = 0;
    for await (const some of database.snapshot()) {
      rows += some.rows.length;
      await store.create(newGame(`later${rows}`), summary());
    }
    expect(rows).toBe(702);
  });

  it.each(readdirSync(RELEASED))('made by a released version, %s, can be restored', async (name) => {
    const database = await empty(from);
    expectOk(await restore(database, join(RELEASED, name)));
    const store = createGameStore(database);
    const game = await store.find('released');
    expect(game).toMatchObject({ ply: 2, players: { white: account('anna'), black: { kind: 'computer', level: 3 } } });
    expect(await createDocumentStore(database).find(game?.document ?? '')).toBe('# A game\n');
    expect(await store.log('released')).toEqual([move('e2e4', 2000), move('e7e5', 3000)]);
  });
});

it('a backup replaces a file only when it is told to, and is for its owner alone', async () => {
  const database = await empty('sqlite');
  const path = temporaryFile('backup.jsonl');
  writeFileSync(path, 'mine');
  expect(await backUp(database, path, NOW)).toMatchObject({ ok: false, problems: [{ code: 'backup/file-exists' }] });
  expect(readFileSync(path, 'utf8')).toBe('mine');
  const { rows, bytes } = expectOk(await backUp(database, path, { ...NOW, force: true }));
  expect(rows).toBe(0);
  expect(statSync(path)).toMatchObject({ size: bytes });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(existsSync(`${path}.part`)).toBe(false);
});
