import { expect, test } from 'vitest';
import { movesFrom } from '../../test-support/moves.js';
import { at, makeGame } from '../notation/games.test-helper.js';
import { parseUci, writeFen } from '../notation/index.js';
import { expectOk } from '../result.js';
import { inCheck } from './check.js';
import { play } from './play.js';
import type { Position } from './position.js';

/** A position in a game of kings, pawns and one other kind M. */
function position(betza: string, placement: string): Position {
  const rules = makeGame({
    title: 'Special',
    setup: '4k3/p7/8/8/8/8/P7/M3K3',
    pieces: { king: ['K', 'K', 'royal'], mover: ['M', betza], pawn: ['P', 'fmWfceFifmnD', 'letterless'] },
    rules: { wins: ['checkmate'], stalemate: 'draw' },
  });
  return at(rules, `${placement} w - - 0 1`);
}

test.each<[name: string, betza: string, placement: string, from: string, moves: string]>([
  ['a slide, a turn, a slide', 'RasR', '4k3/8/8/8/8/P7/8/M1P1K3', 'a1', 'b1 a2 b2 c2 d2 e2 f2 g2 h2 b3 b4 b5 b6 b7 b8'],
  [
    'a turn behind a slide of two squares at the most',
    'R2afsR2',
    '4k3/8/8/8/8/8/1P6/M1P1K3',
    'a1',
    'b1 a2 a3 b3 c4 b4 c5 c2 d3',
  ],
  ['a capture without moving, at any distance', 'caibR', '7k/8/3P4/8/p2M3p/8/3p4/K7', 'd4', 'd4xd2 d4xa4 d4xh4'],
  [
    'rides in circles, which end before they close',
    'qN',
    '7k/8/8/8/8/8/8/K2M4',
    'd1',
    'h1 b2 f2 c3 e3 a4 g4 d5 h5 b6 f6 d7',
  ],
  ['a circle that a piece interrupts', 'bqN2', '7k/8/8/8/8/2P5/8/K2M4', 'd1', ''],
  ['leaps that turn to and fro', 'N1as(az)N', 'M6k/8/8/8/8/8/8/K7', 'a8', 'b6 c7 d7 e5 g6 h4 b5 d4 c2 e1'],
  ['legs over one piece or several', '(paf)2R', '4k3/8/8/p7/8/P7/8/MP2K3', 'a1', 'c1 d1 f1 g1 h1 a2 a4 a5 a6 a7 a8'],
  [
    'a capture before a bent ride',
    'yafsW[cF-R]',
    '7k/8/8/1PPpp3/2PM4/2PP4/8/K7',
    'd4',
    'f3 g2 h1 f5 g6 h7 f5xe5 g5 h5 e6xe5 e7 e8',
  ],
  ['a capture of its own on the way', 'dafW', '4k3/8/8/8/4P3/3pMP2/4p3/K7', 'e3', 'g3 e5'],
  ['back over where it has captured', 'cafabmR2', '4k3/8/8/8/4p3/4M3/8/K7', 'e3', 'e3xe4 e4 e5'],
  ['over a piece behind a turn', 'fafspR', '4k3/8/8/8/8/4M3/8/K3P3', 'e3', ''],
  ['the first squares skipped', 'fjjR', '4k3/8/4p3/4P3/4P3/4M3/8/K7', 'e3', 'e6'],
  ['a piece within each leap', 'fjDD', '8/4p3/4k3/8/4P3/4M3/8/K7', 'e3', 'e5 e7'],
  ['round the edge with one leg, not with the other', 'roafsW', '4k3/8/8/8/8/7M/8/K7', 'h3', 'b2 b4'],
])('%s (%s)', (_name, betza, placement, from, moves) => {
  const texts = movesFrom(position(betza, placement), from).map((text) => text.slice(from.length));
  expect([...texts].sort()).toEqual(moves.split(' ').filter(Boolean).sort());
});

test('a piece that spares kings gives no check', () => {
  const [tame, wild] = ['mcQ', 'ctQmQ'].map((betza) => position(betza, '4k3/8/8/8/8/8/8/M3K3'));
  for (const start of [tame, wild]) expect(movesFrom(start as Position, 'a1')).toContain('a1e5');
  const after = (start: Position | undefined) => {
    const before = start as Position;
    return expectOk(play(before, expectOk(parseUci(before, 'a1a8'))));
  };
  expect(inCheck(after(tame))).toBe(true);
  expect(inCheck(after(wild))).toBe(false);
});

test('a double step from any square is open to capture en passant, unless it promotes', () => {
  const rules = makeGame({
    title: 'Steps',
    setup: '4k3/p7/8/8/8/8/M7/4K3',
    pieces: { king: ['K', 'K', 'royal'], mover: ['M', 'fmWfmnnD', 'letterless'], pawn: ['P', 'fmWfceF'] },
    rules: { wins: ['checkmate'], stalemate: 'draw', promotion: { piece: 'mover', to: ['pawn'] } },
  });
  const before = at(rules, '4k3/8/M7/4p3/8/3M4/8/4K3 w - - 0 1');
  const after = expectOk(play(before, expectOk(parseUci(before, 'd3d5'))));
  expect(writeFen(after)).toContain(' b - d4 ');
  expect(movesFrom(after, 'e5')).toEqual(['e5d4', 'e5e4']);
  const promoted = expectOk(play(before, expectOk(parseUci(before, 'a6a8p'))));
  expect(writeFen(promoted)).toContain(' b - - ');
});

test('a second kind of first move begins one rank ahead of the array', () => {
  const start = position('mWiifmnD', '4k3/8/8/8/8/8/M7/M3K3');
  expect(movesFrom(start, 'a2')).toContain('a2a4');
  expect(movesFrom(start, 'a1')).not.toContain('a1a3');
  expect(movesFrom(position('mWiifmnD', '4k3/8/8/8/8/8/1M6/4K3'), 'b2')).not.toContain('b2b4');
});
