import { describe, expect, it } from 'vitest';
import { positionOf, shipped } from '../../test-support/shipped.js';
import type { Square } from '../board/board.js';
import type { Colour } from '../colour.js';
import { attackersOf, heatOf, hiddenAttackersOf } from './attackers.js';

describe('attackers and defenders', () => {
  const named = (slug: string, fen: string, square: string, by: Colour) => {
    const position = positionOf(shipped(slug), fen);
    const at = position.rules.board.find(square) as Square;
    const names = (squares: readonly Square[]) => squares.map((found) => position.rules.board.name(found)).join(' ');
    return [names(attackersOf(position, at, by)), names(hiddenAttackersOf(position, at, by))];
  };

  it('a rider behind a rider is hidden, and so is one behind that', () => {
    const fen = '4k3/8/4p3/8/8/4R3/4R3/K3Q3 w - - 0 1';
    expect(named('chess', fen, 'e6', 'white')).toEqual(['e3', 'e2 e1']);
    expect(named('chess', fen, 'e6', 'black')).toEqual(['', '']);
  });

  it('nightriders are behind each other along leaps', () => {
    expect(named('nightrider', '7k/8/3p4/8/2N5/8/1N6/K7 w - - 0 1', 'd6', 'white')).toEqual(['c4', 'b2']);
  });

  it('a cannon attacks over one piece; a rook that screens it beside another one hides it', () => {
    const fen = '9k/10/3p6/10/3V6/10/10/10/3C6/K9[] w - - 0 1';
    expect(named('grand-cavalier', fen, 'd8', 'white')).toEqual(['d2', '']);
    const two = '9k/10/3p6/10/3M6/10/3V6/10/3C6/K9[] w - - 0 1';
    expect(named('grand-cavalier', two, 'd8', 'white')).toEqual(['d6', 'd2']);
  });

  it('heat counts them for each square, hidden ones on demand', () => {
    const position = positionOf(shipped('chess'), '4k3/8/4p3/8/8/4R3/4R3/K7 w - - 0 1');
    const e6 = position.rules.board.find('e6') as Square;
    expect(heatOf(position).white[e6]).toBe(1);
    expect(heatOf(position, true).white[e6]).toBe(2);
    expect(heatOf(position).black[position.rules.board.find('d8') as Square]).toBe(1);
  });
});
