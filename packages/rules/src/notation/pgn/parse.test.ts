import { describe, expect, test } from 'vitest';
import { writeFen } from '../fen/index.js';
import { parsePgn, parsePgnStream } from './parse.js';
import { HEADER, HEADER_LINES, outline, placed, read, readMoves, VARIANTS } from './pgn.test-helper.js';

/** Problems of a game whose moves are given, lines counted from the first line of the moves. */
function problemsOf(moves: string, result = '*'): string {
  return readMoves(moves, result)
    .problems.map((problem) => placed({ ...problem, line: (problem.line ?? 0) - HEADER_LINES }))
    .join(', ');
}

describe('move text', () => {
  test.each<[what: string, moves: string, tree: string]>([
    ['nothing', '*', ''],
    ['moves', '1. e4 e5 2. Nf3 *', 'e4 e5 Nf3'],
    ['numbers of any kind', '1.e4 1...e5 2 . Nf3 17... 3. Nc6 … a3 *', 'e4 e5 Nf3 Nc6 a3'],
    ['no numbers', 'e4 e5\nNf3 *', 'e4 e5 Nf3'],
    ['coordinates', '1. e2e4 e7-e5 2. g1f3 *', 'e4 e5 Nf3'],
    ['superfluous and missing marks', '1. e4+ f5 2. ef5 g5 3. Qh5 *', 'e4 f5 exf5 g5 Qh5#'],
    ['zeros', '1. Nf3 a6 2. g3 b6 3. Bg2 c6 4. 0-0 *', 'Nf3 a6 g3 b6 Bg2 c6 O-O'],
    ['en passant set apart', '1. e4 a6 2. e5 d5 3. exd6 e.p. *', 'e4 a6 e5 d5 exd6'],
    ['signs', '1. e4! e5?! 2. Nf3 !? Nc6 $14 ± 3. Bb5!!! $3 *', 'e4 $1 e5 $6 Nf3 $5 Nc6 $14 $16 Bb5 $3'],
    ['variations', '1. e4 (1. d4 d5 (1... Nf6) 2. c4) (1. c4) 1... e5 *', 'e4 (d4 d5 (Nf6) c4) (c4) e5'],
    ['a variation in a variation', '1. e4 (1. d4 (1. c4)) *', 'e4 (d4) (c4)'],
    ['comments', '{a} 1. {b} e4 {c} {d} 1... {e} e5 {f}*', '{a} {b} e4 {c} {d} {e} e5 {f}'],
    ['comments and variations', '1. e4 ({a} 1. d4 {b}) {c} 1... e5 (1... c5) {d} *', 'e4 ({a} d4 {b}) {c} e5 {d} (c5)'],
    ['comments over lines', '1. e4 {one\n\n two} e5 ; rest ) } {\n2. Nf3 *', 'e4 {one two} e5 {rest ) } {} Nf3'],
    ['escaped lines', '% [Event "no"]\n1. e4\n% no\ne5 {\n% yes\n} *', 'e4 e5 {% yes}'],
    ['tight', '1.e4(1.d4)e5{x}2.Nf3$1;y\n*', 'e4 (d4) e5 {x} Nf3 $1 {y}'],
  ])('%s', (_, moves, tree) => {
    const game = readMoves(moves);
    expect(outline(game.tree)).toBe(tree);
    expect(game.problems).toEqual([]);
  });

  test.each<[what: string, moves: string, tree: string, problems: string]>([
    [
      'an illegal move',
      '1. e4 e5\n2. Nf6 Nc6 (2... d6) $1 {x}\n3. d4 *',
      'e4 e5 <Nf6 Nc6 (2... d6) $1 {x} 3. d4>',
      '2:5 move/unreachable',
    ],
    [
      'an illegal variation',
      '1. e4 e5 (1... Ke6 2. d4 {x}) 2. d4 *',
      'e4 e5 (<Ke6 2. d4 {x}>) d4',
      '1:17 move/unreachable',
    ],
    ['an ambiguous move', '1. Nf3 a6 2. d3 b6 3. Nd2 *', 'Nf3 a6 d3 b6 <Nd2>', '1:23 san/ambiguous'],
    [
      'comments in front of it',
      '1. e4 ({x} 1. Nf4 {y}) 1... {z} Nf9 *',
      'e4 (<{x} Nf4 {y}>) <{z} Nf9>',
      '1:16 move/unreachable, 1:34 san/unknown-square',
    ],
    [
      'several',
      '1. e4 (1. Nf4) (1. e9) e5 (1... Qd9) *',
      'e4 (<Nf4>) (<e9>) e5 (<Qd9>)',
      '1:12 move/unreachable, 1:20 san/unknown-square, 1:34 san/unknown-square',
    ],
    ['an impossible pass', '1. e4 -- 2. d4 *', 'e4 <-- 2. d4>', '1:7 san/no-pass'],
    ['text', '1. e4 and then e5 *', 'e4 <and then e5>', '1:9 san/malformed'],
    [
      'signs in what is left',
      '1. e4 e9 : 2. d4 } *',
      'e4 <e9 : 2. d4 }>',
      '1:7 san/unknown-square, 1:10 pgn/unexpected-text, 1:18 pgn/unexpected-text',
    ],
    ['a bracket', '1. e4 [%clk 0:05:00] e5 *', 'e4 e5', '1:7 pgn/unexpected-text'],
    [
      'a variation of nothing',
      '(1. e4) 1. d4 ((1. c4) 1. e4) *',
      'd4 (e4) (<1. e4>) (<1. c4>)',
      '1:1 pgn/misplaced-variation, 1:16 pgn/misplaced-variation',
    ],
    ['an empty variation', '1. e4 ( {x} ) e5 *', 'e4 {x} e5', '1:7 pgn/empty-variation'],
    ['a parenthesis too many', '1. e4 ) e5 *', 'e4 e5', '1:7 pgn/unopened-variation'],
    [
      'a parenthesis too few',
      '1. e4 (1. d4 (1. c4 {x} *',
      'e4 (d4) (c4 {x})',
      '1:7 pgn/unclosed-variation, 1:14 pgn/unclosed-variation',
    ],
    ['a comment without end', '1. e4 {x\ny', 'e4 {x y}', '1:7 pgn/unclosed-comment, 1:7 pgn/no-result'],
    [
      'a sign of nothing',
      '$1 1. e4 $256 $x ($2 1. d4) 1... e5 ($3 1... c5) *',
      'e4 (d4) e5 (c5)',
      '1:1 pgn/misplaced-nag, 1:10 pgn/bad-nag, 1:15 pgn/bad-nag, 1:19 pgn/misplaced-nag, 1:38 pgn/misplaced-nag',
    ],
    ['a bad clock', '1. e4 {[%clk soon]} *', 'e4 {[%clk soon]}', '1:7 pgn/bad-command'],
    ['a result in a variation', '1. e4 (1. d4 1-0) e5 *', 'e4 (d4) e5', '1:14 pgn/result-in-variation'],
    ['no result', '1. e4', 'e4', '1:4 pgn/no-result'],
    ['text behind the end', '1. e4 * e5 {x} *', 'e4', '1:9 pgn/text-after-end'],
  ])('%s', (_, moves, tree, problems) => {
    expect(outline(readMoves(moves).tree)).toBe(tree);
    expect(problemsOf(moves)).toBe(problems);
  });

  test('an error says which move it is about, and a reason for each', () => {
    const [problem] = readMoves('1. Nf3 a6 2. d3 b6 3. Nd2 *').problems;
    expect(problem?.message).toBe('3. "Nd2": it may be Nbd2 or Nfd2');
  });

  test('what is kept unread has a place', () => {
    expect(readMoves('1. e4\n(1. d4\nNf9 x) *').tree.children[1]?.unread).toEqual([
      { text: 'Nf9 x', line: HEADER_LINES + 3, column: 1 },
    ]);
  });

  test('moves behind the end of the game are read, and told once', () => {
    const [game] = read(
      `[Variant "Knights Chess"]\n[FEN "k1q5/8/8/8/8/n7/1P6/K2QN3 w - - 0 1"]\n${HEADER}[Result "*"]\n\n1. bxa3 Kb7 2. Kb2 *`,
    );
    expect(game && outline(game.tree)).toBe('bxa3 Kb7 Kb2');
    expect(game?.problems.map((problem) => `${problem.severity} ${placed(problem)}`)).toEqual([
      'warning 11:9 pgn/after-the-end',
    ]);
  });

  test('a PGN that names no game is refused where none is taken for granted', () => {
    const { tree, problems } = readMoves('1. e4 *', '*', { untagged: undefined });
    expect(problems.map(placed)).toEqual(['1:1 pgn/no-variant']);
    expect(outline(tree)).toBe('<1. e4>');
  });
});

