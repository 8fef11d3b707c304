/** Games against the computer player of the page. */
import { chooseMove } from '@hippodrome/engine';
import { expectOk, outcome, type Position, parseUci, play, startPosition, writeSan } from '@hippodrome/rules';
import { expect } from 'vitest';
import { rulesOf } from '../../bench/src/support/shipped.js';
import type { GamePage } from './game-page.js';
import { clicking, playOut } from './play-out.js';

/** Waits for the computer's move, which must be legal, and plays it along. */
export async function answer(game: GamePage, position: Position, ply: number): Promise<Position> {
  const entry = game.page.locator(`[data-ply="${ply}"]`);
  await entry.waitFor({ state: 'attached' });
  const move = expectOk(parseUci(position, (await entry.getAttribute('data-uci')) ?? ''));
  expect(await entry.textContent()).toBe(writeSan(position, move));
  return expectOk(play(position, move));
}

/** Plays the side that begins until the game is over, looking but two plies ahead. @returns how it ended */
export async function playToTheEnd(game: GamePage, slug: string): Promise<Position> {
  let position = startPosition(rulesOf(slug));
  const history: Position[] = [];
  for (let ply = 1; outcome(position) === undefined; ply += 2) {
    const choice = chooseMove(position, history, { limits: { depth: 2 } });
    const san = writeSan(position, choice?.move ?? expect.fail('no move'));
    const mine = await playOut(game, position, san, clicking, ply - 1);
    history.push(position, mine.position);
    position = mine.position;
    if (outcome(position) === undefined) position = await answer(game, position, ply + 1);
  }
  return position;
}
