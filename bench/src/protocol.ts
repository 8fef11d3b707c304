/**
 * How fast the engine is there, how fast it stops, and how much memory it takes: a process that speaks UCI, as a GUI meets it. From its
 * start to `uciok` and to `readyok`, and from `stop` to `bestmove` at random moments of a search, in every game. Memory is what Linux
 * says that the process has had at most, with one thread and the usual hash table.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { peakMemory } from './support/peak-memory.js';
import { report } from './support/report.js';
import { SLUGS } from './support/shipped.js';
import { median } from './support/statistics.js';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/hippodrome.js', import.meta.url));
const STARTS = 15;
const STOPS_IN_EACH_GAME = 10;
/** Searches are stopped after so many milliseconds at most. */
const LONGEST_SEARCH = 400;

function startEngine() {
  const child = spawn(process.execPath, [PROGRAM, 'uci']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    say: (line: string) => child.stdin.write(`${line}\n`),
    async hear(beginning: string): Promise<void> {
      for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
        if (next.value.startsWith(beginning)) return;
      }
      throw new Error(`the engine has ended without saying ${beginning}`);
    },
    /** Megabytes. */
    memory(): number {
      return peakMemory(child.pid);
    },
    async leave(): Promise<void> {
      const ended = new Promise((resolve) => child.on('close', resolve));
      child.stdin.write('quit\n');
      await ended;
    },
  };
}

async function measureStart(): Promise<{ readonly uciok: number; readonly readyok: number }> {
  const start = performance.now();
  const engine = startEngine();
  engine.say('uci\nisready');
  await engine.hear('uciok');
  const uciok = performance.now() - start;
  await engine.hear('readyok');
  const readyok = performance.now() - start;
  await engine.leave();
  return { uciok, readyok };
}

/** Milliseconds from each `stop` to its `bestmove`, and megabytes at the end. */
async function measureStops(slug: string): Promise<{ readonly times: readonly number[]; readonly memory: number }> {
  const engine = startEngine();
  engine.say(`setoption name UCI_Variant value ${slug}\nisready`);
  await engine.hear('readyok');
  const times: number[] = [];
  for (let i = 0; i < STOPS_IN_EACH_GAME; i++) {
    engine.say('ucinewgame\nposition startpos\ngo infinite');
    await engine.hear('info depth 1 ');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_SEARCH));
    const start = performance.now();
    engine.say('stop');
    await engine.hear('bestmove');
    times.push(performance.now() - start);
  }
  const memory = engine.memory();
  await engine.leave();
  return { times, memory };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const starts: Awaited<ReturnType<typeof measureStart>>[] = [];
for (let i = 0; i < STARTS; i++) starts.push(await measureStart());
const games: Awaited<ReturnType<typeof measureStops>>[] = [];
for (const slug of SLUGS) games.push(await measureStops(slug));
const stops = games.flatMap(({ times }) => times);
report({
  start_to_uciok_ms_median: round(median(starts.map(({ uciok }) => uciok))),
  start_to_readyok_ms_median: round(median(starts.map(({ readyok }) => readyok))),
  stop_to_bestmove_ms_median: round(median(stops)),
  stop_to_bestmove_ms_worst: round(Math.max(...stops)),
  stops: stops.length,
  memory_mb_median: round(median(games.map(({ memory }) => memory))),
  memory_mb_most: round(Math.max(...games.map(({ memory }) => memory))),
});
