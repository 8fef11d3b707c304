import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/shipped.js';
import type { Colour } from '../colour.js';
import { forksOf } from './forks.js';
import { worthIn } from './oracle.test-helper.js';

function forks(slug: string, fen: string, side: Colour): readonly string[] {
  const position = positionOf(shipped(slug), fen);
  const { board } = position.rules;
  return [...forksOf(position, side, worthIn(position.rules))].flatMap((fork) => {
    if (fork === undefined) return [];
    const { move, targets } = fork;
    return `${board.name(move.from)}${board.name(move.to)}: ${targets.map((at) => board.name(at)).join(' ')}`;
  });
}

describe('a fork', () => {
  it('is of a king and a rook, by a knight', () => {
    expect(forks('chess', '4k3/8/r7/1N6/8/8/8/4K3 w - - 0 1', 'white')).toEqual(['b5c7: a6 e8']);
  });

  it('is none when the piece that forks can be taken', () => {
    expect(forks('chess', '4k3/2r5/r7/1N6/8/8/8/4K3 w - - 0 1', 'white')).toEqual(['b5c7: a6 e8']);
    expect(forks('chess', '4k3/3p4/r2b4/1N6/8/8/8/4K3 w - - 0 1', 'white')).not.toContain('b5c7: a6 e8');
  });

  it('is none when the piece that forks has taken something and is taken back', () => {
    expect(forks('chess', '4k3/2n5/r7/1N6/8/8/8/4K3 w - - 0 1', 'white')).toContain('b5c7: a6 e8');
    expect(forks('chess', '4k3/2n5/r2b4/1N6/8/8/8/4K3 w - - 0 1', 'white')).not.toContain('b5c7: a6 e8');
  });

  it('is none of what is protected and worth less', () => {
    const fen = (rank7: string) => `4k3/${rank7}/p7/1N6/8/8/8/4K3 w - - 0 1`;
    expect(forks('chess', fen('8'), 'white')).toContain('b5c7: a6 e8');
    expect(forks('chess', fen('1p6'), 'white')).not.toContain('b5c7: a6 e8');
  });

  it('rides: a nightrider forks over any number of leaps', () => {
    expect(forks('nightrider', '4k3/8/8/8/r7/8/8/3NK3 w - - 0 1', 'white')).toEqual(['d1b2: a4 e8', 'd1g7: a4 e8']);
  });

  it('is seen for the side that is not to move', () => {
    expect(forks('chess', '4k3/8/r7/1N6/8/8/8/4K3 b - - 0 1', 'white')).toEqual(['b5c7: a6 e8']);
  });
});