describe('results', () => {
  test.each(['1-0', '0-1', '1/2-1/2', '*'] as const)('%s', (result) => {
    const game = readMoves(`1. e4 ${result}`, result);
    expect(game.result).toBe(result);
    expect(game.problems).toEqual([]);
  });

  test.each<[what: string, moves: string, tag: string, result: string, problems: string]>([
    ['other spellings', '1. e4 ½–½', '1/2', '1/2-1/2', ''],
    ['the end counts', '1. e4 0-1', '1-0', '0-1', '-1:10 pgn/result-disagrees'],
    ['else the tag', '1. e4', '1-0', '1-0', '1:4 pgn/no-result'],
    ['a tag that says nothing', '1. e4 1-0', 'won', '1-0', '-1:10 pgn/unknown-result'],
    ['no moves, no result', '', '0-1', '0-1', '-1:1 pgn/no-result'],
    ['behind a variation without end', '1. e4 (1. d4 1-0', '1-0', '1-0', '1:7 pgn/unclosed-variation'],
  ])('%s', (_, moves, tag, result, problems) => {
    expect(readMoves(moves, tag).result).toBe(result);
    expect(problemsOf(moves, tag)).toBe(problems);
  });
});

describe('where games begin and end', () => {
  test.each<[what: string, text: string, games: string[]]>([
    ['nothing', '\n  \n', []],
    ['two on a line', '1. e4 * 1. d4 *', ['e4', 'd4']],
    ['tags behind a result', '1. e4 *\n[Event "x"]\n1. d4 *', ['e4', 'd4']],
    ['tags behind moves', '1. e4\n\n[Event "x"]\n1. d4 *', ['e4', 'd4']],
    ['tags on the same line', '[Event "x"] [Site "y"] 1. e4 * [Event "z"] 1. d4 *', ['e4', 'd4']],
    ['a broken tag behind a result', '1. e4 *\n[Event "x]\n1. d4 *', ['e4', 'd4']],
    ['tags without moves', '[Event "x"]\n\n[Event "y"]\n1. d4 *', ['', 'd4']],
    ['a comment that nobody closes', '1. e4 {x\n\n[Event "y"]\n1. d4 *', ['e4 {x}', 'd4']],
    ['a tag inside a comment', '1. e4 {x\n[Event "y"]} e5 *', ['e4 {x [Event "y"]} e5']],
    ['comments before and between tags', '; a\n[Event "x"]\n{b}\n[Site "y"]\n1. e4 *', ['{a} {b} e4']],
    ['a variation that nobody closes', '1. e4 (1. d4\n\n[Event "y"]\n1. c4 *', ['e4 (d4)', 'c4']],
  ])('%s', (_, text, games) => {
    expect(read(text).map(({ tree }) => outline(tree))).toEqual(games);
  });

  test('each game knows the line on which it begins', () => {
    expect(read('\n\n[Event "x"]\n\n1. e4 *\n\n1. d4 *\n').map(({ line }) => line)).toEqual([3, 7]);
  });

  test('games are read no sooner than they are asked for', () => {
    const asked: number[] = [];
    function* chunks(): Generator<string> {
      for (let i = 1; i <= 3; i++) {
        asked.push(i);
        yield `1. e4 * 1. d4 *\n`;
      }
    }
    const games = parsePgn(chunks(), VARIANTS);
    games.next();
    expect(asked).toEqual([1]);
    games.next();
    expect(asked).toEqual([1, 2]);
  });

  test('chunks may arrive over time', async () => {
    async function* chunks(): AsyncGenerator<string> {
      for (const chunk of ['1. e', '4 * 1. ', 'd4 *']) yield chunk;
    }
    const games: string[] = [];
    for await (const { tree } of parsePgnStream(chunks(), VARIANTS)) games.push(outline(tree));
    expect(games).toEqual(['e4', 'd4']);
  });
});

