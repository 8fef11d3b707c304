import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../position/legal.js';
import type { Move } from '../../position/move.js';
import type { Position } from '../../position/position.js';
import type { Result } from '../../result.js';
import { at, GAMES, type GameName, makeGame } from '../games.test-helper.js';
import { parseUci, writeUci } from './index.js';

const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
const CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const LEAP = '5rk5/12/12/12/12/12/12/12/12/R4NK3nR w KQ - 0 1';
const PROMOTE = '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1';
const PASS = '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40';

/** The move in canonical coordinates; or the code and column of the problem. */
function outcomeOf(position: Position, result: Result<Move>): string {
  return result.ok
    ? writeUci(position.rules, result.value)
    : result.problems.map(({ code, line, column }) => `${line}:${column} ${code}`).join(', ');
}

function read(game: GameName, fen: string, text: string): string {
  const position = at(GAMES[game], fen);
  return outcomeOf(position, parseUci(position, text));
}

describe('canonical texts', () => {
  test.each<[GameName, string, string]>([
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e2e4'],
    ['chess', PROMOTE, 'a7a8q'],
    ['chess', PROMOTE, 'a7b8n'],
    ['chess', CASTLE, 'e1g1'],
    ['chess', CASTLE, 'e1c1'],
    ['chess', CASTLE.replace('w', 'b'), 'e8c8'],
    ['wide', LEAP, 'g1i1,l1g1'],
    ['wide', LEAP, 'g1h1,l1g1'],
    ['wide', LEAP, 'g1h1'],
    ['wide', LEAP, 'a1a10'],
    [
      'spiderRider',
      'SS***3***2/S***5***1/***7***/**9**/*11*/13/5k7/13/*11*/**9**/***7***/1***1p3***1/2***1K1***2 w - - 0 1',
      'a12c10',
    ],
    ['knights', PASS, '0000'],
    ['grandCavalier', '5k4/1p8/2V7/10/10/10/10/10/10/K9[Q] w - - 0 1', 'c8d10q'],
  ])('%s %s: %s', (game, fen, text) => {
    expect(read(game, fen, text)).toBe(text);
  });

  test('a castling by leap and the plain king step beside it are two moves', () => {
    const position = at(GAMES.wide, LEAP);
    const types = ['g1h1', 'g1h1,l1g1'].map((text) => {
      const move = parseUci(position, text);
      return move.ok && move.value.type;
    });
    expect(types).toEqual(['step', 'castling']);
  });
});

describe('tolerance', () => {
  test.each<[GameName, string, text: string, canonical: string]>([
    ['chess', CASTLE, ' e1d1\n', 'e1d1'],
    ['chess', CASTLE, 'E1D1', 'e1d1'],
    ['chess', CASTLE, 'e1-d1', 'e1d1'],
    ['chess', CASTLE, 'h1xh8', 'h1h8'],
    ['chess', CASTLE, 'e1h1', 'e1g1'],
    ['chess', CASTLE, 'e1a1', 'e1c1'],
    ['chess', CASTLE, 'e1g1,h1f1', 'e1g1'],
    ['chess', PROMOTE, 'a7a8Q', 'a7a8q'],
    ['chess', PROMOTE, 'a7a8=Q', 'a7a8q'],
    ['chess', PROMOTE, 'A7A8=q', 'a7a8q'],
    ['chess', PROMOTE, 'a7xb8(R)', 'a7b8r'],
    ['wide', LEAP, 'g1i1, l1g1', 'g1i1,l1g1'],
    ['knights', PASS, 'pass', '0000'],
    ['knights', PASS, '--', '0000'],
  ])('%s %s: %j', (game, fen, text, canonical) => {
    expect(read(game, fen, text)).toBe(canonical);
  });
});

