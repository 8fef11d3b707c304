import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../position/legal.js';
import { playUnchecked } from '../../position/play.js';
import { startPosition } from '../../position/start.js';
import type { Result } from '../../result.js';
import { at, chess, GAMES, type GameName, makeGame, spiderRider, wide } from '../games.test-helper.js';
import { parseUci } from '../uci/index.js';
import { LONGEST_FEN, parseFen, writeFen, writeSetup } from './index.js';

/** `column code` of each problem or warning. */
function found(result: Result<unknown>): readonly string[] {
  const problems = result.ok ? result.warnings : result.problems;
  return problems.map(({ line, column, code }) => `${line}:${column} ${code}`);
}

describe('starting positions', () => {
  test.each<[GameName, string]>([
    ['nightrider', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['wide', 'rnbfcqkcfbnr/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/RNBFCQKCFBNR w KQkq - 0 1'],
    ['cavalier', 'mnpqkpnm/cccccccc/8/8/8/8/CCCCCCCC/MNPQKPNM w - - 0 1'],
    ['grandCavalier', '1mnpqkpnm1/c8c/1vvvvvvvv1/10/10/10/10/1VVVVVVVV1/C8C/1MNPQKPNM1[] w - - 0 1'],
    ['knights', 'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1 opening'],
    [
      'spiderRider',
      'ss***aka***ss/s***mp1pm***s/***npp1ppn***/**cp5pc**/*zp7pz*/13/13/13/*ZP7PZ*/**CP5PC**/***NPP1PPN***/S***MP1PM***S/SS***AKA***SS w - - 0 1',
    ],
  ])('%s is written and read as its page says', (name, fen) => {
    expect(writeFen(startPosition(GAMES[name]))).toBe(fen);
    expect(writeFen(at(GAMES[name], fen))).toBe(fen);
  });
});

describe('what is canonical', () => {
  test.each<[GameName, fen: string, moves: string, after: string]>([
    [
      'chess',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'e2e4',
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
    ],
    ['wide', '5k6/12/12/12/12/3p8/5p6/12/4P7/5K6 w - - 0 1', 'e2e5', '5k6/12/12/12/12/3pP7/5p6/12/12/5K6 b - e3e4 0 1'],
    ['wide', '5k6/12/12/12/12/12/12/12/4P7/5K6 b - - 3 1', 'f10f9 e2e4', '12/5k6/12/12/12/12/4P7/12/12/5K6 b - e3 0 2'],
    [
      'grandCavalier',
      '5k4/1p8/2V7/10/10/10/10/10/10/K9[Q] w - - 0 1',
      'c8b10q',
      '1Q3k4/1p8/10/10/10/10/10/10/10/K9[] b - - 0 1',
    ],
    [
      'grandCavalier',
      '5k4/1p8/2V7/10/10/10/10/10/10/K1n6q[nMQc] w - - 0 1',
      'c8b6',
      '5k4/1p8/10/10/1V8/10/10/10/10/K1n6q[MQcn] b - - 1 1',
    ],
    ['knights', 'n6q/8/8/3pP3/k7/8/8/N2Q2K1 w - d6 0 5 opening', 'e5d6', 'n6q/8/3P4/8/k7/8/8/N2Q2K1 b - - 0 6'],
    [
      'knights',
      'nnnqqnnn/pppppppp/8/3k4/4K3/8/PPPPPPPP/NNNQQNNN b - - 0 1 opening',
      'd5d6 e4d3',
      'nnnqqnnn/pppppppp/3k4/8/8/3K4/PPPPPPPP/NNNQQNNN b - - 2 2 opening',
    ],
  ])('%# after %s', (name, fen, moves, after) => {
    let position = at(GAMES[name], fen);
    for (const text of moves.split(' ')) {
      const move = parseUci(position, text);
      if (!move.ok) throw new Error(text);
      position = playUnchecked(position, move.value);
    }
    expect(writeFen(position)).toBe(after);
    expect(writeFen(at(GAMES[name], after))).toBe(after);
  });
});

describe('tolerance', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
  const empty = '4k3/8/8/8/8/8/8/4K3';
  test.each<[what: string, GameName, fen: string, canonical: string]>([
    ['the placement alone', 'chess', start, `${start} w - - 0 1`],
    [
      'the placement alone, where Black begins',
      'knights',
      'k2n4/3q4/8/8/8/8/3Q4/K2N4',
      'k2n4/3q4/8/8/8/8/3Q4/K2N4 b - - 0 1',
    ],
    ['no rights, no numbers', 'chess', `${start} b`, `${start} b - - 0 1`],
    ['no numbers', 'chess', `${start} b KQ -`, `${start} b KQ - 0 1`],
    ['numbers without rights', 'chess', `${empty} w 7 9`, `${empty} w - - 7 9`],
    ['one number', 'chess', `${empty} w - - 7`, `${empty} w - - 7 1`],
    ['signs for absent numbers', 'chess', `${empty} w - - - -`, `${empty} w - - 0 1`],
    ['move number 0', 'chess', `${empty} w - - 0 0`, `${empty} w - - 0 1`],
    ['white space of any kind and amount', 'chess', `\t ${empty}\n  w\u00a0 -  - 0   1 \n`, `${empty} w - - 0 1`],
    ['a slash at the end', 'chess', `${empty}/ w - - 0 1`, `${empty} w - - 0 1`],
    ['a capital side', 'chess', `${empty} W - - 0 1`, `${empty} w - - 0 1`],
    ['a side in full', 'chess', `${empty} Black - - 0 1`, `${empty} b - - 0 1`],
    ['leading zeros', 'chess', '04k3/8/8/8/8/8/8/4K3 w - - 00 01', `${empty} w - - 0 1`],
    ['no bracket', 'grandCavalier', '4k5/10/10/10/10/10/10/10/10/4K5 w', '4k5/10/10/10/10/10/10/10/10/4K5[] w - - 0 1'],
    [
      'a bracket set apart',
      'grandCavalier',
      '4k5/10/10/10/10/10/10/10/10/4K5/ [qQ] b',
      '4k5/10/10/10/10/10/10/10/10/4K5[Qq] b - - 0 1',
    ],
    [
      'a bracket with a dash',
      'grandCavalier',
      '4k5/10/10/10/10/10/10/10/10/4K5[-] b',
      '4k5/10/10/10/10/10/10/10/10/4K5[] b - - 0 1',
    ],
    ['an empty bracket where there is no pool', 'chess', `${empty}[] w`, `${empty} w - - 0 1`],
    [
      'a phase without numbers',
      'knights',
      'k2n4/3q4/8/8/8/8/3Q4/K2N4 w - - opening',
      'k2n4/3q4/8/8/8/8/3Q4/K2N4 w - - 0 1 opening',
    ],
    [
      'en passant squares in any order',
      'wide',
      '5k6/12/12/12/12/3pP7/12/12/12/5K6 b - e4e3 0 1',
      '5k6/12/12/12/12/3pP7/12/12/12/5K6 b - e3e4 0 1',
    ],
  ])('%s', (_what, name, fen, canonical) => {
    expect(writeFen(at(GAMES[name], fen))).toBe(canonical);
  });
});