describe('tags', () => {
  test('in any order, values as they are', () => {
    const [game] = read('[B "2"]\n[ A  "say \\"hi\\" to C:\\\\dir\\x" ]\n[C ""]\n*');
    expect([...(game?.tags ?? [])]).toEqual([
      ['B', '2'],
      ['A', 'say "hi" to C:\\dir\\x'],
      ['C', ''],
    ]);
  });

  test.each<[what: string, tags: string, values: string[], problems: string]>([
    ['twice', '[A "1"]\n[A "2"]', ['1'], '2:1 pgn/duplicate-tag'],
    ['unescaped', '[A "say "hi" now"]\n[B "2"]', ['say "hi" now', '2'], '1:5 pgn/unescaped-quote'],
    ['no value', '[A]\n[B "2"]', ['2'], '1:3 pgn/malformed-tag'],
    ['no quotation marks', '[A x]\n[B "2"]', ['2'], '1:4 pgn/malformed-tag'],
    ['no end', '[A "x\n[B "2"]', ['2'], '1:5 pgn/malformed-tag'],
    ['no name', '["x"]\n[B "2"]', ['2'], '1:2 pgn/malformed-tag'],
  ])('%s', (_, tags, values, problems) => {
    const [game] = read(`${tags}\n${HEADER}[Result "*"]\n\n*`);
    expect([...(game?.tags.values() ?? [])].slice(0, -7)).toEqual(values);
    expect(game?.problems.map(placed).join(', ')).toBe(problems);
  });

  test('those that every game should have and does not', () => {
    const [game] = read('[White "A"]\n[Black "B"]\n[Result "*"]\n[Date "?"]\n[Site "?"]\n*');
    expect(game?.problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: every game should have the tags Event and Round',
    ]);
  });
});

