/** Matches between real processes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, expectOk, loadVariant, parsePgn, variantsNamed } from '@hippodrome/rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hippodrome, ROOT, start } from './hippodrome.js';

const ENGINE = join(ROOT, 'packages', 'lab', 'test-support', 'engine.mjs');

function engine(name: string, args: string): readonly string[] {
  return ['--engine', `name=${name} cmd='"${process.execPath}" "${ENGINE}" ${args}'`];
}

const PLAYERS = [...engine('Greedy', 'seed=1 greedy=1 delay=2'), ...engine('Wild', 'seed=2 delay=2')];
const MATCH = ['--variant', 'cavalier', '--movetime', '5000', '--max-moves', '60', '--opening-plies', '4', '--json'];

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'hippodrome-match-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

const document = (slug: string): string => readFileSync(`${ROOT}variants/${slug}.md`, 'utf8');

/** The games in a state file, without what differs from run to run. */
function gamesIn(file: string): readonly { readonly game: number }[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines
    .map((line) => JSON.parse(line, (key, value) => (key === 'elapsed' || key === 'date' ? undefined : value)))
    .sort((a, b) => a.game - b.game);
}

describe('a match', () => {
  it('plays, counts, and writes what was played', async () => {
    const pgn = join(folder(), 'games.pgn');
    const args = ['match', ...PLAYERS, ...MATCH, '--games', '4', '--concurrency', '2', '--sprt', '0,100', '--pgn', pgn];
    const { code, out, err } = await hippodrome(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out);
    expect(report).toMatchObject({ variant: 'cavalier', engines: ['Greedy', 'Wild'], games: 4, faults: [] });
    expect(report.wins + report.draws + report.losses).toBe(4);
    expect(report.pairs.reduce((sum: number, count: number) => sum + count)).toBe(2);
    expect(report.sprt).toMatchObject({ elo0: 0, elo1: 100, llr: expect.any(Number) });
    const rules = expectOk(compile(expectOk(loadVariant(document('cavalier'), document))));
    const games = [...parsePgn(readFileSync(pgn, 'utf8'), variantsNamed([rules]))];
    expect(games).toHaveLength(4);
    expect(games.flatMap(({ problems }) => problems)).toEqual([]);
    expect(new Set(games.map(({ tags }) => tags.get('Round')))).toEqual(new Set(['1.1', '1.2', '2.1', '2.2']));
  });

  it('that is killed goes on and comes to the very same games', async () => {
    const place = folder();
    const [whole, killed] = [join(place, 'whole'), join(place, 'killed')];
    const args = (state: string) => ['match', ...PLAYERS, ...MATCH, '--games', '6', '--state', state];
    const uninterrupted = JSON.parse((await hippodrome(args(whole))).out);
    const child = start(args(killed));
    const gone = new Promise((resolve) => child.on('close', resolve));
    await expect.poll(() => linesIn(killed), { timeout: 30_000, interval: 5 }).toBeGreaterThan(2);
    child.kill('SIGKILL');
    await gone;
    expect(linesIn(killed)).toBeLessThan(7);
    const pgn = join(place, 'games.pgn');
    const { code, out } = await hippodrome([...args(killed), '--pgn', pgn]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(uninterrupted);
    expect(gamesIn(killed)).toEqual(gamesIn(whole));
    expect(readFileSync(pgn, 'utf8').match(/^\[Event /gm)).toHaveLength(6);
    const more = await hippodrome([...args(killed), '--seed', '2']);
    expect(more.err).toContain('seed was 1, now 2 [match/state-differs]');
  });

  it('that is interrupted says how far it came', async () => {
    const state = join(folder(), 'state');
    const child = start(['match', ...PLAYERS, ...MATCH, '--games', '50', '--state', state]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (err += data));
    const ended = new Promise((resolve) => child.on('close', resolve));
    await expect.poll(() => linesIn(state), { timeout: 30_000, interval: 5 }).toBeGreaterThan(1);
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    const { games } = JSON.parse(out);
    expect(games).toBe(linesIn(state) - 1);
    expect(err).toBe(`stopped after ${games} of 50 games\n`);
  });

  it('counts what engines do wrong against them', async () => {
    const players = [...engine('Crash', 'crash=2'), ...engine('Cheat', 'illegal=3')];
    const { code, out } = await hippodrome(['match', ...players, ...MATCH, '--games', '2']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      losses: 2,
      reasons: { crash: 2 },
      faults: [
        { game: 1, engine: 'Crash', reason: 'crash', message: expect.stringContaining('Segmentation fault') },
        { game: 2, engine: 'Crash', reason: 'crash' },
      ],
    });
  });
});

function linesIn(file: string): number {
  try {
    return readFileSync(file, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
}
