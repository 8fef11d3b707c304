import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hippodrome, ROOT, start } from './hippodrome.js';

const GAMES = ['nightrider', 'wide-nightrider', 'cavalier', 'grand-cavalier', 'knights', 'spider-rider'];

/** A folder with these files, away from the project. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hippodrome-cli-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const SOUND = `---
title: Lame Knights
slug: lame-knights
parent: chess
engine:
  pieces:
    mao: { notation: N, betza: mN }
---

# Lame Knights

\`\`\`perft
1 20
\`\`\`
`;

const FAULTY = SOUND.replace('title:', 'titel: Lame\ntitle:');
const FALSE = SOUND.replace('1 20', '1 21');

describe('the program', () => {
  it('works through the link that npm makes, from any folder', async () => {
    const link = join(ROOT, 'node_modules', '.bin', 'hippodrome');
    const { stdout } = await promisify(execFile)(link, ['variants', '--json'], { cwd: tmpdir() });
    const slugs = (JSON.parse(stdout) as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs.slice(0, GAMES.length)).toEqual(GAMES);
  });

  it('does not mind a reader that has read enough', async () => {
    const child = start(['moves', 'wide-nightrider', '--json']);
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
  });

  it('suggests a command and ends with 2', async () => {
    const { code, out, err } = await hippodrome(['variant']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Did you mean variants?');
  });
});

describe.each(GAMES)('%s', (slug) => {
  it('has moves and counts, one JSON value each', async () => {
    const moves = await hippodrome(['moves', slug, '--json']);
    expect(moves).toMatchObject({ code: 0, err: '' });
    expect(moves.out.trimEnd()).not.toContain('\n');
    const list = (JSON.parse(moves.out) as { moves: unknown[] }).moves;
    const perft = await hippodrome(['perft', slug, '--depth', '1', '--json']);
    expect(perft).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(perft.out)).toMatchObject({ variant: slug, depth: 1, nodes: list.length });
  });
});

describe('perft', () => {
  it('counts the same on several threads', async () => {
    const args = ['perft', 'knights', '--depth', '3', '--divide', '--json'];
    const [one, several] = [await hippodrome(args), await hippodrome([...args, '--threads', '3', '--repeat', '2'])];
    expect(JSON.parse(several.out)).toEqual({ ...JSON.parse(one.out), threads: 3, seconds: expect.any(Number) });
  });

  it('starts from a FEN on several threads too', async () => {
    const fen = '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40';
    const { out } = await hippodrome([
      'perft',
      'knights',
      '--fen',
      fen,
      '--depth',
      '2',
      '--divide',
      '--threads',
      '2',
      '--json',
    ]);
    const { nodes, divide } = JSON.parse(out);
    expect(divide).toEqual({ '0000': nodes });
  });
});

describe('documents', () => {
  it('may be anywhere: parents are looked for among the shipped ones, then beside the file', async () => {
    const child = SOUND.replace('parent: chess', 'parent: lame-knights').replace('slug: lame-knights', 'slug: child');
    const cwd = folderWith({ 'lame-knights.md': SOUND, 'child.md': child });
    for (const file of ['lame-knights.md', './child.md']) {
      const { code, out } = await hippodrome(['perft', file, '--depth', '1', '--json'], { cwd });
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ nodes: 20 });
    }
  });

  it('are checked, several at a time', async () => {
    const cwd = folderWith({ 'sound.md': SOUND, 'faulty.md': FAULTY, 'false.md': FALSE });
    const { code, out, err } = await hippodrome(['check', 'sound.md', 'faulty.md', 'false.md'], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/^sound\.md: 1 test passed, 0 failed/m);
    expect(out).toMatch(/^faulty\.md:2:1: error: .*"title".* \[document\/unknown-key\]$/m);
    expect(out).toMatch(/^false\.md:13:\d+: error: .* \[test\/perft\]\nfalse\.md: 0 tests passed, 1 failed/m);
    expect(err).toMatch(/^faulty\.md:2:1: [^\n]* \[document\/unknown-key\]\n$/);
  });

  it('are checked for programs', async () => {
    const cwd = folderWith({ 'sound.md': SOUND, 'faulty.md': FAULTY });
    const sound = await hippodrome(['check', 'sound.md', '--json'], { cwd });
    expect(sound).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(sound.out)).toMatchObject([{ file: 'sound.md', tests: { passed: 1, failed: 0 } }]);
    const faulty = await hippodrome(['check', 'faulty.md', '--json'], { cwd });
    expect(faulty.code).toBe(1);
    const [report] = JSON.parse(faulty.out);
    expect(report.problems[0]).toEqual({
      code: 'document/unknown-key',
      message: expect.any(String),
      severity: 'error',
      line: 2,
      column: 1,
    });
  });

  it('that are faulty cannot be played, and the line says where', async () => {
    const cwd = folderWith({ 'faulty.md': FAULTY });
    const { code, out, err } = await hippodrome(['moves', 'faulty.md', '--json'], { cwd });
    expect(code).toBe(1);
    expect(err).toMatch(/^faulty\.md:2:1: [^\n]* \[document\/unknown-key\]\n$/);
    expect(JSON.parse(out)).toEqual({
      error: { code: 'document/unknown-key', message: expect.any(String), line: 2, column: 1 },
    });
  });
});
