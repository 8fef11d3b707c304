import { describe, expect, it } from 'vitest';
import { betzaPatterns, printBetza } from '../betza/index.js';
import { PIECE_NAME } from '../document/shape.js';
import type { MovePattern } from '../movement/pattern.js';
import { lookUpPiece, pieceDictionary, pieceNames } from './dictionary.js';
import { TRADITIONS } from './entry.js';
import { BENT } from './pieces/bent.js';

const PIECES = pieceDictionary();
const TURNS = new Set(BENT.map(({ name }) => name));

/** Ways of moving as comparable text, whatever their order. */
function motionOf(betza: string): string {
  const read = betzaPatterns(betza);
  if (!read.ok) throw new Error(betza);
  const text = ({ range, ...pattern }: MovePattern) => JSON.stringify({ ...pattern, range: String(range) });
  return read.value.patterns.map(text).sort().join();
}

function found(name: string): string | undefined {
  const result = lookUpPiece(name);
  return result.kind === 'found' ? result.entry.betza : undefined;
}

describe('the entries', () => {
  it('are many', () => {
    expect(PIECES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(PIECES.map((entry) => [entry.name, entry] as const))('%s can be played as it is written', (_, { betza }) => {
    const read = betzaPatterns(betza);
    expect(read).toMatchObject({ ok: true, warnings: [] });
  });

  it.each(PIECES.filter(({ name }) => !TURNS.has(name)).map(({ name, betza }) => [name, betza]))(
    '%s is written the canonical way',
    (_, betza) => {
      const read = betzaPatterns(betza);
      expect(read.ok && printBetza(read.value.tree)).toBe(betza);
    },
  );

  it('have names that documents can write, each once', () => {
    const names = PIECES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, aliases } of PIECES) {
      for (const each of [name, ...aliases]) expect(each).toMatch(PIECE_NAME);
      expect(new Set([name, ...aliases]).size, name).toBe(aliases.length + 1);
    }
  });

  it('move each in its own way, but for the king who is not royal', () => {
    const byMotion = new Map<string, string[]>();
    for (const { name, betza } of PIECES) {
      const motion = motionOf(betza);
      byMotion.set(motion, [...(byMotion.get(motion) ?? []), name]);
    }
    const shared = [...byMotion.values()].filter((names) => names.length > 1);
    expect(shared).toEqual([['king', 'commoner']]);
  });

  it('have pictures of their own', () => {
    const pictures = PIECES.flatMap(({ picture }) => picture ?? []);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('have letters with a source, and no source is without a letter', () => {
    const uses = PIECES.flatMap(({ letters }) => letters);
    for (const { letter, tradition } of uses) {
      expect(letter).toMatch(/^[A-Z]$/);
      expect(TRADITIONS).toHaveProperty(tradition);
    }
    expect(new Set(uses.map(({ tradition }) => tradition))).toEqual(new Set(Object.keys(TRADITIONS)));
  });

  it('say in one line what they are', () => {
    for (const { about } of PIECES) expect(about).toMatch(/^[A-Z][^\n]*[^.\s]$/);
  });
});

describe('looking up', () => {
  it.each([
    ['zebra', 'Z'],
    ['empress', 'RN'],
    ['cardinal', 'BN'],
    ['mao', 'afsW'],
    ['bede', 'BD'],
    ['vao', 'mBcpB'],
    ['dabbabarider', 'DD'],
    ['crowned-rook', 'RF'],
    ['met', 'F'],
    ['champion', 'WAD'],
  ])('%s', (name, betza) => {
    expect(found(name)).toBe(betza);
  });

  it('asks which one is meant when several bear the name', () => {
    const result = lookUpPiece('elephant');
    expect(result.kind === 'ambiguous' && result.entries.map(({ name }) => name)).toEqual([
      'alfil',
      'modern-elephant',
      'xiangqi-elephant',
    ]);
  });

  it('prefers a piece to the alias of another', () => {
    for (const { name, betza } of PIECES) expect(found(name)).toBe(betza);
  });

  it.each(['zebre', 'constructor', ''])('does not know "%s"', (name) => {
    expect(lookUpPiece(name)).toEqual({ kind: 'unknown' });
  });

  it('finds every name that it offers', () => {
    const names = pieceNames();
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['zebra', 'empress', 'elephant']));
    expect(names.filter((name) => lookUpPiece(name).kind === 'unknown')).toEqual([]);
  });
});
