import { expectOk, parseUci, writeUci } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import {
  type Attempt,
  askHint,
  attemptMove,
  awaitsReply,
  begin,
  expected,
  isClean,
  lastMoveOf,
  leafTo,
  positionOf,
  refute,
  reply,
  retry,
  showSolution,
} from './attempt.js';
import { gameOf, openPuzzle, type Puzzle } from './puzzle.js';

const MATE: Puzzle = {
  id: 'chess-abcde',
  fen: '6k1/3q1ppp/8/3p4/8/8/5PPP/3QR1K1 w - - 0 1',
  last: 'd6d5',
  moves: ['d1d5', 'd7d5', 'e1e8'],
  themes: ['mate'],
  rating: 1000,
  made: { seed: 1, game: 0, ply: 9, nodes: [1, 1] },
};

const rules = rulesOf('chess');
const fresh = (): Attempt => begin(openPuzzle(rules, MATE));
const moved = (attempt: Attempt, text: string): Attempt =>
  attemptMove(attempt, expectOk(parseUci(positionOf(attempt), text)));
const written = (attempt: Attempt): string | undefined => {
  const move = lastMoveOf(attempt);
  return move && writeUci(rules, move);
};

describe('an attempt', () => {
  it('is solved move by move, with the replies between', () => {
    let attempt = fresh();
    expect(awaitsReply(attempt)).toBe(false);
    attempt = moved(attempt, 'd1d5');
    expect([attempt.stage.is, awaitsReply(attempt), written(attempt)]).toEqual(['solving', true, 'd1d5']);
    attempt = reply(attempt);
    expect([awaitsReply(attempt), written(attempt)]).toEqual([false, 'd7d5']);
    attempt = moved(attempt, 'e1e8');
    expect([attempt.stage.is, isClean(attempt)]).toEqual(['solved', true]);
    expect(expected(attempt)).toBeUndefined();
  });

  it('takes a wrong move back, and is not clean any more', () => {
    const wrong = moved(fresh(), 'd1d4');
    expect([wrong.stage.is, written(wrong), isClean(wrong)]).toEqual(['wrong', 'd1d4', false]);
    const refuted = refute(wrong, expectOk(parseUci(positionOf(wrong), 'd7e7')));
    expect([written(refuted), positionOf(refuted).sideToMove]).toEqual(['d7e7', 'white']);
    const again = retry(refuted);
    expect(positionOf(again)).toBe(again.opened.start);
    expect(moved(reply(moved(again, 'd1d5')), 'e1e8').stage.is).toBe('solved');
  });

  it('takes no move when none is asked for', () => {
    const wrong = moved(fresh(), 'd1d4');
    const move = expectOk(parseUci(positionOf(fresh()), 'd1d5'));
    expect(attemptMove(wrong, move)).toBe(wrong);
    expect(reply(fresh()).ply).toBe(0);
    expect(retry(fresh()).stage.is).toBe('solving');
    expect(refute(fresh(), move).stage.is).toBe('solving');
  });

  it('takes any move that wins at once', () => {
    const rook = { ...MATE, fen: '7k/8/6K1/8/8/8/8/RR6 w - - 0 1', moves: ['a1a8'] };
    const solved = moved(begin(openPuzzle(rules, rook)), 'b1b8');
    expect([solved.stage.is, written(solved), isClean(solved)]).toEqual(['solved', 'b1b8', true]);
  });

  it('tells the piece, then the square, and forgets it with the move', () => {
    const once = askHint(fresh());
    expect([once.hint, askHint(once).hint, isClean(once)]).toEqual(['piece', 'square', false]);
    const next = moved(once, 'd1d5');
    expect(next.hint).toBe('none');
    expect(askHint(next).hint).toBe('none');
  });

  it('shows its solution from where the solver was, within its bounds', () => {
    const shown = showSolution(reply(moved(fresh(), 'd1d5')));
    expect([shown.stage, isClean(shown)]).toEqual([{ is: 'shown', ply: 2 }, false]);
    expect(written(leafTo(shown, 3))).toBe('e1e8');
    expect(leafTo(shown, 9).stage).toEqual({ is: 'shown', ply: 3 });
    expect(positionOf(leafTo(shown, -1))).toBe(shown.opened.start);
    expect(leafTo(fresh(), 2)).toEqual(fresh());
  });

  it('stays clean when the solution is looked at afterwards', () => {
    const solved = moved(reply(moved(fresh(), 'd1d5')), 'e1e8');
    const shown = showSolution(solved);
    expect([shown.stage, isClean(shown)]).toEqual([{ is: 'shown', ply: 0 }, true]);
  });
});

it('names tell games', () => {
  expect(gameOf('grand-cavalier-0a1b2')).toBe('grand-cavalier');
  expect(gameOf('streak')).toBeUndefined();
  expect(gameOf('chess-ABCDE')).toBeUndefined();
});