describe('problems, all at once and in their places', () => {
  const rest = '8/8/8/8/8/8/4K3 w - - 0 1';
  test.each<[what: string, GameName, fen: string, problems: readonly string[]]>([
    ['nothing', 'chess', '', ['1:1 fen/empty']],
    ['white space', 'chess', '  ', ['1:1 fen/empty']],
    ['too long', 'chess', '8/'.repeat(LONGEST_FEN), [`1:${LONGEST_FEN + 1} fen/too-long`]],
    ['one square too few', 'chess', `4k2/${rest}`, ['1:3 fen/bad-rank']],
    ['a rank that ends too early', 'chess', `3rk/${rest}`, ['1:4 fen/bad-rank']],
    ['one square too many', 'chess', `4k4/${rest}`, ['1:3 fen/bad-rank']],
    ['a piece too many', 'chess', `4kpppp/${rest}`, ['1:6 fen/bad-rank']],
    ['a rank of another board', 'chess', `12/${rest}`, ['1:1 fen/bad-rank']],
    ['an empty rank', 'chess', `/${rest}`, ['1:1 fen/bad-rank']],
    ['ranks missing', 'chess', '4k3/8/4K3 w', ['1:10 fen/rank-count']],
    ['ranks too many', 'chess', `4k3/8/${rest}`, ['1:19 fen/rank-count']],
    ['zero squares', 'chess', `0k7/${rest}`, ['1:1 fen/bad-number']],
    ['an unknown letter', 'chess', `3xk3/${rest}`, ['1:2 fen/unknown-piece']],
    ['a sign', 'chess', `3k?3/${rest}`, ['1:3 fen/unknown-piece']],
    ['the mark of a promoted piece', 'chess', `3kQ~3/${rest}`, ['1:4 fen/unknown-piece']],
    ['a hole where there is none', 'chess', `4k2*/${rest}`, ['1:4 fen/no-such-hole']],
    ['no side', 'chess', '4k3/8/8/8/8/8/8/4K3 KQkq - 0 1', ['1:21 fen/bad-side']],
    ['another side', 'chess', '4k3/8/8/8/8/8/8/4K3 x - - 0 1', ['1:21 fen/bad-side']],
    ['a clock in words', 'chess', '4k3/8/8/8/8/8/8/4K3 w - - one 1', ['1:27 fen/bad-clock']],
    ['a negative clock', 'chess', '4k3/8/8/8/8/8/8/4K3 w - - -1 1', ['1:27 fen/bad-clock']],
    [
      'numbers too high',
      'chess',
      '4k3/8/8/8/8/8/8/4K3 w - - 1000000 99999999999',
      ['1:27 fen/bad-clock', '1:35 fen/bad-move-number'],
    ],
    ['a field too many', 'chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1 - x', ['1:33 fen/extra-field']],
    ['castling in a game without', 'cavalier', '4k3/8/8/8/8/8/8/4K3 w KQ - 0 1', ['1:23 fen/no-castling']],
    ['en passant in a game without', 'cavalier', '4k3/8/8/8/8/8/8/4K3 w - e3 0 1', ['1:25 fen/no-en-passant']],
    ['a phase in a game without', 'chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1 opening', ['1:31 fen/no-phases']],
    ['a count of checks in a game without', 'chess', '4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1', ['1:27 fen/no-checks']],
    ['a pool in a game without', 'chess', '4k3/8/8/8/8/8/8/4K3[Qp] w', ['1:21 fen/no-holdings']],
    [
      'an unknown right',
      'chess',
      '4k3/8/8/8/8/8/8/4K3 w KX - 0 1',
      ['1:23 fen/castling-dropped', '1:24 fen/bad-castling'],
    ],
    ['an unknown phase', 'knights', 'k2n4/3q4/8/8/8/8/3Q4/K2N4 b - - 0 1 ending', ['1:37 fen/bad-phase']],
    ['a square that is none', 'chess', '4k3/8/8/8/8/8/8/4K3 w - e9 0 1', ['1:25 fen/bad-en-passant']],
    [
      'an unknown piece in the pool',
      'grandCavalier',
      '4k5/10/10/10/10/10/10/10/10/4K5[QxV] b',
      ['1:34 fen/bad-holdings', '1:35 fen/bad-holdings'],
    ],
    ['an open bracket', 'grandCavalier', '4k5/10/10/10/10/10/10/10/10/4K5[Q b', ['1:32 fen/bad-holdings']],
    [
      'text behind the bracket',
      'grandCavalier',
      '4k5/10/10/10/10/10/10/10/10/4K5[Q]w - - 0 1',
      ['1:35 fen/bad-holdings'],
    ],
    [
      'many',
      'chess',
      '4k2/8/8/x7/8/8/8/4K4 v KZ e9 a b',
      [
        '1:3 fen/bad-rank',
        '1:9 fen/unknown-piece',
        '1:20 fen/bad-rank',
        '1:22 fen/bad-side',
        '1:25 fen/bad-castling',
        '1:27 fen/bad-en-passant',
        '1:30 fen/bad-clock',
        '1:32 fen/bad-move-number',
      ],
    ],
  ])('%s', (_what, name, fen, problems) => {
    const result = parseFen(GAMES[name], fen);
    expect(result.ok).toBe(false);
    expect(found(result)).toEqual(problems);
  });

  const spiders = (top: string): string =>
    `${top}/1***5***1/***7***/**9**/*11*/13/13/13/*11*/**9**/***7***/1***5***1/2***1K1***2 w - - 0 1`;
  test.each([
    ['a run over holes', spiders('6k6'), ['1:1 fen/hole-missing', '1:3 fen/hole-missing']],
    ['a piece on a hole', spiders('2n**1k1***2'), ['1:2 fen/hole-missing']],
    ['one hole too many', spiders('2****k1***2'), ['1:2 fen/no-such-hole']],
    ['a rank left out', '6k6/1***5***1/***7***/**9**', ['1:28 fen/rank-count']],
    ['holes left out', spiders('ssakass'), ['1:8 fen/bad-rank']],
  ])('%s', (_what, fen, problems) => {
    expect(found(parseFen(spiderRider, fen))).toEqual(problems);
  });

  test.each([
    ['chess', `4k2/${rest}`, 'rank 8 has 7 squares instead of 8: write 3 for "2"'],
    ['chess', `4k4/${rest}`, 'rank 8 has 9 squares instead of 8: write 3 for "4"'],
    ['chess', `3rk/${rest}`, 'rank 8 has 5 squares instead of 8: 3 missing'],
    ['chess', `4kpppp/${rest}`, 'rank 8 has 9 squares instead of 8: 1 too many'],
    [
      'spiderRider',
      spiders('ssakass'),
      'rank 13 has 7 squares instead of 13: 6 missing (holes are written * and count)',
    ],
    ['spiderRider', spiders('6k6'), 'holes are written *: the board has "2***1" where "6" stands'],
    ['spiderRider', spiders('2****k1***2'), 'not all these squares are holes: the board has "***1" here'],
    ['chess', '4k3/8/8/8/8/8/8/4K3[Qp] w', 'Chess has no pieces in hand: leave out the brackets instead of "Qp"'],
  ] as const)('%# says what would be right', (name, fen, message) => {
    const result = parseFen(GAMES[name], fen);
    expect(result.ok ? [] : result.problems.map((problem) => problem.message)).toContain(message);
  });
});

