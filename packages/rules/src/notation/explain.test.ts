import { describe, expect, test } from 'vitest';
import type { Square } from '../board/board.js';
import { legalMoves } from '../position/legal.js';
import { startPosition } from '../position/start.js';
import { explain } from './explain.js';
import { at, GAMES, type GameName, makeGame } from './games.test-helper.js';

function ask(game: GameName, fen: string, from: string, to: string) {
  const position = at(GAMES[game], fen);
  return explain(position, position.rules.board.find(from) as Square, position.rules.board.find(to) as Square);
}

test.each<[GameName, fen: string, from: string, to: string, code: string, message: string]>([
  ['chess', '4k3/8/8/8/8/8/8/4K3 w', 'a1', 'a2', 'move/empty-square', 'there is no piece on a1'],
  [
    'chess',
    '4k3/8/8/8/8/8/8/4K3 w',
    'e8',
    'e7',
    'move/opponents-piece',
    "the king on e8 is black's, and it is white's move",
  ],
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w', 'a1', 'e1', 'move/own-piece', "the king on e1 is white's own"],
  [
    'chess',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w',
    'd1',
    'd2',
    'move/own-piece',
    "the pawn on d2 is white's own",
  ],
  [
    'nightrider',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w',
    'b1',
    'd2',
    'move/own-piece',
    "the pawn on d2 is white's own",
  ],
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w', 'a1', 'h1', 'move/blocked', 'the king on e1 is in the way'],
  [
    'chess',
    '4k3/8/8/8/8/8/8/R3K3 w',
    'a1',
    'b3',
    'move/unreachable',
    'the rook on a1 does not reach b3: that is not how a rook moves from there',
  ],
  [
    'chess',
    '4k3/8/8/8/8/8/4P3/4K3 w',
    'e2',
    'd3',
    'move/only-captures',
    'it goes to d3 only to capture, and there is nothing to capture',
  ],
  [
    'chess',
    '4k3/8/8/8/8/4p3/4P3/4K3 w',
    'e2',
    'e3',
    'move/only-without-capture',
    'it does not capture that way, and the pawn stands on e3',
  ],
  ['chess', '4k3/8/8/8/8/4p3/4P3/4K3 w', 'e2', 'e4', 'move/blocked', 'the pawn on e3 is in the way'],
  [
    'chess',
    '4k3/8/8/8/8/4P3/8/4K3 w',
    'e3',
    'e5',
    'move/unreachable',
    'the pawn on e3 does not reach e5: that is not how a pawn moves from there',
  ],
  [
    'chess',
    '4k3/4r3/8/8/8/8/4B3/4K3 w',
    'e2',
    'd3',
    'move/exposes-royal',
    'it leaves the king on e1 attacked by the rook on e7',
  ],
  [
    'chess',
    '4k3/3r4/8/8/8/8/8/4K3 w',
    'e1',
    'd1',
    'move/exposes-royal',
    'it leaves the king on d1 attacked by the rook on d7',
  ],
  ['chess', '4k3/4r3/8/8/8/8/8/4K2R w K -', 'e1', 'g1', 'move/cannot-castle', 'the king on e1 is in check'],
  ['chess', '4k3/5r2/8/8/8/8/8/4K2R w K -', 'e1', 'g1', 'move/cannot-castle', 'there is no castling to that side now'],
  [
    'nightrider',
    '4k3/7n/8/8/8/5N2/8/4K3 w - - 0 1',
    'f3',
    'd4',
    'move/exposes-royal',
    'it leaves the king on e1 attacked by the nightrider on h7',
  ],
  [
    'nightrider',
    '4k3/4n3/8/3pP3/8/2K5/8/8 w - d6 0 1',
    'e5',
    'd6',
    'move/exposes-royal',
    'it leaves the king on c3 attacked by the nightrider on e7',
  ],
  ['cavalier', '4k3/8/8/3c4/3Cc3/8/8/4K3 w - - 0 1', 'd4', 'f5', 'move/blocked', 'the cavalier on e4 is in the way'],
  [
    'cavalier',
    '4k3/8/8/8/8/8/3C4/4K3 w - - 0 1',
    'd2',
    'd4',
    'move/unreachable',
    'the cavalier on d2 does not reach d4: that is not how a cavalier moves from there',
  ],
  [
    'grandCavalier',
    '5k4/10/10/4v5/10/10/4C5/10/10/K9[] w - - 0 1',
    'e4',
    'e7',
    'move/no-hurdle',
    'it reaches e7 only by leaping over a piece, and there is none between',
  ],
  [
    'grandCavalier',
    '5k4/10/4v5/4v5/4v5/10/4C5/10/10/K9[] w - - 0 1',
    'e4',
    'e8',
    'move/blocked',
    'the cavalier on e7 is in the way',
  ],
  ['knights', 'nnnqqnnn/pppppppp/8/3k4/8/4K3/PPPPPPPP/NNNQQNNN w - - 1 1 opening', 'e3', 'd4', 'legal', ''],
  [
    'knights',
    'k2n4/3q4/8/2n5/3p4/4K3/3Q4/3N4 w - - 0 5 opening',
    'e3',
    'd4',
    'move/exposes-royal',
    'it leaves the king on d4 attacked by the queen on d7',
  ],
  [
    'knights',
    'n2q4/8/8/3k4/4K3/8/8/3Q3N w - - 2 2 opening',
    'e4',
    'd5',
    'move/royal-never-captured',
    'the king on d5 is never captured',
  ],
])('%s %s: %s to %s is %s', (game, fen, from, to, code, message) => {
  const reason = ask(game, fen, from, to);
  expect(reason?.code ?? 'legal').toBe(code);
  expect(reason?.message ?? '').toBe(message);
});

