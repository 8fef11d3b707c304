import { describe, expect, test } from 'vitest';
import type { Move } from '../../position/move.js';
import type { Position } from '../../position/position.js';
import type { Result } from '../../result.js';
import { at, GAMES, type GameName, makeGame } from '../games.test-helper.js';
import { parseUci, writeUci } from '../uci/index.js';
import { parseSan, sanList, writeSan } from './index.js';

const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
const CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const LEAP = '5rk5/12/12/12/12/12/12/12/12/R4NK3nR w KQ - 0 1';
const PROMOTE = '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1';
const PASS = '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40';
const BLOCKED = '4k3/8/8/8/8/8/8/4K2R w - - 0 1';
const EN_PASSANT = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const SPIDER_PAWNS =
  '2***k2***2/1***5***1/***7***/**9**/*11*/13/p12/6PPP4/*11*/**9**/***7***/1***5***1/2***2K***2 w - - 0 1';

const grand = makeGame({
  title: 'Ten by ten',
  setup: 'r3k4r/10/10/10/10/10/10/10/10/R3K4R',
  pieces: { king: ['K', 'K', 'royal'], rook: ['R', 'R'], queen: ['Q', 'Q'] },
  rules: { wins: ['checkmate'] },
});

/** SAN of moves given in coordinates. */
function write(position: Position, moves: string): string {
  return moves
    .split(' ')
    .map((text) => {
      const move = parseUci(position, text);
      return move.ok ? writeSan(position, move.value) : `(${text})`;
    })
    .join(' ');
}

/** The move in coordinates; or the code and column of the problem. */
function outcomeOf(position: Position, result: Result<Move>): string {
  return result.ok
    ? writeUci(position.rules, result.value)
    : result.problems.map(({ code, line, column }) => `${line}:${column} ${code}`).join(', ');
}

function read(game: GameName, fen: string, text: string): string {
  const position = at(GAMES[game], fen);
  return outcomeOf(position, parseSan(position, text));
}