describe('problems', () => {
  test.each<[GameName, string, text: string, problem: string]>([
    ['chess', KINGS, '', '1:1 uci/empty'],
    ['chess', KINGS, ' \t', '1:1 uci/empty'],
    ['chess', KINGS, 'e1'.repeat(150), '1:257 uci/too-long'],
    ['chess', KINGS, 'e1', '1:2 uci/malformed'],
    ['chess', KINGS, ' e1d', '1:4 uci/malformed'],
    ['chess', KINGS, 'e1?d1', '1:3 uci/malformed'],
    ['chess', KINGS, 'e1d1qq', '1:5 uci/malformed'],
    ['chess', KINGS, 'Nf3', '1:3 uci/malformed'],
    ['chess', KINGS, 'e1e9', '1:3 uci/unknown-square'],
    ['chess', KINGS, 'z1e0', '1:1 uci/unknown-square, 1:3 uci/unknown-square'],
    ['chess', KINGS, 'e1e01', '1:3 uci/unknown-square'],
    ['chess', KINGS, 'e2e4', '1:1 move/empty-square'],
    ['chess', KINGS, 'e8e7', '1:1 move/opponents-piece'],
    ['chess', KINGS, 'e1e3', '1:3 move/unreachable'],
    ['chess', KINGS, 'e1e1', '1:3 move/unreachable'],
    ['chess', KINGS, '0000', '1:1 uci/no-pass'],
    ['chess', KINGS, 'e1d1q', '1:5 uci/no-promotion'],
    ['chess', KINGS, 'e1g1', '1:3 move/cannot-castle'],
    ['chess', KINGS, 'e1g1,h1f1', '1:1 uci/no-castling'],
    ['chess', CASTLE, 'e1g1q', '1:5 uci/no-promotion'],
    ['chess', PROMOTE, 'a7a8', '1:5 uci/needs-promotion'],
    ['chess', PROMOTE, ' a7-a8', '1:7 uci/needs-promotion'],
    ['chess', PROMOTE, 'a7a8k', '1:5 uci/bad-promotion'],
    ['chess', PROMOTE, 'a7a8x', '1:5 uci/unknown-piece'],
    ['wide', LEAP, 'g1i1', '1:1 uci/names-one-piece'],
    ['wide', LEAP, 'g1i1,l1h1', '1:1 uci/no-castling'],
    ['wide', LEAP, 'g1l1', '1:3 move/cannot-castle'],
    ['wide', LEAP, 'g1i1,m1g1', '1:6 uci/unknown-square'],
    ['knights', PASS, 'a1a2', '1:1 move/must-pass'],
    ['grandCavalier', '5k4/1p8/2V7/10/10/10/10/10/10/K9[] w - - 0 1', 'c8d10q', '1:3 move/barred'],
    [
      'spiderRider',
      'SS***3***2/S***5***1/***7***/**9**/*11*/13/5k7/13/*11*/**9**/***7***/1***1p3***1/2***1K1***2 w - - 0 1',
      'a12c12',
      '1:4 uci/unknown-square',
    ],
  ])('%s %s: %j', (game, fen, text, problem) => {
    expect(read(game, fen, text)).toBe(problem);
  });

  test.each<[GameName, string, text: string, message: string]>([
    ['chess', PROMOTE, 'a7a8', 'the pawn promotes on a8: write a7a8q, a7a8r, a7a8b or a7a8n'],
    ['chess', PROMOTE, 'a7a8k', 'the pawn does not promote to king on a8 now: write a7a8q, a7a8r, a7a8b or a7a8n'],
    ['chess', KINGS, 'e1d1q', 'the king does not promote on d1; e1d1 is legal'],
    ['chess', KINGS, 'e8e7', "e8e7 is not legal: the king on e8 is black's, and it is white's move"],
    ['chess', KINGS, 'e1e9', 'there is no square "e9" on this board (files a to h, ranks 1 to 8)'],
    ['wide', LEAP, 'g1i1', "this castling names the rook's move as well: g1i1,l1g1"],
    [
      'spiderRider',
      'SS***3***2/S***5***1/***7***/**9**/*11*/13/5k7/13/*11*/**9**/***7***/1***1p3***1/2***1K1***2 w - - 0 1',
      'a12c12',
      'c12 is a hole of this board',
    ],
  ])('%s %s: %j says %s', (game, fen, text, message) => {
    const result = parseUci(at(GAMES[game], fen), text);
    expect(result.ok ? '' : result.problems[0]?.message).toBe(message);
  });
});

describe('a castling and a king step that could share coordinates', () => {
  /** The king's moves from d1, each of which is read as it is written. */
  const kingMoves = (betza: string): string => {
    const rules = makeGame({
      title: 'Small',
      setup: 'r2k3r/pppppppp/8/8/PPPPPPPP/R2K3R',
      pieces: { king: ['K', betza, 'royal'], rook: ['R', 'R'], pawn: ['P', 'fmWfcF', 'letterless'] },
      rules: { castling: 'orthodox', wins: ['checkmate'] },
    });
    const position = at(rules, 'r2k3r/pppppppp/8/8/PPPPPPPP/R2K3R w KQkq - 0 1');
    const moves = legalMoves(position).filter(
      ({ type, ...rest }) => type !== 'pass' && 'from' in rest && rest.from === 3,
    );
    return moves
      .map((move) => {
        const text = writeUci(rules, move);
        expect(parseUci(position, text)).toEqual({ ok: true, value: move, warnings: [] });
        return `${text}${move.type === 'castling' ? ' castles' : ''}`;
      })
      .join(', ');
  };

  test('a king that steps one square: they differ by themselves', () => {
    expect(kingMoves('K')).toBe('d1b1 castles, d1c1, d1e1, d1f1 castles');
  });

  test('a king that leaps two squares: the castling names the rook as well', () => {
    expect(kingMoves('KD')).toBe('d1b1, d1b1,a1c1 castles, d1c1, d1e1, d1f1, d1f1,h1e1 castles, d1d3');
  });

  test('king takes rook is read where one castling is meant', () => {
    const rules = makeGame({
      title: 'Small',
      setup: 'r2k3r/pppppppp/8/8/PPPPPPPP/R2K3R',
      pieces: { king: ['K', 'KD', 'royal'], rook: ['R', 'R'], pawn: ['P', 'fmWfcF', 'letterless'] },
      rules: { castling: { style: 'orthodox', squares: { left: [2], right: [2, 3] } }, wins: ['checkmate'] },
    });
    const position = at(rules, 'r2k3r/pppppppp/8/8/PPPPPPPP/R2K3R w KQkq - 0 1');
    expect(outcomeOf(position, parseUci(position, 'd1a1'))).toBe('d1b1,a1c1');
    expect(outcomeOf(position, parseUci(position, 'd1h1'))).toBe('1:1 uci/names-one-piece');
    expect(outcomeOf(position, parseUci(position, 'd1g1'))).toBe('d1g1');
  });
});
