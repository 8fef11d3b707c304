import { expect, it } from 'vitest';
import { HOTSEAT, played, positionOf, rulesOf } from '../testing/rulesets.js';
import { movesText, rowsOf } from './move-text.js';
import { Session } from './session.js';

const textOf = ({ lines, rules }: Session) => movesText(lines, rules.first);

it('moves are numbered in pairs', () => {
  const session = played(new Session(rulesOf('chess'), HOTSEAT), 'e4', 'e5', 'Nf3');
  expect(textOf(session)).toBe('1. e4 e5 2. Nf3');
  expect(
    rowsOf(session.lines, 'white').map(({ number, plies }) => [number, ...plies.map((entry) => entry?.ply)]),
  ).toEqual([
    [1, 1, 2],
    [2, 3, undefined],
  ]);
});

it('a game that begins with the other side leaves its first place empty', () => {
  const start = positionOf('chess', '4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7');
  const session = played(new Session(rulesOf('chess'), HOTSEAT, start), 'e5', 'e4');
  expect(textOf(session)).toBe('7... e5 8. e4');
});

it('where Black begins, Black comes first under each number', () => {
  const session = played(new Session(rulesOf('knights'), HOTSEAT), 'a6', 'a3', 'b6');
  expect(textOf(session)).toBe('1... a6 a3 2... b6');
});

it('no moves, no text', () => {
  expect(movesText([], 'white')).toBe('');
});
