import {
  colourOf,
  EMPTY,
  expectOk,
  kindOf,
  opposite,
  type PieceCode,
  type Position,
  pieceCode,
  type Ruleset,
  startPosition,
} from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { chessWith, playChoices, positionOf, SHIPPED, shipped } from '../../test-support/games.js';
import { createEvaluator } from './evaluator.js';

const score = (rules: Ruleset, fen: string): number => {
  const position = positionOf(rules, fen);
  return createEvaluator(position).evaluate(position);
};

/** The same position seen from the other side. */
function turned(position: Position): Position {
  const { board } = position.rules;
  const placement = position.placement.map(() => EMPTY);
  for (const square of board.squares) {
    const code = position.placement[square] as PieceCode;
    const mirrored = board.at(board.file(square), board.ranks - 1 - board.rank(square));
    if (code !== EMPTY && mirrored !== undefined)
      placement[mirrored] = pieceCode(kindOf(code), opposite(colourOf(code)));
  }
  return turnedHoldings({ ...position, placement, sideToMove: opposite(position.sideToMove) });
}

/** The position with the captured pieces of both sides exchanged. */
function turnedHoldings(position: Position): Position {
  const states = position.states.slice();
  for (const { slot, hooks } of position.rules.having.state) {
    if (hooks.state.field !== 'holdings') continue;
    const letters = hooks.state.write(states[slot]).replace(/[A-Za-z]/g, otherCase);
    states[slot] = letters === '' ? hooks.state.empty : expectOk(hooks.state.read(letters, position));
  }
  return { ...position, states };
}

function otherCase(letter: string): string {
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
}

describe.each(SHIPPED)('the evaluation of %s', (slug) => {
  it('does not care which colour a side has', () => {
    const picks = Array.from({ length: 60 }, (_, i) => (i * 7919) % 251);
    playChoices(shipped(slug), picks, (position) => {
      const other = turned(position);
      expect(createEvaluator(other).evaluate(other)).toBe(createEvaluator(position).evaluate(position));
    });
  });

  it('calls the start balanced', () => {
    const start = startPosition(shipped(slug));
    expect(Math.abs(createEvaluator(start).evaluate(start))).toBeLessThan(60);
  });
});

describe('the evaluation', () => {
  it('counts material for the side to move', () => {
    const rules = shipped('chess');
    expect(score(rules, '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1')).toBeGreaterThan(700);
    expect(score(rules, '4k3/8/8/8/8/8/8/Q3K3 b - - 0 1')).toBeLessThan(-700);
  });

  it('values a pawn the more the nearer it is to promotion', () => {
    const rules = shipped('chess');
    const at = (rank: number): number =>
      score(rules, `${'8/'.repeat(7 - rank).replace('8/', '4k3/')}P7${'/8'.repeat(rank - 1)}/4K3 w - - 0 1`);
    const scores = [1, 2, 3, 4, 5].map(at);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(at(5)).toBeGreaterThan(at(1) + 80);
  });

  it('values a pawn that may have promoted and has not for promoting later', () => {
    const rules = shipped('grand');
    const at = (rank: number): number =>
      score(rules, `8k1/${'10/'.repeat(9 - rank)}P9/${'10/'.repeat(rank - 2)}4K5[Q] w - - 0 1`);
    expect(at(7)).toBeGreaterThan(at(5) + 80);
    expect(at(8)).toBeGreaterThan(at(5) + 80);
    expect(at(9)).toBeGreaterThan(at(5) + 80);
  });

  it('knows that promotion waits for the pool', () => {
    const rules = shipped('grand-cavalier');
    const board = '8k1/10/3V6/10/10/10/10/10/10/4K5';
    expect(score(rules, `${board}[Q] w - - 0 1`)).toBeGreaterThan(score(rules, `${board}[] w - - 0 1`) + 50);
  });

  it('presses on what a side cannot do without', () => {
    const rules = shipped('knights');
    const even = score(rules, '4k3/8/8/8/3qq3/nn6/NN6/QQ2K3 w - - 0 1');
    const queensOff = score(rules, '4k3/8/8/8/4q3/nn6/NN6/Q3K3 w - - 0 1');
    expect(Math.abs(even - queensOff)).toBeLessThan(60);
    const chess = chessWith('draws: []');
    const behind = '4k3/8/8/8/3qq3/nn6/NN6/Q3K3 w - - 0 1';
    expect(score(rules, behind)).toBeLessThan(score(chess, behind) - 200);
  });

  it('tells which capture would end the game', () => {
    const rules = shipped('knights');
    const position = positionOf(rules, '4k3/8/8/8/4q3/nn6/NN6/Q3K3 w - - 0 1');
    const { wouldEnd } = createEvaluator(position);
    expect(wouldEnd(position.placement, rules.kindNamed('queen')?.black as PieceCode)).toBe(true);
    expect(wouldEnd(position.placement, rules.kindNamed('knight')?.black as PieceCode)).toBe(false);
  });

  it('sends the king home while there is danger, and to the centre when there is none', () => {
    const rules = shipped('chess');
    const full = (king: string): string => `rnbqkbnr/pppppppp/8/8/${king}/8/PPPPPPPP/RNBQ1BNR w kq - 0 1`;
    expect(score(rules, full('4K3'))).toBeLessThan(
      score(rules, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1') - 20,
    );
    expect(score(rules, '4k3/4p3/8/8/4K3/8/4P3/8 w - - 0 1')).toBeGreaterThan(
      score(rules, '4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1'),
    );
  });
});
