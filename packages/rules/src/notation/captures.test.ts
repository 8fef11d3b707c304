import { expect, test } from 'vitest';
import { codesOf } from '../../test-support/moves.js';
import { legalMoves } from '../position/legal.js';
import type { Move, Step } from '../position/move.js';
import { expectOk } from '../result.js';
import type { Ruleset } from '../rule/ruleset.js';
import { explain } from './explain.js';
import { at, makeGame } from './games.test-helper.js';
import { parseSan, parseUci, writeSan, writeUci } from './index.js';

/** A game of kings and one other kind. */
function gameOf(betza: string): Ruleset {
  return makeGame({
    title: 'Two Kinds',
    setup: '4k3/8/8/8/8/8/8/M3K3',
    pieces: { king: ['K', 'K', 'royal'], mover: ['M', betza], pawn: ['P', 'fmWfceFifmnD', 'letterless'] },
    rules: { wins: ['checkmate'], stalemate: 'draw' },
  });
}

/** What the piece on a square may capture, in coordinates and SAN, by the captured squares. */
function captures(betza: string, fen: string, from: string): object {
  const rules = gameOf(betza);
  const position = at(rules, fen);
  const moves = legalMoves(position).filter(
    (move): move is Step => move.type === 'step' && rules.board.name(move.from) === from && move.captures.length > 0,
  );
  const name = (move: Step): string => move.captures.map((square) => rules.board.name(square)).join();
  for (const move of moves) {
    expect(expectOk(parseUci(position, writeUci(rules, move)))).toBe(move);
    expect(expectOk(parseSan(position, writeSan(position, move)))).toBe(move);
  }
  return Object.fromEntries(
    moves.map((move) => [
      `${name(move)} ${rules.board.name(move.to)}`,
      `${writeUci(rules, move)} ${writeSan(position, move)}`,
    ]),
  );
}

test('the only way from square to square names no captures', () => {
  expect(captures('fcafmF', '4k3/8/8/8/3p1p2/4M3/8/4K3 w - - 0 1', 'e3')).toEqual({
    'd4 c5': 'e3c5 Mxc5',
    'f4 g5': 'e3g5 Mxg5',
  });
  expect(captures('mWfmcafW', '4k3/8/8/8/4p3/4M3/8/4K3 w - - 0 1', 'e3')).toEqual({ 'e4 e5': 'e3e5 Mxe5' });
});

test('coordinates name what a way takes whenever another is open beside it in some position, SAN when it is in this one', () => {
  const fen = '4k3/8/8/8/5p2/4M3/8/4K3 w - - 0 1';
  expect(captures('AcafF', fen, 'e3')).toEqual({ 'f4 g5': 'e3g5xf4 Mxg5xf4' });
  expect(captures('mAcafF', '4k3/8/8/6p1/5p2/4M3/8/4K3 w - - 0 1', 'e3')).toEqual({ 'f4,g5 g5': 'e3g5 Mxg5' });
});

test('two ways that take different pieces both name them', () => {
  expect(captures('cafsmW', '4k3/8/8/8/4pp2/4Mp2/8/4K3 w - - 0 1', 'e3')).toMatchObject({
    'e4 d5': 'e3d5 Mxd5',
    'f3 g2': 'e3g2 Mxg2',
  });
  const both = captures('cafsmK', '4k3/8/8/8/4pp2/4M3/8/4K3 w - - 0 1', 'e3');
  expect(both).toMatchObject({ 'e4 f5': 'e3f5xe4 Mxf5xe4', 'f4 f5': 'e3f5xf4 Mxf5xf4' });
});

test('a piece that captures without moving always names what', () => {
  expect(captures('cabW', '4k3/8/8/8/4p3/4M3/8/4K3 w - - 0 1', 'e3')).toEqual({ 'e4 e3': 'e3e3xe4 Mxe3xe4' });
});

test('several pieces taken, and a promotion behind them', () => {
  expect(captures('fcafcafmW', '4k3/8/8/4p3/4p3/4M3/8/4K3 w - - 0 1', 'e3')).toEqual({ 'e4,e5 e6': 'e3e6 Mxe6' });
  const rules = makeGame({
    title: 'Promoting',
    setup: '4k3/8/8/8/8/8/8/M3K3',
    pieces: { king: ['K', 'K', 'royal'], mover: ['M', 'AfcafF', 'letterless'], queen: ['Q', 'Q'] },
    rules: { wins: ['checkmate'], stalemate: 'draw', promotion: { piece: 'mover', to: ['queen'] } },
  });
  const position = at(rules, '7k/1q6/M7/8/8/8/8/4K3 w - - 0 1');
  const [move] = legalMoves(position).filter(
    ({ type, ...rest }) => type === 'step' && (rest as Step).captures.length > 0,
  );
  expect(writeUci(rules, move as Move)).toBe('a6c8xb7q');
  expect(writeSan(position, move as Move)).toBe('axc8xb7=Q+');
  expect(expectOk(parseUci(position, 'a6c8xb7q'))).toBe(move);
  expect(expectOk(parseSan(position, 'axc8xb7=Q'))).toBe(move);
});

