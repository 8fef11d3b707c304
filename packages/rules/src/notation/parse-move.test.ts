import { describe, expect, test } from 'vitest';
import { at, GAMES, type GameName } from './games.test-helper.js';
import { parseMove, writeUci } from './index.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** A bishop on b2 that may not go to b4, and a pawn on b3 that may. */
const BISHOP = '4k3/8/8/8/8/1P6/1B6/4K3 w - - 0 1';

function read(game: GameName, fen: string, text: string): string {
  const position = at(GAMES[game], fen);
  const result = parseMove(position, text);
  if (result.ok) return writeUci(position.rules, result.value);
  return result.problems.map(({ code, line, column }) => `${line}:${column} ${code}`).join(', ');
}

describe('either notation', () => {
  test.each<[GameName, fen: string, text: string, uci: string]>([
    ['chess', START, 'e2e4', 'e2e4'],
    ['chess', START, 'e4', 'e2e4'],
    ['chess', START, 'E2-E4', 'e2e4'],
    ['chess', START, 'g1-f3', 'g1f3'],
    ['chess', START, ' Nf3 ', 'g1f3'],
    ['cavalier', 'mnpqkpnm/cccccccc/8/8/8/8/CCCCCCCC/MNPQKPNM w - - 0 1', 'b2c4', 'b2c4'],
    ['wide', '5rk5/12/12/12/12/12/12/12/12/R4NK3nR w KQ - 0 1', 'g1i1,l1g1', 'g1i1,l1g1'],
    ['wide', '5rk5/12/12/12/12/12/12/12/12/R4NK3nR w KQ - 0 1', 'O-O:i1', 'g1i1,l1g1'],
    ['knights', '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40', '0000', '0000'],
    ['knights', '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40', '--', '0000'],
  ])('%s %s: %j', (game, fen, text, uci) => {
    expect(read(game, fen, text)).toBe(uci);
  });
});

describe('problems are those of the notation that the text resembles', () => {
  test.each<[GameName, fen: string, text: string, problem: string]>([
    ['chess', START, '', '1:1 san/empty'],
    ['chess', START, 'Nf6', '1:2 move/unreachable'],
    ['chess', START, 'e2e5', '1:3 move/unreachable'],
    ['chess', START, 'd1-d3', '1:4 move/blocked'],
    ['chess', START, 'what', '1:3 san/malformed'],
    ['chess', START, '0000', '1:1 uci/no-pass'],
  ])('%s %s: %j', (game, fen, text, problem) => {
    expect(read(game, fen, text)).toBe(problem);
  });

  test('a capital and a small letter are SAN: nobody plays another piece', () => {
    expect(read('chess', BISHOP, 'B2b4')).toBe('1:3 move/unreachable');
    expect(read('chess', BISHOP, 'b3b4')).toBe('b3b4');
  });
});
