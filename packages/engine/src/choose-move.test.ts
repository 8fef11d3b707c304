import {
  expectOk,
  Game,
  legalMoves,
  type Position,
  parseUci,
  playUnchecked,
  sameMove,
  startPosition,
  writeUci,
} from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chessWith, playChoices, positionOf, SHIPPED, shipped, think } from '../test-support/games.js';
import { type ChooseOptions, chooseMove } from './choose-move.js';
import { historyOf } from './record/game-record.js';

const NODES: ChooseOptions = { limits: { nodes: 20_000 } };

describe('tactics', () => {
  // What is to be found, game, position, the move or moves, the score.
  it.each([
    ['mate in one', 'chess', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', ['a1a8'], { mate: 1 }],
    ['mate in two', 'chess', '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1', ['a2a7', 'b1b7'], { mate: 2 }],
    ['mate in one by a ride', 'nightrider', '7k/5ppp/8/8/8/8/R7/4K3 w - - 0 1', ['a2a8'], { mate: 1 }],
    [
      'mate in one on the wide board',
      'wide-nightrider',
      '11k/9ppp/12/12/12/12/12/12/12/R4K6 w - - 0 1',
      ['a1a10'],
      { mate: 1 },
    ],
    ['the last queen', 'knights', '4k3/8/8/3q4/8/2N5/8/Q3K1n1 w - - 0 1', ['c3d5'], { mate: 1 }],
    ['the last knight', 'knights', '3qk3/8/8/3n4/8/8/8/3QK1N1 w - - 0 1', ['d1d5'], { mate: 1 }],
    [
      'the last piece beside the king',
      'spider-rider',
      '2***1k1***2/1***5***1/***7***/**9**/*11*/13/6p6/13/*11*/**9**/***3A3***/1***5***1/2***1K1***2 w - - 0 1',
      ['g3g7'],
      { mate: 1 },
    ],
    [
      'mate by the capture that brings check back',
      'knights',
      'k5n1/8/1K6/8/8/8/n7/q1N3Q1 w - - 0 9 opening',
      ['g1g8'],
      { mate: 1 },
    ],
  ])('%s (%s)', (_what, slug, fen, moves, score) => {
    const choice = think(shipped(slug), fen, NODES);
    expect(moves).toContain(choice.text);
    expect(choice.score).toEqual(score);
  });

  it.each([
    ['by a nightrider', 'nightrider', '4k3/8/8/3q4/8/8/6P1/1N2K3 w - - 0 1', 'b1d5'],
    ['by a cannon over a screen', 'grand-cavalier', '6k3/10/10/3q6/10/3V6/10/10/3C6/6K3[] w - - 0 1', 'd2d7'],
    ['en passant', 'chess', '4k3/8/4P3/3pP3/8/8/8/R3K2n w - d6 0 2', 'e5d6'],
    ['and not one that is guarded', 'chess', '4k3/2p5/3p4/8/8/8/3Q3r/4K3 w - - 0 1', 'd2h2'],
  ])('a loose piece is taken %s', (_how, slug, fen, move) => {
    expect(think(shipped(slug), fen, NODES).text).toBe(move);
  });

  it('a piece is promoted to what waits in the pool', () => {
    const board = '8k1/10/3V6/10/10/10/10/10/10/4K5';
    const choice = think(shipped('grand-cavalier'), `${board}[CQ] w - - 0 1`, NODES);
    expect(['d8c10q', 'd8e10q']).toContain(choice.text);
  });

  it('a winning line is begun with its first move: the queen is trapped, then taken', () => {
    const choice = think(shipped('chess'), 'k7/8/8/8/8/1p6/1P6/K1q3R1 w - - 0 1', NODES);
    expect(choice.text).toBe('g1c1');
  });
});

describe('stalemate', () => {
  const CORNERED = 'k7/P7/2K5/8/8/8/8/8 w - - 0 1';

  it('is avoided where it loses', () => {
    expect(think(chessWith('stalemate: win'), CORNERED, NODES).text).not.toBe('c6b6');
  });

  it('is sought where it wins', () => {
    const choice = think(chessWith('stalemate: loss'), CORNERED, NODES);
    expect(choice).toMatchObject({ text: 'c6b6', score: { mate: 1 } });
  });

  it('is won by the side with more of the pieces that count', () => {
    const rules = chessWith('stalemate: { more: knight, equal: pass }', 'draws: []');
    expect(think(rules, 'k7/P7/2K5/8/8/8/8/N7 w - - 0 1', NODES)).toMatchObject({ text: 'c6b6', score: { mate: 1 } });
  });

  it('that makes the other side pass is played through', () => {
    const rules = chessWith('stalemate: { more: knight, equal: pass }', 'draws: []');
    const passing = think(rules, 'k7/2Q5/K7/8/8/8/8/8 b - - 0 1', NODES);
    expect(passing).toMatchObject({ text: '0000', score: { mate: -1 } });
  });
});

describe('repetition', () => {
  it('saves the side that is losing', () => {
    const game = new Game(positionOf(shipped('chess'), '7k/8/8/8/8/8/8/RK6 w - - 0 1'));
    const shuffle = ['b1b2', 'h8g8', 'b2b1', 'g8h8'];
    for (const text of [...shuffle, ...shuffle.slice(0, 3)])
      expectOk(game.play(expectOk(parseUci(game.position, text))));
    // Black is about to repeat for the third time, which is all that can save a lone king.
    const choice = chooseMove(game.position, historyOf(game), NODES);
    expect(choice && writeUci(game.position.rules, choice.move)).toBe('g8h8');
    expect(choice?.score).toEqual({ cp: 0 });
  });
});

describe.each(SHIPPED)('in random games of %s', (slug) => {
  const rules = shipped(slug);
  const picks = fc.array(fc.nat({ max: 0xffff }), { minLength: 10, maxLength: 60 });

  it('every move is legal, however little it may think', { timeout: 60_000 }, () => {
    const holds = fc.property(picks, fc.nat({ max: 60 }), (choices, nodes) => {
      const history: Position[] = [];
      playChoices(rules, choices, (position) => {
        const choice = chooseMove(position, history, { limits: { nodes } });
        expect(legalMoves(position).some((move) => choice !== undefined && sameMove(move, choice.move))).toBe(true);
        expect(choice?.nodes).toBeLessThanOrEqual(nodes);
        history.push(position);
      });
    });
    fc.assert(holds, { numRuns: 6 });
  });
});

describe('choosing a move', () => {
  it('is the same again for the same limits', () => {
    for (const slug of SHIPPED) {
      const options = { limits: { nodes: 500 } };
      const start = startPosition(shipped(slug));
      expect(chooseMove(start, [], options)).toEqual(chooseMove(start, [], options));
    }
  });

  it('ends when its time is up, which it notices between any two nodes', () => {
    let looks = 0;
    // Time passes only by looking at the clock.
    const choice = chooseMove(startPosition(shipped('chess')), [], {
      limits: { milliseconds: 100 },
      now: () => looks++,
    });
    expect(choice?.depth).toBeGreaterThan(1);
    expect(choice?.nodes).toBeLessThan(100 * 16);
  });

  it('stops at once and still has a move', () => {
    const choice = chooseMove(startPosition(shipped('spider-rider')), [], { limits: { milliseconds: 0 } });
    expect(choice).toMatchObject({ depth: 0, nodes: 0 });
  });

  it('tells of every iteration', () => {
    const depths: number[] = [];
    const options = { limits: { depth: 3 }, onIteration: ({ depth }: { depth: number }) => depths.push(depth) };
    chooseMove(startPosition(shipped('chess')), [], options);
    expect(depths).toEqual([1, 2, 3]);
  });

  it('expects legal moves, its own first', () => {
    const start = startPosition(shipped('cavalier'));
    const choice = chooseMove(start, [], { limits: { depth: 4 } });
    expect(choice?.variation[0]).toEqual(choice?.move);
    expect(choice?.variation.length).toBeGreaterThan(1);
    let position = start;
    for (const move of choice?.variation ?? []) {
      expect(legalMoves(position)).toContainEqual(move);
      position = playUnchecked(position, move);
    }
  });

  it('has no answer when the game is over', () => {
    expect(chooseMove(positionOf(shipped('chess'), 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1'), [])).toBeUndefined();
    expect(chooseMove(positionOf(shipped('chess'), '4k3/8/8/8/8/8/8/4K3 w - - 0 1'), [])).toBeUndefined();
  });
});
