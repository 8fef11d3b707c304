import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../program.js';

/** Runs `hippodrome diagram … -o FILE`; `file` is a name in a folder of its own, `path` where that is. */
async function diagram(file: string, ...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-diagram-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, file);
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await run(['diagram', ...args, '-o', path], { stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, path, out: await text(stdout), err: await text(stderr) };
}

/** Texts of the first elements of that name. */
function element(svg: string, name: string): string | undefined {
  return new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(svg)?.[1];
}

test('the starting position as SVG', async () => {
  const { code, out, err, path } = await diagram('start.svg', 'knights');
  expect({ code, out, err }).toEqual({ code: 0, out: '', err: '' });
  const svg = readFileSync(path, 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[\d .]+" width="512"/);
  expect(element(svg, 'title')).toBe('Knights Chess');
  expect(element(svg, 'desc')).toContain('king e4');
  expect(svg.match(/<use /g)).toHaveLength(34);
});

test('a position that could not be played is drawn all the same', async () => {
  const { code, path } = await diagram('odd.svg', 'chess', '--fen', '8/8/8/3N4/8/8/8/8 w - - 0 1');
  expect(code).toBe(0);
  expect(element(readFileSync(path, 'utf8'), 'desc')).toBe('White: knight d5.');
});

test('the moves of a piece, found by name or letter, in words too', async () => {
  const byName = await diagram('c.svg', 'cavalier', '--piece', 'cavalier');
  const byLetter = await diagram('c.svg', 'cavalier', '--piece', 'c');
  const svg = readFileSync(byName.path, 'utf8');
  expect(readFileSync(byLetter.path, 'utf8')).toBe(svg);
  expect(element(svg, 'title')).toBe('Cavalier Chess: the cavalier');
  expect(element(svg, 'desc')).toBe(
    'Cavalier on d4; moves and captures: c2, e2, b3, f3, b5, f5, c6, e6; must be empty: d3, c4, e4, d5.',
  );
});

test('a piece that captures only by leaping has it said', async () => {
  const { path } = await diagram('c.svg', 'grand-cavalier', '--piece', 'cannon');
  expect(element(readFileSync(path, 'utf8'), 'desc')).toMatch(/; moves: e1, .*; captures over one piece: e1, /);
});

test('a piece that leaps over another has it drawn and said', async () => {
  const { path } = await diagram('c.svg', 'grand-cavalier', '--piece', 'cannon');
  expect(element(readFileSync(path, 'utf8'), 'desc')).toMatch(
    /; a piece to leap over, here or farther on: e4, d5, f5, e6\.$/,
  );
});

test('the legal moves of a piece in a position, by its letter or its square', async () => {
  const fen = '4k3/8/8/3p4/8/2N5/8/N3K3 w - - 0 1';
  const described = async (...args: readonly string[]): Promise<string | undefined> => {
    const { code, path } = await diagram('p.svg', 'chess', '--fen', fen, ...args);
    expect(code).toBe(0);
    return element(readFileSync(path, 'utf8'), 'desc');
  };
  expect(await described('--piece', 'a1')).toBe('Knight on a1; moves: c2, b3.');
  expect(await described('--piece', 'c3')).toContain('; captures: d5.');
  expect(await described('--piece', 'K')).toBe('King on e1; moves: d1, f1, d2, e2, f2.');
  expect(await described('--piece', 'e8')).toBe('King on e8; no moves.');
});

test.each([
  ['knight', 'white has several pieces of that kind: say --piece with one of their squares, a1, c3'],
  ['d4', 'there is no piece on d4'],
  ['queen', "white has no queen, and it is white's move"],
  ['dragon', 'has no piece "dragon"'],
])('no moves of %s in a position', async (piece, message) => {
  const { code, err } = await diagram(
    'p.svg',
    'chess',
    '--fen',
    '4k3/8/8/3p4/8/2N5/8/N3K3 w - - 0 1',
    '--piece',
    piece,
  );
  expect(code).toBe(1);
  expect(err).toContain(message);
});

test('holes are left out', async () => {
  const { path } = await diagram('s.svg', 'spider-rider', '--piece', 'spider');
  expect(element(readFileSync(path, 'utf8'), 'desc')).toMatch(/^Spider on g6; .*, c10, /);
});

test('PNG, by the end of the file name', async () => {
  const { code, path } = await diagram('start.PNG', 'nightrider');
  expect(code).toBe(0);
  const png = readFileSync(path);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(512);
});

test('an unknown piece, a bad FEN, an unknown game', async () => {
  const unknown = await diagram('x.svg', 'cavalier', '--piece', 'cavalry');
  expect(unknown.code).toBe(1);
  expect(unknown.err).toMatch(
    /^input:1:1: Cavalier Chess has no piece "cavalry" \(did you mean "cavalier"\?\); it has/,
  );
  expect(unknown.err).toMatch(/\[diagram\/unknown-piece\]\n$/);
  expect(existsSync(unknown.path)).toBe(false);
  const fen = await diagram('x.svg', 'cavalier', '--fen', '8/8 w - - 0 1');
  expect([fen.code, fen.err]).toEqual([1, expect.stringMatching(/^input:1:\d+: .* \[fen\/rank-count\]\n$/)]);
  const game = await diagram('x.svg', 'cavalierr');
  expect([game.code, game.err]).toEqual([1, expect.stringContaining('[variant/unknown]')]);
});

test('a file that cannot be written', async () => {
  const { code, err, path } = await diagram('no/such/folder.svg', 'knights');
  expect(code).toBe(1);
  expect(err).toMatch(/:1:1: the file cannot be written: there is no such file or folder \[file\/unwritable\]\n$/);
  expect(err.startsWith(path)).toBe(true);
});

test.each([
  ['x.gif', []],
  ['x', []],
])('wrong usage: %s %j', async (file, args) => {
  const { code, path } = await diagram(file, 'knights', ...args);
  expect(code).toBe(2);
  expect(existsSync(path)).toBe(false);
});
