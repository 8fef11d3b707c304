import { expectOk, parseMove } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { Session } from '../play/session.js';
import { HOTSEAT, positionOf, rulesOf } from '../testing/rulesets.js';
import { happeningsAt } from './happenings.js';
import { questionsAbout } from './questions.js';
import { regimeOf } from './regime.js';

/** What there is to talk about after some moves. */
function after(fen: string | undefined, ...moves: readonly string[]) {
  const rules = rulesOf('knights');
  const session =
    fen === undefined ? new Session(rules, HOTSEAT) : new Session(rules, HOTSEAT, positionOf('knights', fen));
  for (const text of moves) expectOk(session.play(expectOk(parseMove(session.game.position, text)), 0));
  const { position } = session.game;
  const happenings = happeningsAt(position, session.lines.at(-1), session.outcome !== undefined);
  return { rules, happenings, regime: regimeOf(position) };
}

describe('what has just happened', () => {
  it.each<[string, string | undefined, string, readonly object[]]>([
    ['at the start', undefined, '', [{ is: 'start' }]],
    ['a king goes beside the other', undefined, 'Kd4', [{ is: 'walked-in', side: 'black' }]],
    ['a king is left attacked', undefined, 'a6', [{ is: 'stayed-in', side: 'black' }]],
    ['a king gets away', 'n6q/8/8/8/2k5/8/8/K2Q3N b - - 2 9 opening', 'Kc5', [{ is: 'quiet' }]],
    ['the phase may be ended', undefined, 'f5 h3 h6', [{ is: 'may-end', side: 'white', count: 1 }]],
    [
      'something is there to capture, and may not be',
      '3q4/8/1n6/3k4/4K3/2N5/8/3Q3N w - - 2 2 opening',
      'Na4',
      [{ is: 'may-not-end', side: 'black' }],
    ],
    ['the phase ends', undefined, 'Kc4 h3 Kb3 h4 Kxb2', [{ is: 'ended', side: 'black' }]],
    [
      'somebody is caught in check',
      'n6q/8/8/3pP3/k7/8/8/N2Q2K1 w - d6 0 5 opening',
      'exd6',
      [{ is: 'caught', side: 'black' }],
    ],
    [
      'a knight is lost, and knights are counted',
      '7k/6q1/8/3n4/8/n7/8/N2QK3 w - - 0 40',
      'Qxd5',
      [{ is: 'fewer', side: 'black', count: 1 }],
    ],
    ['a pass', '8/7Q/8/8/8/1p1p4/pppPp3/kqn1K2N b - - 0 40', '--', [{ is: 'pass', side: 'black' }]],
    ['a promotion', '3q3k/P7/8/8/8/8/n7/3QK2N w - - 0 50', 'a8=N', [{ is: 'promotion', side: 'white' }]],
    ['a check', 'k7/6q1/8/3n4/8/n7/8/N2QK3 w - - 0 40', 'Qf3', []],
    ['the end', 'k6n/7Q/1K6/8/8/8/7q/N7 w - - 0 30', 'Qb7', [{ is: 'over' }]],
  ])('%s', (_, fen, moves, expected) => {
    const { happenings } = after(fen, ...moves.split(' ').filter((move) => move !== ''));
    for (const happening of expected) expect(happenings).toContainEqual(expect.objectContaining(happening));
    expect(happenings.length).toBeGreaterThan(0);
  });
});

describe('questions', () => {
  it('begin with what has happened, and always have the standing ones', () => {
    const { rules, happenings, regime } = after(undefined, 'Kd4');
    const questions = questionsAbout(rules, happenings, regime);
    expect(questions.length).toBe(happenings.length + 5);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('are others once the phase is over', () => {
    const [before, later] = [after(undefined), after(undefined, 'Kc4', 'h3', 'Kb3', 'h4', 'Kxb2')];
    const of = ({ rules, regime }: typeof before) => questionsAbout(rules, [], regime);
    expect(of(later)).not.toEqual(of(before));
  });
});
