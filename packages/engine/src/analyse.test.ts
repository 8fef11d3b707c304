import { legalMoves, startPosition, writeUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, SHIPPED, shipped } from '../test-support/games.js';
import { type AnalyseOptions, type Analysis, analyse } from './analyse.js';
import { TranspositionTable } from './search/transposition-table.js';

function firstMoves(slug: string, analysis: Analysis | undefined): readonly string[] {
  return analysis?.lines.map(({ moves }) => writeUci(shipped(slug), moves[0])) ?? [];
}

describe.each(SHIPPED)('several lines in %s', (slug) => {
  const start = startPosition(shipped(slug));
  const options = { limits: { depth: 2 }, lines: 4 } satisfies AnalyseOptions;
  const analysis = analyse(start, [], options);

  it('begin with different moves, the best first', () => {
    expect(new Set(firstMoves(slug, analysis)).size).toBe(4);
    const scores = analysis?.lines.map(({ score }) => ('cp' in score ? score.cp : Number.NaN));
    expect(scores).toEqual(scores?.toSorted((a, b) => b - a));
  });

  it('begin with the best move of a single one', () => {
    expect(analysis?.lines[0]).toEqual(analyse(start, [], { limits: { depth: 2 } })?.lines[0]);
  });
});

describe('an analysis', () => {
  const chess = shipped('chess');
  const start = startPosition(chess);

  it('has as many lines as there are moves at most, even without any time', () => {
    const few = positionOf(chess, '7k/8/8/8/8/8/8/K7 b - - 0 1');
    expect(firstMoves('chess', analyse(few, [], { limits: { nodes: 0 }, lines: 9 })).toSorted()).toEqual([
      'h8g7',
      'h8g8',
      'h8h7',
    ]);
  });

  it('keeps to the moves that it is given', () => {
    const among = legalMoves(start).filter((move) => ['a2a3', 'h2h4'].includes(writeUci(chess, move)));
    const analysis = analyse(start, [], { limits: { depth: 3 }, among, lines: 3 });
    expect(firstMoves('chess', analysis).toSorted()).toEqual(['a2a3', 'h2h4']);
  });

  it('ends when it has found the mate that it was asked for', () => {
    const position = positionOf(chess, '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1');
    const analysis = analyse(position, [], { limits: { mate: 2 } });
    expect(analysis?.lines[0].score).toEqual({ mate: 2 });
  });

  it('goes on after a draw, and has nothing to say where a side has won', () => {
    const drawn = positionOf(chess, '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
    expect(analyse(drawn, [], { limits: { depth: 1 } })?.lines[0].score).toEqual({ cp: 0 });
    const won = positionOf(shipped('knights'), '4k3/3qn3/8/8/8/8/8/N3K3 w - - 0 40');
    expect(analyse(won, [], { limits: { depth: 1 } })).toBeUndefined();
  });

  it('tells of the moves of the root, its depths and its table', () => {
    const moves: string[] = [];
    const table = TranspositionTable.ofSize(1);
    const analysis = analyse(start, [], {
      limits: { depth: 2 },
      table,
      onRootMove: (move, number, depth) => moves.push(`${depth} ${number} ${writeUci(chess, move)}`),
    });
    expect(moves).toHaveLength(40);
    expect(moves[0]).toMatch(/^1 1 /);
    expect(moves[39]).toMatch(/^2 20 /);
    expect(analysis?.depth).toBe(2);
    expect(analysis?.selectiveDepth).toBeGreaterThanOrEqual(2);
    expect(table.fullness).toBeGreaterThan(0);
    table.clear();
    expect(table.fullness).toBe(0);
  });

  it('does not think long about a single move unless it was asked for a depth', () => {
    const among = legalMoves(start).slice(0, 1);
    expect(analyse(start, [], { limits: { milliseconds: 1e9 }, among })?.depth).toBe(4);
    expect(analyse(start, [], { limits: { depth: 5 }, among })?.depth).toBe(5);
  });
});
