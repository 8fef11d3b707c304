import { expect, test } from 'vitest';
import { type Board, createBoard, type Square, type Vector } from '../board/board.js';
import { pieceCode } from '../position/placement.js';
import type { Frame } from '../rule/frame.js';
import type { MovePattern } from './pattern.js';
import { exampleSquare, type Reach, reachOf } from './reach.js';
import { createRideTable } from './rides.js';

const PIECE = pieceCode(0, 'white');
const LEAP: MovePattern = {
  stride: [1, 2],
  via: [],
  range: 1,
  quiet: true,
  capture: true,
  enPassant: false,
  initial: false,
};

/** What a white piece of these patterns reaches, by the names of squares. */
function reach(patterns: readonly MovePattern[], from: string, board: Board = createBoard(8, 8)): object {
  const square = board.find(from) as Square;
  const start = new Uint8Array(board.files * board.ranks);
  start[square] = PIECE;
  const rides = createRideTable(board, [patterns], start).from(PIECE, square);
  const unnamed = ({ square: _, ...ways }: Reach) => ways;
  return Object.fromEntries(reachOf(rides, square).map((found) => [board.name(found.square), unnamed(found)]));
}

const EITHER = { quiet: 'always', capture: 'always' };

test('a rider reaches every landing up to the edge or a hole', () => {
  const rider = [{ ...LEAP, range: Number.POSITIVE_INFINITY }];
  expect(reach(rider, 'a1')).toEqual({ b3: EITHER, c5: EITHER, d7: EITHER });
  const holed = createBoard(8, 8, [createBoard(8, 8).find('c5') as Square]);
  expect(reach(rider, 'a1', holed)).toEqual({ b3: EITHER });
});

test('a piece that takes other than it moves, and goes farther at first', () => {
  const pawn: MovePattern[] = [
    { ...LEAP, stride: [0, 1], capture: false },
    { ...LEAP, stride: [0, 2], via: [[0, 1]], capture: false, initial: true },
    { ...LEAP, stride: [1, 1], quiet: false, enPassant: true },
    { ...LEAP, stride: [-1, 1], quiet: false, capture: false, enPassant: true },
  ];
  expect(reach(pawn, 'e2')).toEqual({
    e3: { quiet: 'always' },
    f3: { capture: 'always' },
    e4: { quiet: 'initial' },
  });
});

test('a hopper lands only behind where a hurdle may stand, within its limits', () => {
  const up: MovePattern = { ...LEAP, stride: [0, 1], range: Number.POSITIVE_INFINITY };
  const cannon = [
    { ...up, capture: false },
    { ...up, quiet: false, hop: { before: Number.POSITIVE_INFINITY, after: Number.POSITIVE_INFINITY } },
  ];
  expect(reach(cannon, 'a5')).toEqual({
    a6: { quiet: 'always' },
    a7: { quiet: 'always', capture: 'hop' },
    a8: { quiet: 'always', capture: 'hop' },
  });
  const leaperOfNeighbours = [{ ...up, hop: { before: 1, after: 2 } }];
  const behind = { quiet: 'hop', capture: 'hop' };
  expect(reach(leaperOfNeighbours, 'a1')).toEqual({ a3: behind, a4: behind });
});

test('what a piece takes on its way is told apart from where it lands', () => {
  const checker = { ...LEAP, stride: [2, 2], capture: false, demands: [{ at: [1, 1], holds: 'victim' }] } as const;
  expect(reach([checker], 'a1')).toEqual({ b2: { passing: 'always' }, c3: { quiet: 'take' } });
  const archer = { ...LEAP, stride: [0, 0], capture: false, demands: [{ at: [0, 1], holds: 'victim' }] } as const;
  expect(reach([archer], 'a1')).toEqual({ a1: { quiet: 'take' }, a2: { passing: 'always' } });
  const vaulter = { ...LEAP, stride: [0, 2], demands: [{ at: [0, 1], holds: 'piece' }] } as const;
  expect(reach([vaulter], 'a1')).toEqual({ a3: { quiet: 'hop', capture: 'hop' } });
});

test('bent, crooked and cylinder riders reach where their way leads', () => {
  const bent = {
    ...LEAP,
    stride: [0, 1],
    range: 2,
    origin: [1, 1],
    demands: [{ at: [1, 1], holds: 'nothing' }],
  } as const;
  expect(reach([bent], 'a1')).toEqual({ b3: EITHER, b4: EITHER });
  const crooked = { ...LEAP, stride: [1, 1], bends: [{ stride: [-1, 1], via: [] }], range: 3 } as const;
  expect(reach([crooked], 'a1')).toEqual({ b2: EITHER, a3: EITHER, b4: EITHER });
  const round = { ...LEAP, stride: [1, 0], range: Number.POSITIVE_INFINITY, wraps: true } as const;
  expect(Object.keys(reach([round], 'd1'))).toEqual(['a1', 'b1', 'c1', 'e1', 'f1', 'g1', 'h1']);
});

test('of several ways to a square the one with the weakest condition counts', () => {
  const initial = { ...LEAP, initial: true };
  expect(reach([initial, LEAP], 'a1')).toEqual({ b3: EITHER });
  expect(reach([LEAP, initial], 'a1')).toEqual({ b3: EITHER });
});

function example(patterns: MovePattern | readonly MovePattern[], board: Board, starts: readonly string[] = []): string {
  const start = new Uint8Array(board.files * board.ranks);
  for (const name of starts) start[board.find(name) as Square] = PIECE;
  const rides = createRideTable(board, [[patterns].flat()], start);
  const frame = { board, start, rides, spec: { pieces: [{ patterns: [patterns].flat() }] } } as unknown as Frame;
  return board.name(exampleSquare(frame, PIECE));
}

test('a piece is shown in the middle, or as near to it as the board allows', () => {
  expect(example(LEAP, createBoard(8, 8), ['b1', 'g1'])).toBe('d4');
  expect(example(LEAP, createBoard(13, 13))).toBe('g7');
  expect(example(LEAP, createBoard(3, 3, [4]))).toBe('b1');
});

test('a piece with a move of its own from the starting squares is shown on one of those', () => {
  const initial = { ...LEAP, initial: true };
  expect(example(initial, createBoard(8, 8), ['a2', 'd2', 'e2', 'h2'])).toBe('d2');
  expect(example(initial, createBoard(8, 8))).toBe('d4');
});

test('a rider is shown where it is seen to ride, if the board is large enough for that', () => {
  const eight = (files: number, ranks: number): readonly Vector[] =>
    [1, -1].flatMap((x) => [1, -1].flatMap((y) => [[x * files, y * ranks] as const, [x * ranks, y * files] as const]));
  const rider = (files: number, ranks: number, board: Board): string =>
    example(
      eight(files, ranks).map((stride) => ({ ...LEAP, stride, range: Number.POSITIVE_INFINITY })),
      board,
    );
  expect(rider(1, 2, createBoard(8, 8))).toBe('d4');
  expect(rider(1, 3, createBoard(8, 8))).toBe('d2');
  expect(rider(2, 3, createBoard(8, 8))).toBe('d2');
  expect(rider(2, 3, createBoard(13, 13))).toBe('g7');
});
