/** A game against the computer, and what has to be remembered around it. */
import type { Level, Score } from '@hippodrome/engine';
import type { Colour, Game, Move, Position } from '@hippodrome/rules';
import type { Paint } from './paint.js';

/** Changed by what the player says and what the computer answers. */
export interface Table {
  readonly game: Game;
  /** Which side the player has; the computer has the other. */
  readonly player: Colour;
  readonly level: Level;
  readonly paint: Paint;
  /** The board is seen from Black's side. */
  flipped: boolean;
  /** What the player has asked and the computer has not answered. */
  asked: Request | undefined;
  /** The player has left. */
  left: boolean;
}

export type Request = 'hint' | 'draw';

/** Something for the computer to think about. */
export interface Question {
  readonly about: 'move' | Request;
  readonly position: Position;
}

/** What it comes to. */
export type Thought =
  | { readonly about: 'move'; readonly move: Move }
  /** The score is the player's. */
  | { readonly about: 'hint'; readonly move: Move; readonly score: Score }
  | { readonly about: 'draw'; readonly accepts: boolean }
  /** The computer cannot think any more. */
  | { readonly about: 'trouble'; readonly message: string };

export function isOver({ game }: Table): boolean {
  return game.outcome !== undefined;
}

export function isPlayersTurn({ game, player }: Table): boolean {
  return game.position.sideToMove === player;
}

/** What the computer should be thinking about now. */
export function openQuestion(table: Table): Question | undefined {
  if (table.left || isOver(table)) return undefined;
  const { position } = table.game;
  if (!isPlayersTurn(table)) return { about: 'move', position };
  return table.asked === undefined ? undefined : { about: table.asked, position };
}
