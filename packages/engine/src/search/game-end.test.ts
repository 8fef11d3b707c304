import { inCheck, legalMoves, outcome, type Position, startPosition } from '@hippodrome/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chessWith, playChoices, positionOf, SHIPPED, shipped } from '../../test-support/games.js';
import { endWithMoves, endWithoutMoves, type KnownFacts } from './game-end.js';

const known = (position: Position, occurrences = 1): KnownFacts => ({
  position,
  occurrences,
  inCheck: inCheck(position),
});

describe.each(SHIPPED)('ends of %s', (slug) => {
  const rules = shipped(slug);
  const picks = fc.array(fc.nat({ max: 0xffff }), { minLength: 40, maxLength: 120 });

  it('are those of the rules', () => {
    const holds = fc.property(picks, (choices) => {
      const last = playChoices(rules, choices, (position) => expect(endWithMoves(known(position))).toBeUndefined());
      const end = legalMoves(last).length > 0 ? endWithMoves(known(last)) : endWithoutMoves(known(last));
      expect(end).toEqual(outcome(last));
    });
    fc.assert(holds, { numRuns: 10 });
  });
});

describe('ends', () => {
  it('of positions that occur too often depend on the game', () => {
    const chess = startPosition(shipped('chess'));
    expect(endWithMoves(known(chess, 2))).toBeUndefined();
    expect(endWithMoves(known(chess, 3))).toEqual({ winner: null, rule: 'repetition' });
    expect(endWithMoves(known(startPosition(shipped('knights')), Number.POSITIVE_INFINITY))).toBeUndefined();
  });

  it('without a move are checkmate or stalemate', () => {
    const mated = positionOf(shipped('chess'), 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
    expect(endWithoutMoves(known(mated))).toEqual({ winner: 'white', rule: 'checkmate' });
    const stalemated = positionOf(shipped('chess'), 'k7/P7/1K6/8/8/8/8/8 b - - 0 1');
    expect(endWithoutMoves(known(stalemated))).toEqual({ winner: null, rule: 'stalemate' });
  });

  it('are in the order of the rules: mate comes before the move rule', () => {
    const rules = shipped('chess');
    const mated = positionOf(rules, 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 80');
    expect(endWithMoves(known(mated))).toEqual({ winner: 'white', rule: 'checkmate' });
    const checked = positionOf(rules, 'R5k1/5pp1/8/8/8/8/8/4K3 b - - 100 80');
    expect(endWithMoves(known(checked))).toEqual({ winner: null, rule: 'move-rule' });
  });

  it('that turn on the very moves are decided by them', () => {
    const rules = chessWith('wins: [{ bare-king: { reply: true } }, checkmate]', 'draws: []');
    const canReply = positionOf(rules, '8/8/8/3k4/4P3/8/8/4K3 b - - 0 1');
    expect(endWithMoves(known(canReply))).toBeUndefined();
    const cannot = positionOf(rules, '3k4/8/8/8/4P3/8/8/4K3 b - - 0 1');
    expect(endWithMoves(known(cannot))).toEqual({ winner: 'white', rule: 'bare-king' });
  });
});
