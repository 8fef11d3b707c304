import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedText } from '../../test-support/shipped.js';
import { legalMoves, startPosition } from '../position/index.js';
import { expectOk } from '../result.js';
import { compile } from '../rule/compile.js';
import { checkVariant } from './check.js';
import { loadVariant } from './load.js';

const SEED = readFileSync(new URL('fixtures/seed-000.md', import.meta.url), 'utf8');

describe('the document that the format grew out of', () => {
  const spec = expectOk(loadVariant(SEED, shippedText));

  it('loads unchanged, without a warning', () => {
    expect(checkVariant(SEED, shippedText).problems).toEqual([]);
    expect(spec).toMatchObject({
      slug: 'nightrider',
      title: 'Standard Nightrider Chess',
      about: { board: '8x8', order: 1, published: true, win: "Checkmate the opponent's king" },
      ancestors: ['chess'],
      board: { files: 8, ranks: 8, holes: [] },
      first: 'white',
      setup: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    });
  });

  it('has nightriders in the place of knights, in the array and in every rule', () => {
    expect(spec.pieces.map(({ name, letter }) => `${letter} ${name}`)).toEqual([
      'K king',
      'Q queen',
      'R rook',
      'B bishop',
      'N nightrider',
      'P pawn',
    ]);
    expect(spec.rules).toMatchObject({
      castling: 'orthodox',
      promotion: { piece: ['pawn'], to: ['queen', 'rook', 'bishop', 'nightrider'] },
      stalemate: 'draw',
    });
    expect(JSON.stringify(spec.rules)).not.toContain('"knight"');
  });

  it('has nightriders that ride', () => {
    const nightrider = spec.pieces.find(({ name }) => name === 'nightrider');
    expect(nightrider?.patterns).toHaveLength(8);
    expect(nightrider?.patterns.every(({ range }) => range === Number.POSITIVE_INFINITY)).toBe(true);
    expect(legalMoves(startPosition(expectOk(compile(spec))))).toHaveLength(24);
  });

  it('plays as the document that retells it', () => {
    const retold = expectOk(loadVariant(shippedText('nightrider') ?? '', shippedText));
    expect(spec.rules).toEqual(retold.rules);
    const moves = (game: typeof spec) =>
      game.pieces.map(({ name, patterns }) => [
        name,
        patterns.map(({ stride, range }) => `${stride.join()} ${range}`).sort(),
      ]);
    expect(moves(spec)).toEqual(moves(retold));
  });

  it('has a board of text that is no test', () => {
    expect(spec.tests).toEqual([]);
    expect(spec.prose).toContain('\nrnbqkbnr\npppppppp\n');
  });
});
