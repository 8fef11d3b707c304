/**
 * How many moves a second the server takes, durably, and how long they take to the opponent. Server and clients are two processes on the
 * same machine; games are at random, each move is in time, and what arrives is checked for order.
 *
 * `npm run bench -- live-load [--sockets N] [--games N] [--rate MOVES] [--seconds S] [--knee] [--variant SLUG] [--json]`: `--knee` doubles
 * the rate until moves fall behind. `DATABASE_URL` chooses another database than SQLite in a new folder: an empty one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { longGames, populate } from './live/population.js';
import { Table, type Tally } from './live/table.js';
import { peakMemory } from './support/peak-memory.js';
import { report } from './support/report.js';
import { rulesOf } from './support/shipped.js';
import { quantile } from './support/statistics.js';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    games: { type: 'string', default: '500' },
    rate: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '30' },
    variant: { type: 'string', default: 'nightrider' },
    knee: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
const SOCKETS = Number(values.sockets);
const GAMES = Number(values.games);
const RATE = Number(values.rate);
const SECONDS = Number(values.seconds);
const LAUNCHER = fileURLToPath(new URL('../../packages/cli/bin/hippodrome.js', import.meta.url));
const MOST_DOUBLINGS = 6;
/** Of all moves that were due, at least so many have to be made. */
const ENOUGH = 0.98;
/** Milliseconds between two looks at which moves are due. */
const TICK = 5;
/** Sockets that are opened at a time. */
const TOGETHER = 50;
const CLOCK_TICKS = 100;

const rules = rulesOf(values.variant);
const folder = mkdtempSync(join(tmpdir(), 'hippodrome-load-'));
const people = await populate({
  url: process.env.DATABASE_URL,
  folder,
  people: SOCKETS,
  games: GAMES,
  slug: values.variant,
  rules,
});
const plies = Math.ceil(((values.knee ? 2 ** MOST_DOUBLINGS : 1.1) * RATE * SECONDS) / GAMES) + 2;
const sequences = longGames(rules, 16, Math.min(plies, 400));
const server = spawn(process.execPath, [LAUNCHER, 'serve'], {
  env: { ...process.env, PORT: '0', HIPPODROME_DATA: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = (await once(server.stdout, 'data')) as [Buffer];
const port = /:(\d+)\n/.exec(line.toString())?.[1];
const address = `ws://127.0.0.1:${port}/api/v1/live`;

const tally: Tally = { latencies: [], acknowledged: 0, refused: 0, misplaced: 0, delivered: 0 };
const tables: Table[] = [];
const lookingOn = Math.floor((SOCKETS - 2 * GAMES) / GAMES);
for (const [index, game] of people.games.entries()) {
  const seats = people.cookies.slice(2 * index, 2 * index + 2);
  const guests = people.cookies.slice(2 * GAMES + lookingOn * index, 2 * GAMES + lookingOn * (index + 1));
  tables.push(new Table(game, sequences[index % sequences.length] ?? [], [...seats, ...guests], address, tally));
  if (tables.length % TOGETHER === 0) await allConnected();
}
await allConnected();

const results: Record<string, number | string> = {
  variant: values.variant,
  sockets: (2 + lookingOn) * GAMES,
  games: GAMES,
};
for (let rate = RATE, step = 0; step <= (values.knee ? MOST_DOUBLINGS : 0); rate *= 2, step++) {
  const measured = await load(rate);
  for (const [name, value] of Object.entries(measured)) results[values.knee ? `at_${rate}_${name}` : name] = value;
  if ((measured.moves_per_second ?? 0) < ENOUGH * rate) break;
}
Object.assign(results, { memory_mb: Math.round(peakMemory(server.pid)) });
for (const table of tables) table.close();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true });
report(results);
process.exit(0);

async function allConnected(): Promise<void> {
  while (!tables.every((table) => table.isConnected)) await sleep(TICK);
}

/** Moves at a steady rate for a while, whatever becomes of them, as people do. */
async function load(rate: number): Promise<Record<string, number>> {
  Object.assign(tally, { latencies: [], acknowledged: 0, refused: 0, misplaced: 0, delivered: 0 });
  const before = { server: cpuOf(server.pid ?? 0), client: process.cpuUsage(), plies: pliesOfAll() };
  const begin = performance.now();
  let made = 0;
  let next = 0;
  for (let now = begin; now < begin + 1000 * SECONDS; now = performance.now()) {
    const due = Math.floor(((now - begin) / 1000) * rate);
    for (let tries = 0; made < due && tries < tables.length; tries++) {
      if (tables[next++ % tables.length]?.move()) made += 1;
    }
    await sleep(TICK);
  }
  const seconds = (performance.now() - begin) / 1000;
  await sleep(2000);
  const client = process.cpuUsage(before.client);
  const at = (share: number) => round(quantile(tally.latencies, share));
  return {
    moves_per_second: round(tally.acknowledged / seconds),
    to_opponent_median_ms: at(0.5),
    to_opponent_p99_ms: at(0.99),
    to_opponent_worst_ms: at(1),
    lost: made - (pliesOfAll() - before.plies),
    refused: tally.refused,
    repeated_or_out_of_order: tally.misplaced,
    deliveries_per_second: round(tally.delivered / seconds),
    server_processor_percent: round((100 * (cpuOf(server.pid ?? 0) - before.server)) / seconds),
    client_processor_percent: round((client.user + client.system) / 1e4 / seconds),
  };
}

function pliesOfAll(): number {
  return tables.reduce((sum, { ply }) => sum + ply, 0);
}

/** Seconds of processor time of a process so far: fields 14 and 15 of proc(5)'s `stat`. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
