import { expectOk, parseFen, type Square } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../testing/rulesets.js';
import { afterCollecting, type Collecting, isHopeless, shortestWay } from './collecting.js';
import { practiceMoves, practicePosition } from './practice.js';

function board(slug: string, fen: string, hero: string, stars: string): Collecting {
  const rules = rulesOf(slug);
  const { placement, sideToMove } = expectOk(parseFen(rules, fen));
  const find = (name: string): Square => rules.board.find(name) as Square;
  return {
    position: practicePosition(rules, placement, sideToMove),
    hero: find(hero),
    stars: stars.split(' ').map(find),
  };
}

function names({ position }: Collecting, squares: readonly Square[] | undefined): string | undefined {
  return squares?.map((square) => position.rules.board.name(square)).join(' ');
}

describe('collecting', () => {
  it.each([
    ['nightrider', '8/8/8/8/8/8/8/1N6 w', 'b1', 'e7', 'e7'],
    ['nightrider', '8/8/8/8/8/8/8/1N6 w', 'b1', 'e7 c3', 'c3 e7'],
    ['cavalier', '8/8/8/8/8/8/1C6/C7 w', 'a1', 'b3', 'b3'],
    ['cavalier', '8/8/8/8/8/8/C7/C7 w', 'a1', 'c2', 'c2'],
    ['chess', '8/8/8/8/8/8/P7/8 w', 'a2', 'a5', 'a4 a5'],
  ])('takes the fewest moves: %s %s %s → %s', (slug, fen, hero, stars, way) => {
    const collecting = board(slug, fen, hero, stars);
    expect(
      names(
        collecting,
        shortestWay(collecting)?.map(({ to }) => to),
      ),
    ).toBe(way);
  });

  it('is hopeless where the piece cannot come', () => {
    expect(shortestWay(board('nightrider', '8/8/8/8/8/8/8/2B5 w', 'c1', 'c2'))).toBeUndefined();
    expect(shortestWay(board('xiangqi', '9/9/9/9/9/9/4P4/9/9/9 w', 'e4', 'e3'))).toBeUndefined();
  });

  it('lets one piece move alone, again and again, and take what it comes to', () => {
    const start = board('nightrider', '8/8/8/3p4/8/8/8/1N5R w', 'b1', 'd5');
    expect(practiceMoves(start.position, start.hero).every(({ from }) => from === start.hero)).toBe(true);
    const [take] = shortestWay(start) ?? [];
    const after = take && afterCollecting(start, take);
    expect(after && [names(after, [after.hero]), after.stars.length, after.position.sideToMove]).toEqual([
      'd5',
      0,
      'white',
    ]);
    expect(after?.position.placement.filter((code) => code !== 0).length).toBe(2);
  });

  it('is spoilt by moves that lead away for good, and by those alone', () => {
    const spoils = (collecting: Collecting, to: string): boolean | undefined => {
      const moves = practiceMoves(collecting.position, collecting.hero);
      const move = moves.find((found) => names(collecting, [found.to]) === to);
      return move && isHopeless(afterCollecting(collecting, move), move);
    };
    const soldier = board('xiangqi', '9/9/9/9/4P4/9/9/9/9/9 w', 'e6', 'd6 e7');
    expect([spoils(soldier, 'd6'), spoils(soldier, 'e7'), spoils(soldier, 'f6')]).toEqual([false, true, false]);
    expect(spoils(board('nightrider', '8/8/8/8/8/8/8/1N6 w', 'b1', 'e7'), 'a3')).toBe(false);
  });

  it('asks a royal piece to mind its safety', () => {
    const collecting = board('chess', '8/8/8/8/8/8/4r3/3K4 w', 'd1', 'e1');
    const to = practiceMoves(collecting.position, collecting.hero).map((move) => move.to);
    expect(names(collecting, to)).toBe('c1 e2');
  });
});
