import { writeFen } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { AS_WHITE, played, rulesOf } from '../testing/rulesets.js';
import { newGame, openGame } from './open-game.js';
import { saveGame } from './saved-game.js';
import { Session } from './session.js';

const rules = rulesOf('chess');

describe('a game that is opened', () => {
  it('is the kept one', () => {
    const saved = saveGame(played(new Session(rules, AS_WHITE), 'e4'), true, 0);
    const { session, restored, flipped } = openGame(rules, {}, saved, 0, 0);
    expect(session.lines).toHaveLength(1);
    expect([restored, flipped]).toEqual([true, true]);
  });

  it('is a new one, with a word about it, when the kept one is of no use', () => {
    const { session, dropped, restored } = openGame(rules, {}, 'nonsense', 0, 0);
    expect(session.lines).toHaveLength(0);
    expect(dropped[0]?.code).toBe('saved/unreadable');
    expect(restored).toBe(false);
  });

  it('is against the computer with the side that begins, unless something else is asked', () => {
    expect(newGame(rules, {}, 0).session.settings).toEqual({
      seats: { white: 'person', black: 'computer' },
      level: 3,
      clock: undefined,
    });
    expect(newGame(rulesOf('knights'), {}, 0).session.settings.seats.black).toBe('person');
    const asked = newGame(rules, { mode: 'computer', level: 8, side: 'black', minutes: 3, increment: 2 }, 0);
    expect(asked.session.settings).toEqual({
      seats: { white: 'computer', black: 'person' },
      level: 8,
      clock: { minutes: 3, increment: 2 },
    });
    expect(asked.flipped).toBe(true);
  });

  it('takes a random side by the number it is given', () => {
    const sideFor = (random: number) => newGame(rules, { side: 'random' }, random).session.settings.seats.white;
    expect([sideFor(0.2), sideFor(0.8)]).toEqual(['person', 'computer']);
  });

  it('begins where it is asked to, telling what was changed', () => {
    const { session, position } = newGame(rules, { fen: '4k3/8/8/8/8/8/8/4K3 b KQ - 0 1' }, 0);
    expect(writeFen(session.game.start)).toBe('4k3/8/8/8/8/8/8/4K3 b - - 0 1');
    expect(session.settings.seats.black).toBe('person');
    expect(position.map(({ code, severity }) => [code, severity])).toEqual([
      ['fen/castling-dropped', 'warning'],
      ['fen/castling-dropped', 'warning'],
    ]);
  });

  it('begins from the array when the position is none, telling why', () => {
    const { session, position } = newGame(rules, { fen: '4k3/8/8 w' }, 0);
    expect(session.game.start.placement).toEqual(rules.start);
    expect(position.some(({ code }) => code === 'fen/rank-count')).toBe(true);
  });
});
