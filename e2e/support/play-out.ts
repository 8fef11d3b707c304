/** Plays written moves on the page as a person would: finds the squares, and answers when the page asks which move is meant. */
import {
  EMPTY,
  expectOk,
  kindOf,
  legalMoves,
  type Move,
  type Position,
  parseMove,
  play,
  writeSan,
} from '@hippodrome/rules';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { GamePage } from './game-page.js';

/** How somebody plays: puts a piece on another square, and presses a button. */
export interface Hand {
  move(game: GamePage, from: string, to: string): Promise<void>;
  press(game: GamePage, button: Locator): Promise<void>;
}

const click: Hand['press'] = (_, button) => button.click();
const tap: Hand['press'] = (_, button) => button.tap();
const enter: Hand['press'] = async (game, button) => {
  await game.tabTo(button);
  await game.page.keyboard.press('Enter');
};

export const dragging: Hand = { move: ({ board }, from, to) => board.drag(from, to), press: click };
export const clicking: Hand = { move: ({ board }, from, to) => board.click(from, to), press: click };
export const tapping: Hand = { move: ({ board }, from, to) => board.tap(from, to), press: tap };
export const swiping: Hand = { move: ({ board }, from, to) => board.swipe(from, to), press: tap };
/** The board must have the focus. */
export const typing: Hand = { move: ({ board }, from, to) => board.type(from, to), press: enter };
export const walking: Hand = { move: ({ board }, from, to) => board.walk(from, to), press: enter };

export interface PlayedOut {
  readonly position: Position;
  /** What the page asked on the way: the choices it gave. */
  readonly asked: readonly (readonly string[])[];
}

/**
 * Plays the moves from a position that the page shows, and sees each appear in its list.
 * @param text moves in SAN or coordinates; move numbers are left out
 * @param before plies that the list already holds
 */
export async function playOut(
  game: GamePage,
  start: Position,
  text: string,
  hand: Hand,
  before = 0,
): Promise<PlayedOut> {
  let position = start;
  let ply = before;
  const asked: (readonly string[])[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const move = expectOk(parseMove(position, word));
    const choices = await makeMove(game, position, move, hand);
    if (choices !== undefined) asked.push(choices);
    await game.hasPlayed(++ply, writeSan(position, move));
    position = expectOk(play(position, move));
  }
  return { position, asked };
}

/** Makes a move; tells the choices when the page had to ask, which it must exactly when the squares mean several moves. */
async function makeMove(
  game: GamePage,
  position: Position,
  move: Move,
  hand: Hand,
): Promise<readonly string[] | undefined> {
  if (move.type === 'pass') {
    await hand.press(game, game.part('pass'));
    return undefined;
  }
  const { board } = position.rules;
  await hand.move(game, board.name(move.from), board.name(move.to));
  const alike = legalMoves(position).filter(
    (other) => other.type !== 'pass' && other.from === move.from && other.to === move.to,
  );
  if (alike.length < 2) return undefined;
  const choices = await game.choices();
  expect(choices).toHaveLength(alike.length);
  const san = writeSan(position, move);
  const fitting = choices.filter((choice) => choice.startsWith(choiceText(position, move)));
  // What is told apart by its captures has its notation beside it.
  const chosen = choices.indexOf(
    (fitting.length > 1 ? fitting.find((choice) => choice.endsWith(san)) : fitting[0]) ?? '',
  );
  await hand.press(game, game.part('choice-option').nth(chosen));
  await game.part('choice').waitFor({ state: 'detached' });
  return choices;
}

/** How the answer begins that means the move. */
function choiceText({ rules }: Position, move: Exclude<Move, { type: 'pass' }>): string {
  if (move.type === 'castling') return 'Castle';
  if (move.promotion !== EMPTY) return rules.kinds[kindOf(move.promotion)]?.name ?? '';
  const name = rules.kinds[kindOf(move.piece)]?.name ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} `;
}
