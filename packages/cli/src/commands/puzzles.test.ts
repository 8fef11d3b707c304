import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../program.js';

/** Runs `puzzles` on a file of its own. @param content what the file holds before; there is none when left out */
async function puzzles(content: string | undefined, ...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-puzzles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'found.json');
  if (content !== undefined) writeFileSync(path, content);
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await run(['puzzles', ...args, '-o', path], { stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, path, out: await text(stdout), err: await text(stderr) };
}

describe('puzzles', () => {
  it('are found, written, and added to what was there', async () => {
    const kept = { id: 'knights-00000', fen: 'x', last: 'a1a2', moves: ['a1a2'], themes: ['fork'], rating: 900 };
    const before = JSON.stringify({ game: 'knights', puzzles: [kept] });
    const { code, path, out } = await puzzles(
      before,
      'knights',
      '--games',
      '20',
      '--most',
      '2',
      '--seed',
      '2',
      '--json',
    );
    expect({ code, out }).toEqual({ code: 0, out: '{"game":"knights","puzzles":2,"new":1}\n' });
    const [first, found] = JSON.parse(readFileSync(path, 'utf8')).puzzles;
    expect(first).toEqual(kept);
    expect(found).toMatchObject({ id: expect.stringMatching(/^knights-/), made: { seed: 2 } });
  });

  it.each([
    ['no JSON', '{', 'puzzles/bad-file'],
    ['something else', '{"game":"knights"}', 'puzzles/bad-file'],
    ['nothing', 'null', 'puzzles/bad-file'],
    ['puzzles without names', '{"game":"knights","puzzles":[{}]}', 'puzzles/bad-file'],
    ['puzzles of another game', '{"game":"chess","puzzles":[]}', 'puzzles/other-game'],
  ])('leave alone a file with %s', async (_what, content, code) => {
    const result = await puzzles(content, 'knights', '--games', '1', '--json');
    expect(result.code).toBe(1);
    expect(JSON.parse(result.out).error.code).toBe(code);
    expect(result.err).toContain('found.json:1:1: ');
    expect(readFileSync(result.path, 'utf8')).toBe(content);
  });

  it('can all be about one theme', async () => {
    const wanted = ['--theme', 'fork', '--games', '20', '--most', '1'];
    const { code, path } = await puzzles(undefined, 'knights', ...wanted);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(path, 'utf8')).puzzles[0].themes).toContain('fork');
    expect((await puzzles(undefined, 'knights', '--games', '1', '--theme', 'forks')).code).toBe(2);
  });

  it('of an unknown game are not looked for', async () => {
    const { code, err } = await puzzles(undefined, 'night', '--games', '1');
    expect(code).toBe(1);
    expect(err).toMatch(/\[variant\/unknown\]\n$/);
  });

  it('need a number of games', async () => {
    expect((await puzzles(undefined, 'knights')).code).toBe(2);
  });
});
