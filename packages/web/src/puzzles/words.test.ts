import { expectOk, parseUci } from '@hippodrome/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../i18n/index.js';
import { rulesOf } from '../testing/rulesets.js';
import { type Attempt, askHint, attemptMove, begin, positionOf, refute, reply, showSolution } from './attempt.js';
import { openPuzzle } from './puzzle.js';
import { feedbackOf, themeName } from './words.js';

const rules = rulesOf('chess');
const puzzle = {
  id: 'chess-abcde',
  fen: '6k1/3q1ppp/8/3p4/8/8/5PPP/3QR1K1 w - - 0 1',
  last: 'd6d5',
  moves: ['d1d5', 'd7d5', 'e1e8'],
  themes: ['mate'],
  rating: 1000,
  made: { seed: 1, game: 0, ply: 9, nodes: [1, 1] },
};
const fresh = (): Attempt => begin(openPuzzle(rules, puzzle));
const moved = (attempt: Attempt, text: string): Attempt =>
  attemptMove(attempt, expectOk(parseUci(positionOf(attempt), text)));

beforeAll(() => loadTexts('puzzles'));

describe('what is said', () => {
  it('asks, praises, and tells how it ends', () => {
    expect(feedbackOf(fresh())).toMatchObject({ tone: 'neutral', title: 'White to move' });
    const half = moved(fresh(), 'd1d5');
    expect(feedbackOf(half)).toMatchObject({ tone: 'good', title: 'Right!', text: '' });
    expect(feedbackOf(reply(half)).text).toBe('Go on: White to move.');
    expect(feedbackOf(moved(reply(half), 'e1e8'))).toMatchObject({ title: 'Solved!', text: 'White wins by checkmate' });
    expect(feedbackOf(moved(reply(askHint(half)), 'e1e8')).title).toBe('Solved!');
    expect(feedbackOf(moved(reply(moved(askHint(fresh()), 'd1d5')), 'e1e8')).title).toBe('That is the solution');
  });

  it('says why a move is wrong, by what the answer comes to', () => {
    const wrong = moved(fresh(), 'd1d4');
    expect(feedbackOf(wrong)).toMatchObject({
      tone: 'bad',
      title: 'Qd4 is not the move',
      text: 'Looking for the answer…',
    });
    const refuted = refute(wrong, expectOk(parseUci(positionOf(wrong), 'd7e7')));
    expect(feedbackOf(refuted, { cp: 0 }).text).toBe('The answer is Qe7. Now nothing is won for White.');
    expect(feedbackOf(refuted, { cp: 900 }).text).toContain('Now White is losing.');
    expect(feedbackOf(refuted, { mate: 3 }).text).toContain('Now White is losing.');
    expect(feedbackOf(refuted, { cp: -900 }).text).toContain('something much stronger');
  });

  it('says that a wrong move ends the game', () => {
    const stuck = { ...puzzle, fen: '7k/8/5K2/8/8/8/8/6Q1 w - - 0 1', moves: ['f6f7'] };
    const wrong = moved(begin(openPuzzle(rules, stuck)), 'g1g6');
    expect(feedbackOf(wrong).text).toBe('The game would be over: Draw by stalemate.');
  });

  it('tells the piece, then the square', () => {
    expect(feedbackOf(askHint(fresh())).text).toBe('Look at the queen on d1.');
    expect(feedbackOf(askHint(askHint(fresh()))).text).toBe('The queen goes from d1 to d5.');
    expect(feedbackOf(showSolution(fresh())).tone).toBe('told');
  });

  it('knows themes by name, and shows those that it does not', () => {
    expect(themeName('ride-fork')).toBe('Fork by ride');
    expect(themeName('zugzwang')).toBe('zugzwang');
  });
});
