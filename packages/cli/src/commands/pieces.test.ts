import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { GLYPHS, pieceDrawing } from '@hippodrome/board/pieces';
import { pieceDictionary } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { run } from '../program.js';

async function pieces(...args: readonly string[]) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const code = await run(['pieces', ...args], { stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), err: await text(stderr) };
}

describe('pieces', () => {
  it('lists the whole dictionary, one piece a line', async () => {
    const { code, out } = await pieces();
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(pieceDictionary().length);
    expect(out).toMatch(/^zebra +Z +Leaps two squares/m);
  });

  it('explains a piece by any of its names', async () => {
    expect((await pieces('Empress')).out).toMatch(/^marshall {2}RN\n {2}Rook and knight\n {2}also called .*empress/);
    expect((await pieces('gold general')).out).toContain('G: Western notation of shogi');
  });

  it('explains all that share a name', async () => {
    const { out } = await pieces('elephant', '--json');
    expect(JSON.parse(out)).toMatchObject([
      { name: 'alfil', betza: 'A', picture: 'alfil' },
      { name: 'modern-elephant', betza: 'FA' },
      { name: 'xiangqi-elephant', betza: 'nA', letters: [{ letter: 'E', source: 'Western notation of xiangqi' }] },
    ]);
  });

  it('suggests another name for one that nobody bears', async () => {
    const { code, out, err } = await pieces('zebre', '--json');
    expect(code).toBe(1);
    expect(err).toMatch(/^input:1:1: .*\(did you mean "zebra"\?\) \[dictionary\/unknown-piece\]\n$/);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'dictionary/unknown-piece' } });
  });
});

describe('pictures of the dictionary', () => {
  const entries = pieceDictionary();

  it.each(entries.flatMap(({ name, picture }) => (picture === undefined ? [] : [[name, picture]])))(
    '%s has the picture %s',
    (_, picture) => {
      expect(pieceDrawing(picture as string)).toBeDefined();
    },
  );

  it('leave no drawing out that bears the name of a piece', () => {
    const without = entries.filter(({ name, picture }) => picture === undefined && pieceDrawing(name) !== undefined);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('use every glyph that is the picture of a move', () => {
    const used = new Set(entries.flatMap(({ picture }) => pieceDrawing(picture ?? '')));
    const unused = Object.keys(GLYPHS).filter((name) => !pieceDrawing(name)?.some((part) => used.has(part)));
    // The equihopper leaps over the middle of its move, which Betza notation cannot say.
    expect(unused).toEqual(['equihopper']);
  });
});
