import { writePgn } from '@hippodrome/rules';
import { expect, it } from 'vitest';
import { AS_WHITE, HOTSEAT, played, rulesOf } from '../testing/rulesets.js';
import { finishedGame, pgnDate } from './finished-game.js';
import { Session } from './session.js';

it('is told with who played and how it ended', () => {
  const session = played(new Session(rulesOf('nightrider'), AS_WHITE), 'e4', 'e5');
  session.resign('white', 5000);
  const game = finishedGame(session, pgnDate(new Date(2026, 0, 9)));
  expect(Object.fromEntries(game.tags)).toMatchObject({
    Date: '2026.01.09',
    White: 'You',
    Black: 'Computer, level 1',
    Termination: 'resignation',
  });
  expect(writePgn(game)).toContain('\n\n1. e4 e5 0-1\n');
});

it('names nobody where two people shared the screen', () => {
  const game = finishedGame(played(new Session(rulesOf('knights'), HOTSEAT), 'a5'), '2026.11.30');
  expect([game.tags.get('White'), game.tags.get('Black'), game.result]).toEqual(['?', '?', '*']);
});