test('texts that leave it open, or name other pieces, are refused with the choices', () => {
  const position = at(gameOf('cafsmK'), '4k3/8/8/8/4pp2/4M3/8/4K3 w - - 0 1');
  expect(parseUci(position, 'e3f5')).toMatchObject({
    ok: false,
    problems: [{ code: 'uci/needs-captures', column: 3, message: expect.stringContaining('e3f5xe4 or e3f5xf4') }],
  });
  expect(parseUci(position, 'e3f5xd4')).toMatchObject({ problems: [{ code: 'uci/bad-captures', column: 6 }] });
  expect(parseSan(position, 'Mxf5')).toMatchObject({ problems: [{ code: 'san/needs-captures', column: 3 }] });
  expect(parseSan(position, 'Mxf5xd4')).toMatchObject({ problems: [{ code: 'san/bad-captures', column: 6 }] });
  expect(codesOf(parseUci(position, 'e3f5xz9'))).toEqual(['uci/unknown-square']);
  expect(codesOf(parseSan(position, 'Mxf5xz9'))).toEqual(['san/unknown-square']);
});

test('the text without captures means the move that takes nothing on its way', () => {
  const rules = gameOf('AcafF');
  const position = at(rules, '4k3/8/8/8/5p2/4M3/8/4K3 w - - 0 1');
  expect(expectOk(parseUci(position, 'e3g5'))).toMatchObject({ captures: [] });
  expect(expectOk(parseSan(position, 'Mg5'))).toMatchObject({ captures: [] });
});

test.each([
  ['fcafmF', '4k3/8/8/8/8/4M3/8/4K3', 'e3', 'g5', 'move/only-captures', 'by capturing on f4'],
  ['fcafmF', '4k3/8/8/6p1/5p2/4M3/8/4K3', 'e3', 'g5', 'move/only-without-capture', 'on g5'],
  ['fpafF', '4k3/8/8/8/8/4M3/8/4K3', 'e3', 'g5', 'move/no-hurdle', 'a piece on f4'],
  ['ftpafF', '4k3/8/8/8/5p2/4M3/8/4K3', 'e3', 'g5', 'move/no-hurdle', 'a piece on f4'],
  ['yafsF', '4k3/8/8/8/5p2/4M3/8/4K3', 'e3', 'f6', 'move/blocked', 'the pawn on f4'],
  ['cabW', '4k3/8/8/8/8/4M3/8/4K3', 'e3', 'e3', 'move/only-captures', 'e3 only by capturing'],
  ['dW', '4k3/8/8/8/8/8/4M3/4K3', 'e2', 'e1', 'move/royal-never-captured', 'the king on e1'],
  ['cW', '4k3/8/8/8/8/4P3/4M3/4K3', 'e2', 'e3', 'move/own-piece', "white's own"],
])('why %s in %s may not go from %s to %s: %s', (betza, placement, from, to, code, text) => {
  const rules = gameOf(betza);
  const position = at(rules, `${placement} w - - 0 1`);
  const square = (name: string) => rules.board.find(name) as Parameters<typeof explain>[1];
  expect(explain(position, square(from), square(to))).toMatchObject({ code, message: expect.stringContaining(text) });
});

test('a piece may take its own', () => {
  const position = at(gameOf('mWdK'), '4k3/8/8/8/8/4P3/4M3/K7 w - - 0 1');
  const move = expectOk(parseUci(position, 'e2e3'));
  expect(move).toMatchObject({ captures: [(move as Step).to] });
  expect(writeSan(position, move)).toBe('Mxe3');
});

test('en passant stays short beside a capture on the way to the same square', () => {
  const rules = makeGame({
    title: 'Both',
    setup: '4k3/3p4/8/8/8/8/4M3/4K3',
    pieces: { king: ['K', 'K', 'royal'], mover: ['M', 'feFcafsmW'], pawn: ['P', 'fmWfceFifmnD', 'letterless'] },
    rules: { wins: ['checkmate'], stalemate: 'draw' },
  });
  const position = at(rules, '4k3/8/8/3pM3/8/8/8/4K3 w - d6 0 1');
  expect(writeUci(rules, expectOk(parseUci(position, 'e5d6')))).toBe('e5d6');
});