describe('what the board contradicts is dropped with a warning', () => {
  test.each<[GameName, string, readonly string[], string]>([
    ['chess', '4k3/8/8/8/8/8/8/4K2R w KQ - 0 1', ['1:25 fen/castling-dropped'], '4k3/8/8/8/8/8/8/4K2R w K - 0 1'],
    [
      'nightrider',
      '4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1',
      ['1:27 fen/en-passant-dropped'],
      '4k3/8/8/4P3/8/8/8/4K3 w - - 0 1',
    ],
    [
      'chess',
      '  4k3/8/8/8/8/8/8/4K3 w k e3 0 0',
      ['1:25 fen/castling-dropped', '1:27 fen/en-passant-dropped', '1:32 fen/bad-move-number'],
      '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    ],
  ])('%# %s', (name, fen, warnings, canonical) => {
    const result = parseFen(GAMES[name], fen);
    expect(result.ok).toBe(true);
    expect(found(result)).toEqual(warnings);
    expect(writeFen(at(GAMES[name], fen))).toBe(canonical);
  });

  test('but not reported where the placement is broken, since it may be the placement that is wrong', () => {
    expect(found(parseFen(chess, '4k2/8/8/8/8/8/8/4K3 w KQ - 0 1'))).toEqual(['1:3 fen/bad-rank']);
  });
});

test('a setup is written as it was given, legal or not', () => {
  const fen = '8/8/8/3k4/3K4/8/8/8 w KQ e3 0 1';
  const setup = parseFen(chess, fen);
  expect(setup.ok && writeSetup(chess, setup.value)).toBe(fen);
});

test('every move of a game comes back from its FEN', () => {
  let position = startPosition(wide);
  for (let ply = 0; ply < 60; ply++) {
    const moves = legalMoves(position);
    const move = moves[(ply * 7919) % moves.length];
    if (move === undefined) break;
    position = playUnchecked(position, move);
    expect(at(wide, writeFen(position))).toEqual(position);
  }
});

describe('a count of checks', () => {
  const game = makeGame({
    title: 'Two checks',
    setup: '4k3/8/8/8/8/8/8/R3K3',
    pieces: { king: ['K', 'K', 'royal'], rook: ['R', 'R'] },
    rules: {
      wins: [{ checks: 2 }],
      phases: [{ name: 'opening', until: 'capture', suspend: ['check'] }],
    },
  });
  const placement = '4k3/8/8/8/8/8/8/R3K3';

  test.each([
    ['as it is written', `${placement} w - - 1+2 4 9`, `${placement} w - - 1+2 4 9`],
    ['as checks given, at the end', `${placement} w - - 4 9 +1+0`, `${placement} w - - 1+2 4 9`],
    ['as checks given, before the numbers', `${placement} w - - +1+0 4 9`, `${placement} w - - 1+2 4 9`],
    ['behind the side', `${placement} w 1+2`, `${placement} w - - 1+2 0 1`],
    ['left out', `${placement} w - - 4 9`, `${placement} w - - 2+2 4 9`],
    ['before a phase', `${placement} w - - 1+2 4 9 opening`, `${placement} w - - 1+2 4 9 opening`],
    ['at the end before a phase', `${placement} w - - 4 9 +0+1 opening`, `${placement} w - - 2+1 4 9 opening`],
    ['without numbers before a phase', `${placement} w - - 1+2 opening`, `${placement} w - - 1+2 0 1 opening`],
  ])('is read %s', (_where, fen, canonical) => {
    expect(writeFen(at(game, fen))).toBe(canonical);
  });

  test.each([
    [`${placement} w - - 3+2 4 9`, ['1:28 fen/bad-checks']],
    [`${placement} w - - 4 9 +0+3`, ['1:32 fen/bad-checks']],
    [`${placement} w - - 1+2 4 9 +0+0`, ['1:36 fen/bad-phase']],
    [`${placement} w - - 1+ 4 9`, ['1:28 fen/bad-clock', '1:33 fen/bad-phase']],
  ])('is refused in %s', (fen, problems) => {
    expect(found(parseFen(game, fen))).toEqual(problems);
  });
});