describe('rules that bar a move are quoted', () => {
  test.each<[GameName, fen: string, from: string, to: string, start: string, rule: RegExp]>([
    [
      'grandCavalier',
      '5k4/1p8/2V7/10/10/10/10/10/10/K9[] w - - 0 1',
      'c8',
      'd10',
      'the rules bar the cavalier on c8 from this move now. ',
      /pool/,
    ],
    [
      'knights',
      'nnnqqnnn/p1pppppp/8/1p1k4/4K3/2N5/PPPPPPPP/1NNQQNNN w - - 0 1 opening',
      'c3',
      'b5',
      'the rules bar the knight on c3 from this capture now. ',
      /first move/,
    ],
    [
      'knights',
      'n6q/8/8/3pP3/k7/8/8/N2Q2K1 w - d6 0 1 opening',
      'e5',
      'd6',
      'the rules bar the pawn on e5 from this capture now. ',
      /first move/,
    ],
  ])('%s %s: %s to %s', (game, fen, from, to, start, rule) => {
    const reason = ask(game, fen, from, to);
    expect(reason?.code).toBe('move/barred');
    expect(reason?.message.startsWith(start)).toBe(true);
    expect(reason?.message).toMatch(rule);
  });
});

test('hoppers with limits', () => {
  const game = makeGame({
    title: 'Hoppers',
    setup: '4k3/8/8/8/8/8/8/G3K3',
    pieces: { king: ['K', 'K', 'royal'], grasshopper: ['G', 'gQ'] },
    rules: { wins: ['checkmate'] },
  });
  const position = at(game, '4k3/8/8/8/8/g7/8/G3K3 w');
  const to = (name: string) => explain(position, 0 as Square, game.board.find(name) as Square);
  expect(to('a4')).toBeUndefined();
  expect(to('a2')?.code).toBe('move/no-hurdle');
  expect(to('a5')?.message).toBe('the piece to leap over, on a3, is too far from where the leap begins or ends');
});

test('says nothing of legal moves, and something of every other pair of squares', () => {
  for (const rules of Object.values(GAMES)) {
    const position = startPosition(rules);
    const legal = new Set(legalMoves(position).map((move) => (move.type === 'pass' ? '' : `${move.from}-${move.to}`)));
    for (const from of rules.board.squares) {
      for (const to of rules.board.squares) {
        expect(explain(position, from, to) === undefined).toBe(legal.has(`${from}-${to}`));
      }
    }
  }
});

test.each<[GameName, fen: string, from: string, to: string, at: string | undefined]>([
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w', 'a1', 'h1', 'e1'],
  ['nightrider', '4k3/4n3/8/3pP3/8/2K5/8/8 w - d6 0 1', 'e5', 'd6', 'e7'],
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w', 'a1', 'b3', undefined],
])('a reason has the square that it is about: %s %s %s%s', (game, fen, from, to, at) => {
  const reason = ask(game, fen, from, to);
  expect(reason?.at).toBe(at && GAMES[game].board.find(at));
});