describe('which game, and from where', () => {
  test.each<[name: string, slug: string | undefined]>([
    ['Knights Chess', 'knights-chess'],
    ['knights-chess', 'knights-chess'],
    ['KNIGHTS_CHESS', 'knights-chess'],
    ['knightschess', 'knights-chess'],
    ['old name', 'knights-chess'],
    ['Wide Nightrider Chess', 'wide-nightrider-chess'],
    ['Nights Chess', undefined],
  ])('%s', (name, slug) => {
    expect(VARIANTS.resolve(name)?.spec.slug).toBe(slug);
  });

  test('the tag may stand anywhere', () => {
    const [game] = read('[FEN "4k3/8/8/8/8/8/8/R3K3 w Q - 3 9"]\n[SetUp "1"]\n[Variant "nightrider"]\n9. O-O-O+ *', {
      resolve: () => VARIANTS.resolve('standard nightrider chess'),
    });
    expect(game?.tree.start?.rules.spec.title).toBe('Standard Nightrider Chess');
    expect(game && outline(game.tree)).toBe('O-O-O');
  });

  test('a game that Black begins', () => {
    const [game] = read(`[Variant "Knights Chess"]\n${HEADER}[Result "*"]\n1... Nab6 2. Nab3 a6 *`);
    expect(game?.problems).toEqual([]);
    expect(game && outline(game.tree)).toBe('Nab6 Nab3 a6');
  });

  test('large boards', () => {
    const fen = 'R11/12/R11/12/12/5k6/12/12/12/5K6 w - - 0 1';
    const [game] = read(`[Variant "Wide Nightrider Chess"]\n[FEN "${fen}"]\n1. R10a9 Kg6 2. Rl8 *`);
    expect(game && outline(game.tree)).toBe('R10a9 Kg6 Rl8');
  });

  test.each<[what: string, tags: string, problems: string]>([
    ['an unknown game', '[Variant "Nights Chess"]', '1:11 pgn/unknown-variant'],
    ['no position', '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]', '1:7 setup/no-royal, 1:7 setup/no-royal'],
    ['a bad FEN', '[Site2 "\\""][FEN "4k3/8/8/8/8/9/8/4K3 x - - 0 1"]', '1:31 fen/bad-rank, 1:39 fen/bad-side'],
    ['SetUp alone', '[SetUp "1"]', '1:9 pgn/setup-without-fen'],
    ['SetUp against it', '[SetUp "0"] [FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]', '1:9 pgn/setup-disagrees'],
    ['rights that cannot be', '[FEN "4k3/8/8/8/8/8/8/4K3 w K - 0 1"]', '1:29 fen/castling-dropped'],
  ])('%s', (_, tags, problems) => {
    const [game] = read(`${tags}\n${HEADER}[Result "*"]\n\n*`);
    expect(game?.problems.map(placed).join(', ')).toBe(problems);
  });

  test('nothing is played in an unknown game, and nothing lost', () => {
    const [game] = read(`[Variant "Nights Chess"]\n${HEADER}[Result "1-0"]\n\n{a} 1. P@e4 { b } ( x ) ! : 1-0`);
    expect(game?.problems.map(placed)).toEqual(['1:11 pgn/unknown-variant', '10:27 pgn/unexpected-text']);
    expect(game?.problems[0]?.message).toBe('there is no game "Nights Chess" here (did you mean "Knights Chess"?)');
    expect(game && outline(game.tree)).toBe('{a} <1. P@e4 {b} (x) $1 :>');
    expect(game?.result).toBe('1-0');
  });

  test('the position is that of the FEN', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R b K - 3 9';
    const [game] = read(`[FEN "${fen}"]\n9... Kd7 10. O-O *`);
    expect(game?.tree.start && writeFen(game.tree.start)).toBe(fen);
    expect(game && outline(game.tree)).toBe('Kd7 O-O');
  });
});
