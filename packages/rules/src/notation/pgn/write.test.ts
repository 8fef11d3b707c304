import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../position/legal.js';
import { startPosition } from '../../position/start.js';
import { expectOk } from '../../result.js';
import { at, GAMES, type GameName } from '../games.test-helper.js';
import { parseUci } from '../uci/index.js';
import { COLUMNS } from './columns.js';
import { facts, outline, read, VARIANTS } from './pgn.test-helper.js';
import { createMoveTree, mainLine, treeOfMoves } from './tree.js';
import { writePgn } from './write.js';

const NO_TAGS: ReadonlyMap<string, string> = new Map();

/** The move text of a PGN, read and written again. */
function rewritten(text: string): string {
  const [game] = read(text);
  return game === undefined ? '' : (writePgn(game).split('\n\n')[1]?.trimEnd() ?? '');
}

describe('move text', () => {
  test.each<[what: string, read: string, written: string]>([
    ['numbers', 'e4 e5 Nf3 Nc6 *', '1. e4 e5 2. Nf3 Nc6 *'],
    ['signs', '1. e4! e5?! ± *', '1. e4 $1 e5 $6 $16 *'],
    ['comments', '{a} 1. {b} e4 {c} {} e5 *', '{a} 1. {b} e4 {c} {} 1... e5 *'],
    [
      'variations',
      '1. e4 (1. d4 d5 (1... Nf6) 2. c4) (1. c4) e5 *',
      '1. e4 (1. d4 d5 (1... Nf6) 2. c4) (1. c4) 1... e5 *',
    ],
    ['comments before variations', '1. e4 e5 ({a} 1... c5 {b}) {c} 2. d4 *', '1. e4 e5 ({a} 1... c5 {b}) 2. {c} d4 *'],
    ['braces inside comments', '1. e4 ; a } b\ne5 *', '1. e4 ; a } b\n1... e5 *'],
    ['braces at the end of a variation', '1. e4 (1. d4 ; }\n) *', '1. e4 (1. d4 ; }\n) *'],
    ['clocks', '1. e4 { x [%clk 0:05:00] y } *', '1. e4 {[%clk 0:05:00] x y} *'],
    [
      'what was not read',
      '1. e4 (1. Nf4 d5) e5 2. Ke3 { x } (2. d4) 1-0',
      '1. e4 (Nf4 d5) 1... e5 Ke3 {x} (2. d4) 1-0',
    ],
    ['nothing', '1/2', '1/2-1/2'],
  ])('%s', (_, text, written) => {
    expect(rewritten(text)).toBe(written);
    expect(rewritten(written)).toBe(written);
  });

  test('lines have 80 columns, and none begins with a per cent sign', () => {
    const words = Array.from({ length: 60 }, (_, i) => `%${'x'.repeat(i % 9)} [%clk 0:00:${10 + (i % 50)}]`).join(' ');
    const comment = 'a long comment with words of many lengths that goes on and on '.repeat(9);
    const text = rewritten(`1. e4 {${comment}} ({${comment}} 1. d4 $1 {${comment}}) e5 *`);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(COLUMNS);
    expect(
      Math.min(
        ...text
          .split('\n')
          .slice(0, -1)
          .map(({ length }) => length),
      ),
    ).toBeGreaterThan(COLUMNS - 12);
    const signs = rewritten(`1. e4 {${words}} *`);
    expect(signs.split('\n').filter((line) => line.startsWith('%'))).toEqual([]);
  });

  test('a game that Black begins: the number stands with Black', () => {
    expect(rewritten('[Variant "Knights Chess"]\n1... Nab6 Nab3 {x} 2... a6 a3 (c3) *')).toBe(
      '1... Nab6 Nab3 {x} 2... a6 a3 (2. c3) *',
    );
  });

  test('a position with Black to move', () => {
    expect(rewritten('[FEN "4k3/8/8/8/8/8/8/4K3 b - - 0 7"]\n Kd7 Kd2 *')).toBe('7... Kd7 8. Kd2 *');
  });

  test('variations may lie in each other without end', () => {
    const levels = 20_000;
    const tree = createMoveTree(startPosition(GAMES.chess));
    const [node] = treeOfMoves(startPosition(GAMES.chess), legalMoves(startPosition(GAMES.chess)).slice(0, 1)).children;
    for (let i = 0; i < levels && node !== undefined; i++) tree.children.push({ ...node });
    expect(writePgn({ tags: NO_TAGS, tree, result: '*' }).match(/\(/g)).toHaveLength(levels - 1);
  });
});

describe('tags', () => {
  test('seven in their order, the others by name, values escaped', () => {
    const tags = new Map([
      ['WhiteElo', '2000'],
      ['White', 'A "b" \\c\n d'],
      ['Annotator', 'x'],
      ['bad name', 'y'],
    ]);
    expect(writePgn({ tags, tree: createMoveTree(undefined), result: '1-0' })).toBe(
      `[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "A \\"b\\" \\\\c d"]
[Black "?"]
[Result "1-0"]
[Annotator "x"]
[WhiteElo "2000"]

1-0
`,
    );
  });

  test.each<[what: string, game: GameName, fen: string, tags: string[]]>([
    ['the usual game', 'chess', '', []],
    ['another game', 'cavalier', '', ['[Variant "Cavalier Chess"]']],
    ['its own start', 'chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', []],
    [
      'another start',
      'grandCavalier',
      '4k5/10/10/10/10/10/10/10/10/4K5[Qn] b - - 3 9',
      ['[FEN "4k5/10/10/10/10/10/10/10/10/4K5[Qn] b - - 3 9"]', '[SetUp "1"]', '[Variant "Grand Cavalier Chess"]'],
    ],
  ])('%s', (_, game, fen, expected) => {
    const rules = GAMES[game];
    const start = fen === '' ? startPosition(rules) : at(rules, fen);
    const lies = new Map([
      ['FEN', '8/8'],
      ['SetUp', '1'],
      ['Variant', 'Other'],
      ['Result', '0-1'],
    ]);
    const lines = writePgn({ tags: lies, tree: createMoveTree(start), result: '*' }, { untagged: GAMES.chess }).split(
      '\n',
    );
    expect(lines.slice(7, lines.indexOf(''))).toEqual(expected);
    expect(lines[6]).toBe('[Result "*"]');
  });

  test('a name that the reader prefers', () => {
    const tree = createMoveTree(startPosition(GAMES.knights));
    expect(writePgn({ tags: NO_TAGS, tree, result: '*' }, { variantName: 'Old Name' })).toContain(
      '[Variant "Old Name"]',
    );
    expect(VARIANTS.resolve('Old Name')).toBe(GAMES.knights);
  });
});

test('a tree of moves is read back', () => {
  const start = at(GAMES.wide, '5rk5/12/12/12/12/12/12/12/12/R4NK3nR w KQ - 0 1');
  const tree = treeOfMoves(start, [expectOk(parseUci(start, 'g1i1,l1g1'))]);
  expect(mainLine(tree).map(({ san }) => san)).toEqual(['O-O:i1+']);
  const [game] = read(writePgn({ tags: NO_TAGS, tree, result: '*' }));
  expect(game && outline(game.tree)).toBe('O-O:i1+');
  expect(game && facts({ ...game, tags: NO_TAGS })).toEqual(
    facts({ tags: NO_TAGS, tree, result: '*', problems: [], line: 1 }),
  );
});
