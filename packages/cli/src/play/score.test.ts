import { expectOk, Game, parseMove } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { findGame } from '../variants/find.js';
import { writeScore } from './score.js';

function gameOf(slug: string, moves: string): Game {
  const rules = findGame(slug);
  if (!rules.ok) throw new Error(slug);
  const game = new Game(rules.value);
  for (const move of moves.split(' ')) expectOk(game.play(expectOk(parseMove(game.position, move))));
  return game;
}

describe('the score', () => {
  it('numbers moves and ends with the result', () => {
    expect(writeScore(gameOf('nightrider', 'e4 e5 d4'))).toBe('1. e4 e5 2. d4 *');
    expect(writeScore(gameOf('nightrider', 'f3 e5 g4 Qh4'))).toBe('1. f3 e5 2. g4 Qh4# 0-1');
  });

  it('numbers the moves of the side that begins', () => {
    expect(writeScore(gameOf('knights', 'a6 a3 a5'))).toBe('1... a6 a3 2... a5 *');
  });
});
