import { describe, expect, it } from 'vitest';
import { shipped } from '../../../test-support/shipped.js';
import { solutionOf } from '../../../test-support/solutions.js';
import { materialOf } from '../material.js';
import { endThemes } from './end.js';
import { findThemes } from './find-themes.js';
import { THEMES, type Theme } from './theme.js';

function themesOf(slug: string, fen: string, moves: string): readonly Theme[] {
  return findThemes(solutionOf(slug, fen, moves), materialOf(shipped(slug)));
}

const SPIDERS = '2***1k1***2/1***5***1/***7***/**9**/*11*/13/6p6/4N8/*11*/**9**/***7***/1***5***1/2***1K1***2';

describe('themes', () => {
  it.each<[string, string, string, string, string]>([
    ['a fork by single leaps', 'chess', 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', 'd5c7 e8d7 c7a8', 'advantage fork'],
    [
      'a fork that strikes by rides of two leaps',
      'nightrider',
      '8/r3k3/8/8/8/8/4N3/6K1 w - - 0 1',
      'e2c3 e7d7 c3a7',
      'advantage fork ride-fork',
    ],
    [
      'no fork: the other target is a pawn',
      'chess',
      '4k3/8/8/p7/3N4/8/8/4K3 w - - 0 1',
      'd4c6 e8d7 c6a5',
      'advantage quiet-move',
    ],
    [
      'no fork: what it takes with its next move is something else',
      'chess',
      'r3k3/3n4/8/3N4/8/8/8/4K3 w - - 0 1',
      'd5c7 e8d8 c7e6',
      'advantage',
    ],
    ['a pin along a file', 'chess', '4k3/4n3/8/8/8/8/6K1/R7 w - - 0 1', 'a1e1 e8d8 e1e7', 'advantage pin quiet-move'],
    [
      'a pin along a ride: both stand two leaps and more away',
      'nightrider',
      '8/4k3/8/3r4/8/8/3N4/6K1 w - - 0 1',
      'd2b1 e7d6 b1d5',
      'advantage pin ride-pin quiet-move',
    ],
    [
      'a pin that keeps a piece from taking',
      'chess',
      '4k3/4n3/8/8/8/3Q4/8/4R1K1 w - - 0 1',
      'd3d5',
      'advantage pin quiet-move',
    ],
    [
      'no pin: what stands behind is not the king',
      'chess',
      '4q2k/4n3/8/8/8/8/6K1/R7 w - - 0 1',
      'a1e1 e7d5 e1e8',
      'advantage quiet-move',
    ],
    ['a skewer', 'chess', '8/8/8/8/q3k3/8/8/5K1R w - - 0 1', 'h1h4 e4d5 h4a4', 'advantage skewer'],
    [
      'a discovered check by a ride',
      'nightrider',
      '8/3k4/8/8/8/1B6/8/N5K1 w - - 0 1',
      'b3c2',
      'advantage discovered-attack discovered-ride',
    ],
    [
      'a discovered check along a file',
      'chess',
      '4k3/8/8/8/8/4B3/8/4R1K1 w - - 0 1',
      'e3a7',
      'advantage discovered-attack',
    ],
    [
      'a discovered attack on what is then taken',
      'nightrider',
      '7k/3q4/8/8/8/1B6/8/N5K1 w - - 0 1',
      'b3c2 h8g8 a1d7',
      'advantage discovered-attack discovered-ride quiet-move',
    ],
    [
      'two checks at once',
      'chess',
      '4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1',
      'e4f6',
      'advantage discovered-attack double-check',
    ],
    [
      'a guard that is drawn away by a sacrifice, and mate',
      'chess',
      '6k1/3q1ppp/8/3p4/8/8/5PPP/3QR1K1 w - - 0 1',
      'd1d5 d7d5 e1e8',
      'mate mate-in-2 deflection sacrifice',
    ],
    ['a piece that nothing guards', 'chess', '4k3/8/8/3r4/8/8/8/3R2K1 w - - 0 1', 'd1d5', 'advantage hanging-piece'],
    ['a piece that a pawn guards', 'chess', '4k3/8/4p3/3r4/8/8/8/3R2K1 w - - 0 1', 'd1d5', 'advantage'],
    [
      'a quiet move before mate',
      'chess',
      '7k/8/5K2/8/8/8/8/6R1 w - - 0 1',
      'f6f7 h8h7 g1h1',
      'mate mate-in-2 quiet-move',
    ],
    ['mate at once', 'chess', '7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'a1a8', 'mate mate-in-1'],
    [
      'a promotion that is a choice',
      'chess',
      '8/4P3/8/k7/8/8/8/K7 w - - 0 1',
      'e7e8q',
      'advantage promotion promotion-choice',
    ],
    [
      'a promotion to less than there is to have',
      'chess',
      '8/4P3/8/k7/8/8/8/K7 w - - 0 1',
      'e7e8n',
      'advantage promotion promotion-choice underpromotion',
    ],
    [
      'a promotion to the one piece of the file',
      'cavalier',
      '7k/8/2C5/8/8/8/8/K7 w - - 0 1',
      'c6b8n',
      'advantage promotion',
    ],
    [
      'a capture that ends the opening',
      'knights',
      'nq2k3/8/8/3p4/4P3/8/8/3QK1N1 w - - 0 5 opening',
      'e4d5',
      'advantage phase-end',
    ],
    ['a capture when the opening is over', 'knights', 'nq2k3/8/8/3p4/4P3/8/8/3QK1N1 w - - 0 5', 'e4d5', 'advantage'],
    [
      'a capture over a screen',
      'grand-cavalier',
      '4k5/10/10/2n7/10/2V7/10/10/2C7/5K4[] w - - 0 1',
      'c2c7',
      'advantage hanging-piece screen',
    ],
    ['castling', 'chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'advantage castling'],
    ['a capture en passant', 'chess', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'advantage en-passant'],
    ['the last queen', 'knights', '1n2k3/8/8/3q4/4P3/8/8/3QK1N1 w - - 0 30', 'e4d5', 'extinction hanging-piece'],
    ['the last piece beside the king', 'spider-rider', `${SPIDERS} w - - 0 1`, 'e6g7', 'bare-king'],
  ])('%s', (_what, slug, fen, moves, themes) => {
    expect(themesOf(slug, fen, moves).join(' ')).toBe(themes);
  });

  it('tell every way to win', () => {
    const { steps } = solutionOf('chess', '7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'a1a8');
    expect(endThemes({ steps, end: { winner: 'white', rule: 'stalemate' } })).toEqual(['stalemate-win']);
    const seven = Array.from({ length: 7 }, () => steps).flat();
    expect(endThemes({ steps: seven, end: { winner: 'white', rule: 'checkmate' } })).toEqual(['mate', 'mate-in-4']);
  });

  it('have names of their own', () => {
    expect(new Set(THEMES).size).toBe(THEMES.length);
  });
});
