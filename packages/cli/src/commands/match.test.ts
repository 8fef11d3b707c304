import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../program.js';

/** Runs `match` on streams in memory; options that are not given are such that everything is well. */
async function match(...args: readonly string[]) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const [code, out, err] = await Promise.all([
    run(['match', ...args], { stdin: Readable.from([]), stdout, stderr }).finally(() => {
      stdout.end();
      stderr.end();
    }),
    text(stdout),
    text(stderr),
  ]);
  return { code, out, err };
}

const GAME = ['--variant', 'nightrider', '--games', '2'];
const NODES = [...GAME, '--nodes', '10'];
const TWO = ['--engine', 'cmd=/no/such/engine', '--engine', 'cmd=/no/such/engine'];

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-match-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'fish.engine');
  writeFileSync(file, content);
  return file;
}

describe('usage', () => {
  it.each([
    ['one engine', '--engine', 'x', ...NODES],
    ['three engines', '--engine', 'x', ...TWO, ...NODES],
    ['no game', ...TWO, '--games', '2', '--nodes', '1'],
    ['two limits', ...TWO, ...NODES, '--depth', '3'],
    ['a clock that is none', ...TWO, ...GAME, '--tc', 'soon'],
    ['a test of nothing', ...TWO, ...NODES, '--sprt', '5,5'],
  ])('%s gives exit code 2', async (_case, ...args) => {
    const { code, out, err } = await match(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
  });
});

describe('bad input', () => {
  it('is found where it stands: in a setting', async () => {
    const { code, err } = await match('--engine', 'x', '--engine', 'cmd=y node=3', ...NODES);
    expect(code).toBe(1);
    expect(err).toMatch(/^input:1:7: .*\(did you mean "nodes"\?\).* \[engine\/unknown-key\]\n$/);
  });

  it('in a file', async () => {
    const file = fileWith('# A fish\ncmd=fish\nmoves=german\n');
    const { code, err, out } = await match('--engine', 'x', '--engine', `@${file}`, ...NODES, '--json');
    expect(code).toBe(1);
    expect(err).toContain(`${file}:3:1: `);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'engine/bad-value', line: 3, column: 1 } });
    expect((await match('--engine', 'x', '--engine', '@/no/file', ...NODES)).err).toContain('[file/unreadable]');
  });

  it.each([
    ['no time', [...TWO, ...GAME], 'match/no-time-control'],
    ['a program that is not there', [...TWO, ...NODES], 'engine/failed'],
    ['a game that is not there', [...TWO, '--variant', 'knight', '--games', '2', '--nodes', '1'], 'variant/unknown'],
    ['a position that is none', [...TWO, ...NODES, '--fen', 'x'], 'fen/'],
    ['a PGN in no folder', [...TWO, ...NODES, '--pgn', '/no/folder/x.pgn'], 'file/unwritable'],
    ['a state in no folder', [...TWO, ...NODES, '--state', '/no/folder/x'], 'match/state-unwritable'],
  ])('%s', async (_case, args, expected) => {
    const { code, out, err } = await match(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`[${expected}`);
  });
});

it('help explains what an engine is', async () => {
  const { code, out } = await match('--help');
  expect(code).toBe(0);
  expect(out).toContain('--engine @fsf.engine');
});
