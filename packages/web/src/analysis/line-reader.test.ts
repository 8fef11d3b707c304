import { startPosition, writeFen } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { positionOf, rulesOf } from '../testing/rulesets.js';
import { arrowsOf } from './arrows.js';
import { type AnalysisLine, LineReader } from './line-reader.js';

const CP = { cp: 20 };
const written = ({ steps }: AnalysisLine): string => steps.map(({ number, san }) => `${number}${san}`).join(' ');

describe('a line', () => {
  it('is written in SAN, with the numbers that a reader needs', () => {
    const reader = new LineReader(startPosition(rulesOf('nightrider')));
    const line = reader.read({ score: CP, moves: ['b1d5', 'e7e6', 'd5f4'] });
    expect(written(line)).toBe('1.Nd5 e6 2.Nf4');
    expect(line.score).toEqual({ cp: 20 });
    expect(writeFen(line.steps[1]?.after ?? expect.fail('too short'))).toContain('/pppp1ppp/4p3/3N4/');
  });

  it('may begin with the side that comes second', () => {
    const chess = positionOf('chess', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 7');
    expect(written(new LineReader(chess).read({ score: CP, moves: ['e8e7', 'e2e4', 'e7e6'] }))).toBe('7…Ke7 8.e4 Ke6');
    const knights = positionOf('knights', '4k1nq/8/8/8/8/8/8/QN2K3 w - - 0 5');
    expect(written(new LineReader(knights).read({ score: CP, moves: ['e1e2', 'e8e7'] }))).toBe('5.Ke2 6…Ke7');
  });

  it('is cut to a readable length, unless it decides the game', () => {
    const shuffle = Array.from({ length: 20 }, (_, i) => ['g1f3', 'g8f6', 'f3g1', 'f6g8'][i % 4] ?? '');
    const reader = new LineReader(startPosition(rulesOf('chess')));
    const moves = ['g1f3', ...shuffle.slice(1)] as [string, ...string[]];
    expect(reader.read({ score: CP, moves }).steps).toHaveLength(10);
    expect(reader.read({ score: { mate: 10 }, moves }).steps).toHaveLength(20);
  });

  it('tells how the game ends, if it goes that far', () => {
    const mated = new LineReader(positionOf('chess', '7k/8/6K1/8/8/8/8/R7 w - - 0 1'));
    expect(mated.read({ score: { mate: 1 }, moves: ['a1a8'] }).ending).toBe('checkmate');
    expect(mated.read({ score: { mate: 2 }, moves: ['a1a2'] }).ending).toBeUndefined();
    const extinct = new LineReader(positionOf('knights', '4k3/8/8/3q4/8/2N5/8/Q3K1n1 w - - 0 1'));
    expect(extinct.read({ score: { mate: 1 }, moves: ['c3d5'] }).ending).toBe('extinction');
  });

  it('ends where its moves stop making sense', () => {
    const reader = new LineReader(startPosition(rulesOf('chess')));
    expect(reader.read({ score: CP, moves: ['e2e4', 'e2e4', 'e7e5'] }).steps).toHaveLength(1);
    expect(reader.read({ score: CP, moves: ['nonsense'] }).steps).toEqual([]);
  });

  it('read again is the same, so that what is shown of it stays', () => {
    const reader = new LineReader(startPosition(rulesOf('chess')));
    const [first, second] = [1, 2].map(() => reader.read({ score: CP, moves: ['e2e4', 'e7e5'] }));
    expect(second?.steps[1]).toBe(first?.steps[1]);
  });
});

describe('arrows of lines', () => {
  const reader = new LineReader(startPosition(rulesOf('nightrider')));

  it('are ranked as the lines are', () => {
    const lines = ['b1d5', 'd2d4', 'e2e4'].map((move) => reader.read({ score: CP, moves: [move] }));
    expect(arrowsOf(lines)).toMatchObject([
      { from: 'b1', via: ['c3'], to: 'd5', rank: 1 },
      { to: 'd4', rank: 2 },
      { to: 'e4', rank: 3 },
    ]);
  });

  it('are drawn once for promotions on one square', () => {
    const promoting = new LineReader(positionOf('chess', '7k/P7/8/8/8/8/8/4K3 w - - 0 1'));
    const lines = ['a7a8q', 'a7a8r'].map((move) => promoting.read({ score: CP, moves: [move] }));
    expect(arrowsOf(lines)).toMatchObject([{ from: 'a7', to: 'a8', rank: 1 }]);
  });
});
