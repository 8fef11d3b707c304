/** A game as it stands, copied out for the page: everything that is shown and changes with a move, in one value. */
import type { ByColour, Clock, Colour, Move, Outcome, Position, Statement } from '@hippodrome/rules';
import { decidingSentences } from './in-words.js';
import type { Line, Session } from './session.js';

export interface View {
  readonly lines: readonly Line[];
  readonly position: Position;
  readonly turn: Colour;
  readonly outcome: Outcome | undefined;
  /** What the rule that ended the game says; nothing when the players did. */
  readonly because: readonly Statement[];
  readonly isPersonsTurn: boolean;
  readonly isComputersTurn: boolean;
  readonly forcedPass: Move | undefined;
  readonly frozen: boolean;
  readonly drawOffer: Colour | undefined;
  readonly undoable: boolean;
  readonly clock: Clock | undefined;
  readonly seats: ByColour<'person' | 'computer'>;
}

export function viewOf(session: Session): View {
  const { game, outcome } = session;
  const { position } = game;
  return {
    lines: [...session.lines],
    position,
    turn: session.turn,
    outcome,
    because: outcome === undefined ? [] : decidingSentences(position, outcome, game.occurrences),
    isPersonsTurn: session.isPersonsTurn,
    isComputersTurn: session.isComputersTurn,
    forcedPass: session.forcedPass,
    frozen: game.frozen,
    drawOffer: game.drawOffer,
    undoable: session.undoable > 0,
    clock: session.clock,
    seats: session.settings.seats,
  };
}
