/**
 * How many moves a second are stored so that a loss of power loses none, by as many players at once: each appends to a game of their own and
 * waits for the answer. SQLite writes into a temporary folder; with `DATABASE_URL=postgres://…` naming an empty database, PostgreSQL is
 * measured as well. What a sync of the disk alone takes is told beside it, since it decides the rest.
 */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOk } from '@hippodrome/rules';
import { createGameStore, type Database, type GameStore, openDatabase } from '@hippodrome/server';
import { report } from './support/report.js';
import { quantile } from './support/statistics.js';

const PLAYERS = [1, 16, 256];
const SECONDS = 5;
const SYNCS = 50;

const folder = mkdtempSync(join(tmpdir(), 'hippodrome-bench-'));
try {
  const url = process.env.DATABASE_URL;
  const result: Record<string, number> = { disk_sync_ms: medianSync(join(folder, 'sync')) };
  Object.assign(result, await measure(expectOk(await openDatabase(`sqlite:${join(folder, 'games.sqlite')}`, folder))));
  if (url?.startsWith('postgres')) Object.assign(result, await measure(expectOk(await openDatabase(url, folder))));
  report(result);
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(database: Database): Promise<Record<string, number>> {
  const store = createGameStore(database);
  const { games } = await store.counts();
  if (games > 0) throw new Error('the database of DATABASE_URL holds games: this benchmark wants an empty one');
  const result: Record<string, number> = {};
  for (const players of PLAYERS) {
    const name = `${database.kind}_${players}_players`;
    const { rate, times, busy } = await play(store, players);
    result[`${name}_appends_per_second`] = rate;
    result[`${name}_median_ms`] = percentile(times, 0.5);
    result[`${name}_p99_ms`] = percentile(times, 0.99);
    result[`${name}_main_thread_us_per_append`] = busy;
  }
  await database.close();
  return result;
}

interface Played {
  readonly rate: number;
  /** Milliseconds that each append took. */
  readonly times: readonly number[];
  /** Microseconds for which an append keeps the program's own thread from everything else. */
  readonly busy: number;
}

async function play(store: GameStore, players: number): Promise<Played> {
  const ids = Array.from({ length: players }, (_, index) => `${players}-${index}`);
  await Promise.all(ids.map((id) => create(store, id)));
  const times: number[] = [];
  const start = performance.now();
  const before = performance.eventLoopUtilization();
  await Promise.all(
    ids.map(async (id) => {
      for (let number = 1; performance.now() - start < SECONDS * 1000; number++) {
        const asked = performance.now();
        await append(store, id, number);
        times.push(performance.now() - asked);
      }
    }),
  );
  const { active } = performance.eventLoopUtilization(before);
  const rate = Math.round((times.length / (performance.now() - start)) * 1000);
  return { rate, times, busy: Math.round((active / times.length) * 1000) };
}

async function create(store: GameStore, id: string): Promise<void> {
  const game = {
    id,
    variant: 'nightrider',
    document: null,
    start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    control: { kind: 'fischer', initial: 180_000, increment: 2000 },
    players: { white: { kind: 'account', account: `white-${id}` }, black: { kind: 'account', account: `black-${id}` } },
    rated: true,
    private: false,
    createdAt: Date.now(),
  } as const;
  expectOk(await store.create(game, { ply: 0, turn: 'white', outcome: null, dueAt: Date.now() + 60_000 }));
}

async function append(store: GameStore, id: string, number: number): Promise<void> {
  const at = Date.now();
  const turn = number % 2 === 0 ? 'white' : 'black';
  const event = { type: 'move', uci: 'g1f3', credit: 0, at } as const;
  const answer = await store.append(id, number, event, { ply: number, turn, outcome: null, dueAt: at + 180_000 });
  if (expectOk(answer) !== 'appended') throw new Error(`move ${number} of game ${id} was refused`);
}

/** Milliseconds for a page that is written and synced. */
function medianSync(path: string): number {
  const file = openSync(path, 'w');
  const times = Array.from({ length: SYNCS }, () => {
    const start = performance.now();
    writeSync(file, Buffer.alloc(4096));
    fsyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return percentile(times, 0.5);
}

function percentile(times: readonly number[], part: number): number {
  return Math.round(quantile(times, part) * 100) / 100;
}