describe('writing', () => {
  test.each<[what: string, GameName, fen: string, uci: string, san: string]>([
    ['plain moves', 'chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e2e4 g1f3', 'e4 Nf3'],
    ['captures', 'nightrider', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'b1e7 g1e5', 'Nxe7 Ne5'],
    ['three of a kind', 'chess', '8/8/6K1/4k3/4N3/p4r2/N3N3/8 w', 'a2c3 e2c3 e4c3', 'Nac3 Ne2c3 N4c3'],
    ['two on a file', 'chess', 'rnbqkbnr/p1p2p2/3p2p1/R3p2p/7P/8/1PPPPPP1/RNBQKBN1 w kq', 'a5a3 a1a3', 'R5a3 R1a3'],
    ['two on neither', 'chess', '4k2r/r3bppp/p1p5/3pR3/Pp1P1B2/7P/1PP2PP1/R5K1 w k', 'a1e1 e5e1', 'Rae1 Ree1'],
    ['a pinned rival is none', 'chess', '4r2k/8/8/8/8/8/4N1N1/4K3 w', 'g2f4', 'Nf4'],
    ['en passant', 'chess', EN_PASSANT, 'e5d6 e5e6', 'exd6 e6'],
    ['promotion', 'chess', PROMOTE, 'a7a8q a7b8n', 'a8=Q axb8=N'],
    ['check by promotion', 'chess', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q a7a8n', 'a8=Q+ a8=N'],
    ['castling', 'chess', CASTLE, 'e1g1 e1c1 h1h8', 'O-O O-O-O Rxh8+'],
    ["Black's castling", 'chess', CASTLE.replace('w', 'b'), 'e8g8 e8c8', 'O-O O-O-O'],
    ['castling with check', 'chess', '5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'O-O+'],
    ['mate', 'chess', '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1', 'a1a8', 'Ra8#'],
    ['leap castling', 'wide', LEAP, 'g1i1,l1g1 g1h1,l1g1 g1h1 g1e1,a1g1', 'O-O:i1+ O-O:h1+ Kh1 O-O-O:e1+'],
    ['ranks of two digits', 'wide', LEAP, 'a1a10 l1l10', 'Ra10 Rl10+'],
    [
      'a letter for every piece',
      'cavalier',
      'mnpqkpnm/cccccccc/8/8/8/8/CCCCCCCC/MNPQKPNM w - - 0 1',
      'b2c4 d2c4 a2b4',
      'Cbc4 Cdc4 Cab4',
    ],
    ['promotion from the pool', 'grandCavalier', '5k4/1p8/2V7/10/10/10/10/10/10/K9[Q] w - - 0 1', 'c8d10q', 'Vd10=Q+'],
    [
      'letterless pieces that could meet',
      'spiderRider',
      SPIDER_PAWNS,
      'g6h7 h6h7 i6h7 h6h8 g6g7',
      'gh7 hh7 ih7 h8 gg7',
    ],
    ['a pass', 'knights', PASS, '0000', '--'],
    [
      'no check while it is suspended',
      'knights',
      'n2q4/8/8/3k4/8/4K3/8/3Q3N b - - 2 2 opening',
      'd5e5 d5e4',
      'Ke5 Ke4',
    ],
    [
      'check once it is in force',
      'knights',
      'n6q/8/8/3pP3/k7/8/8/N2Q2K1 w - d6 0 5 opening',
      'e5d6 d1a1',
      'exd6+ (d1a1)',
    ],
    ['no mate mark for another end', 'knights', 'k2q4/8/8/8/8/8/8/K2QN2n w - - 0 20', 'd1d8', 'Qxd8+'],
    [
      'nor for a bare king',
      'spiderRider',
      '2***3***2/1***2p2***1/***3K3***/**9**/*11*/13/13/k11P/*11*/**9**/***7***/1***5***1/2***3***2 w - - 0 1',
      'g11g12',
      'Kxg12',
    ],
  ])('%s', (_what, game, fen, uci, san) => {
    expect(write(at(GAMES[game], fen), uci)).toBe(san);
  });

  test('ranks of two digits tell rivals apart', () => {
    const position = at(grand, 'Rr8/10/1r1k6/10/10/10/10/5K4/10/R9 w - - 0 1');
    expect(write(position, 'a10a9 a1a9 a10a7 a1a7 a10b10')).toBe('R10a9 R1a9 R10a7 R1a7 Rxb10');
    const queens = at(grand, '4k5/10/10/10/10/10/10/10/Q8Q/K9 w - - 0 1');
    expect(write(queens, 'a2j2 a2a10 j2j10')).toBe('(a2j2) Qa10+ Qj10+');
  });

  test('a piece with the letter O on the o file does not castle', () => {
    const wide = makeGame({
      title: 'Sixteen files',
      setup: 'k14o/16/16/16/16/K14O',
      pieces: { king: ['K', 'K', 'royal'], ostrich: ['O', 'R'] },
      rules: { wins: ['checkmate'] },
    });
    const position = at(wide, '1k14/10O5/16/16/14O1/K15 w - - 0 1');
    expect(write(position, 'o2o5')).toBe('Ooo5');
    expect(outcomeOf(position, parseSan(position, 'Ooo5'))).toBe('o2o5');
  });

  test('captures of letterless pieces start with a file, and where that is not enough with a square', () => {
    const pawns = at(
      GAMES.spiderRider,
      '2***k2***2/1***5***1/***7***/**9**/*11*/6p6/6P6/6P6/*11*/**9**/***7***/1***5***1/2***2K***2 w - - 0 1',
    );
    expect(write(pawns, 'g7g8')).toBe('gxg8');
    const game = makeGame({
      title: 'Long pawns',
      setup: '4k3/8/8/8/8/8/8/4K3',
      pieces: { king: ['K', 'K', 'royal'], soldier: ['S', 'fFfN', 'letterless'] },
      rules: { wins: ['checkmate'] },
    });
    const soldiers = at(game, '4k3/8/8/5s2/4S3/4S1S1/8/4K3 w - - 0 1');
    expect(write(soldiers, 'e4f5 e3f5 g3f5 e3d5 g3h5')).toBe('e4xf5 e3xf5 gxf5 3d5 h5');
    const quiet = at(game, '4k3/8/8/8/4S3/4S1S1/8/4K3 w - - 0 1');
    expect(write(quiet, 'e4f5 e3f5 g3f5')).toBe('4f5 e3f5 gf5');
  });

  test('the list has every legal move, in their order', () => {
    expect(sanList(at(GAMES.chess, PROMOTE))).toEqual([
      'Kd1',
      'Kf1',
      'Kd2',
      'Ke2',
      'Kf2',
      'a8=Q',
      'a8=R',
      'a8=B',
      'a8=N',
      'axb8=Q+',
      'axb8=R+',
      'axb8=B',
      'axb8=N',
    ]);
  });
});

describe('tolerant reading', () => {
  test.each<[what: string, GameName, fen: string, san: string, uci: string]>([
    ['white space', 'chess', CASTLE, '  Kd1 ', 'e1d1'],
    ['marks too many', 'chess', CASTLE, 'Kd1+!?', 'e1d1'],
    ['marks apart', 'chess', CASTLE, 'Kd1 # !!', 'e1d1'],
    ['marks too few', 'chess', CASTLE, 'Rxh8', 'h1h8'],
    ['no x', 'chess', CASTLE, 'Rhh8', 'h1h8'],
    ['an x too many', 'chess', CASTLE, 'Rxh7', 'h1h7'],
    ['another sign of capture', 'chess', CASTLE, 'R:h8', 'h1h8'],
    ['zeros', 'chess', CASTLE, '0-0', 'e1g1'],
    ['zeros and small letters', 'chess', CASTLE, 'o-0-o', 'e1c1'],
    ['no dashes', 'chess', CASTLE, 'OOO+', 'e1c1'],
    ["the king's square behind an ordinary castling", 'chess', CASTLE, 'O-O:g1', 'e1g1'],
    [
      'the only leap castling to that side, its square left out',
      'wide',
      '6k5/12/12/12/12/12/12/12/12/6KQNNBR w K - 0 1'.replace('QNNBR', 'N1BBR'),
      'O-O',
      'g1i1,l1g1',
    ],
    ['leap castling with zeros', 'wide', LEAP, '0-0:i1', 'g1i1,l1g1'],
    ['the long form', 'chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Ng1-f3', 'g1f3'],
    ['the long form of a pawn', 'chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e2-e4', 'e2e4'],
    ['the long form of a capture', 'chess', CASTLE, 'Rh1xh8+', 'h1h8'],
    ['more than needed', 'chess', CASTLE, 'Ke1d1', 'e1d1'],
    ['a file that was not needed', 'chess', PROMOTE, 'Ked1', 'e1d1'],
    ['a pawn with its letter', 'chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Pe4', 'e2e4'],
    ['no = in a promotion', 'chess', PROMOTE, 'a8Q', 'a7a8q'],
    ['a bracketed promotion', 'chess', PROMOTE, 'axb8(N)', 'a7b8n'],
    ['a small letter in a promotion', 'chess', PROMOTE, 'a8=r', 'a7a8r'],
    ['en passant', 'chess', EN_PASSANT, 'exd6 e.p.', 'e5d6'],
    ['en passant without dots', 'chess', EN_PASSANT, 'exd6ep+', 'e5d6'],
    ['a pawn capture without x', 'chess', EN_PASSANT, 'ed6', 'e5d6'],
    ['a pawn capture without a file', 'chess', EN_PASSANT, 'xd6', 'e5d6'],
    [
      'a small letter that is no file',
      'chess',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'nf3',
      'g1f3',
    ],
    ['a small letter that is a file', 'chess', '4k3/8/8/8/8/1Bp5/1P6/4K3 w - - 0 1', 'bxc3', 'b2c3'],
    ['the square of origin for a letterless piece', 'spiderRider', SPIDER_PAWNS, 'g6h7', 'g6h7'],
    ['a pass in another spelling', 'knights', PASS, '0000', '0000'],
    ['a rank of two digits', 'wide', LEAP, 'R1a10', 'a1a10'],
  ])('%s: %s %s %s', (_what, game, fen, san, uci) => {
    expect(read(game, fen, san)).toBe(uci);
  });
});

describe('problems', () => {
  test.each<[GameName, fen: string, san: string, problem: string]>([
    ['chess', KINGS, '', '1:1 san/empty'],
    ['chess', KINGS, 'K'.repeat(300), '1:257 san/too-long'],
    ['chess', KINGS, 'hello', '1:3 san/malformed'],
    ['chess', KINGS, ' K?d1', '1:3 san/malformed'],
    ['chess', KINGS, '!!', '1:1 san/malformed'],
    ['chess', KINGS, 'Kd1d1d1', '1:6 san/malformed'],
    ['chess', KINGS, 'Xd1', '1:1 san/unknown-piece'],
    ['chess', KINGS, 'Kd9', '1:2 san/unknown-square'],
    ['chess', KINGS, 'Kz1', '1:2 san/unknown-square'],
    ['chess', KINGS, 'Ky9d1', '1:2 san/unknown-square, 1:3 san/unknown-square'],
    ['chess', KINGS, 'Xz9', '1:1 san/unknown-piece, 1:2 san/unknown-square'],
    ['chess', KINGS, 'Nf3', '1:1 san/no-such-piece'],
    ['chess', KINGS, 'e4', '1:1 san/no-such-piece'],
    ['chess', KINGS, 'Kad1', '1:1 san/no-such-piece'],
    ['chess', KINGS, 'Ke3', '1:2 move/unreachable'],
    ['chess', KINGS, 'Kd1=Q', '1:5 san/no-promotion'],
    ['chess', KINGS, 'O-O', '1:1 san/no-castling'],
    ['cavalier', '4k3/8/8/8/8/8/8/C3K3 w - - 0 1', 'O-O', '1:1 san/no-castling'],
    ['chess', KINGS, '--', '1:1 san/no-pass'],
    ['chess', CASTLE, 'Kg1', '1:1 san/otherwise'],
    ['chess', EN_PASSANT, 'd6', '1:1 san/otherwise'],
    ['chess', BLOCKED, 'Rb1', '1:2 move/blocked'],
    ['chess', PROMOTE, 'a8', '1:3 san/needs-promotion'],
    ['chess', PROMOTE, 'a8=K', '1:4 san/bad-promotion'],
    ['chess', PROMOTE, 'a8=X', '1:4 san/unknown-piece'],
    ['chess', '8/8/6K1/4k3/4N3/p4r2/N3N3/8 w', 'Nc3', '1:1 san/ambiguous'],
    ['chess', '8/8/6K1/4k3/4N3/p4r2/N3N3/8 w', ' Nec3', '1:2 san/ambiguous'],
    ['wide', LEAP, 'O-O', '1:1 san/ambiguous'],
    ['wide', LEAP, 'O-O:e1', '1:1 san/no-castling'],
    ['wide', LEAP, 'O-O:e99', '1:5 san/unknown-square'],
    ['cavalier', '2pqk2m/c1c3cc/1m6/n2cN3/2C5/3C4/2CCCCCC/2PQKM2 w - - 0 12', 'c4', '1:1 san/letter-missing'],
    ['cavalier', '2pqk2m/c1c3cc/1m6/3cN3/2n5/3C4/2CCCCCC/2PQKM2 w - - 0 12', 'Ca1=M', '1:5 san/no-promotion'],
    ['grandCavalier', '5k4/1p8/2V7/10/10/10/10/10/10/K9[] w - - 0 1', 'Vd10=Q', '1:2 move/barred'],
    ['knights', PASS, 'Kb1', '1:2 move/must-pass'],
  ])('%s %s: %j', (game, fen, san, problem) => {
    expect(read(game, fen, san)).toBe(problem);
  });

  test.each<[GameName, fen: string, san: string, message: string]>([
    [
      'cavalier',
      '2pqk2m/c1c3cc/1m6/3cN3/2n5/3C4/2CCCCCC/2PQKM2 w - - 0 12',
      'Ca1=M',
      'the cavalier does not promote on a1; Ca1 is legal',
    ],
    [
      'cavalier',
      'mnpqkpnm/cccccccc/8/8/8/8/CCCCCCCC/MNPQKPNM w - - 0 1',
      'c4',
      'every piece of this game is written with its letter: write Cbc4 or Cdc4',
    ],
    ['chess', '8/8/6K1/4k3/4N3/p4r2/N3N3/8 w', 'Nc3', 'it may be Nac3, Ne2c3 or N4c3'],
    ['chess', CASTLE, 'Kg1', 'this move is written O-O'],
    ['chess', EN_PASSANT, 'd6', 'this move is written exd6'],
    ['chess', KINGS, 'Nbf3', 'white has no knight on the b file'],
    ['chess', KINGS, 'N1f3', 'white has no knight on rank 1'],
    ['chess', KINGS, 'Nb1f3', 'white has no knight on b1'],
    ['chess', CASTLE, 'Rb3', 'not legal: no rook reaches b3'],
    ['chess', '4k3/8/8/8/8/8/8/4KB2 w - - 0 1', 'bc4', 'white has no pawn on the b file; for the bishop write Bc4'],
    [
      'chess',
      '4k3/8/8/8/8/8/1P6/4KB2 w - - 0 1',
      'bc4',
      'not legal: the pawn on b2 does not reach c4: that is not how a pawn moves from there; for the bishop write Bc4',
    ],
    ['chess', '4k3/8/8/8/8/8/8/4KB2 w - - 0 1', 'bc5', 'white has no pawn on the b file'],
    ['chess', BLOCKED, 'Rb1', 'not legal: the king on e1 is in the way'],
    ['chess', 'r3k2r/4r3/8/8/8/8/8/R3K2R w KQkq - 0 1', 'O-O', 'no castling while in check'],
    ['cavalier', '4k3/8/8/8/8/8/8/C3K3 w - - 0 1', 'O-O', 'Cavalier Chess has no castling'],
    [
      'wide',
      LEAP,
      'O-O:e1',
      'not a legal castling: write O-O-O:b1, O-O-O:c1, O-O-O:d1, O-O-O:e1, O-O:h1, O-O:i1 or O-O:j1',
    ],
    ['knights', PASS, 'Kb1', 'not legal: black has no move and must pass'],
  ])('%s %s: %j says %s', (game, fen, san, message) => {
    const result = parseSan(at(GAMES[game], fen), san);
    expect(result.ok ? '' : result.problems[0]?.message).toBe(message);
  });
});
