/** What the text board speaks of and acts on: a game being played, or any other board on which moves are made. */
import type { ByColour, Move, Position, Ruleset } from '@hippodrome/rules';
import { timeLeft } from '../play/clocks.js';
import type { Line } from '../play/session.js';
import type { Table } from '../play/table.svelte.js';

export interface TextSubject {
  readonly rules: Ruleset;
  /** The one on the board. */
  readonly position: Position;
  readonly lastLine: Line | undefined;
  /** Whether a person may move now, a forced pass included. */
  readonly mayMove: boolean;
  /** Milliseconds left, where there is a clock. */
  readonly clock: ByColour<number> | undefined;
  play(move: Move): void;
  /** What else can be done, as far as it can be done here and now. */
  readonly actions: Readonly<Partial<Record<Action, () => void>>>;
}

export const ACTIONS = ['undo', 'draw', 'hint', 'resign'] as const;
export type Action = (typeof ACTIONS)[number];

/** @param resign asks whether it is meant */
export function tableAsText(table: Table, resign: () => void): TextSubject {
  return {
    rules: table.rules,
    get position() {
      return table.position;
    },
    get lastLine() {
      return table.view.lines[table.shown - 1];
    },
    get mayMove() {
      return table.isLive && table.variation === undefined && table.view.isPersonsTurn;
    },
    get clock() {
      const { clock } = table.view;
      return clock && { white: timeLeft(clock, 'white', table.now), black: timeLeft(clock, 'black', table.now) };
    },
    play: (move) => table.play(move),
    get actions() {
      const { outcome, isPersonsTurn, drawOffer, undoable } = table.view;
      return {
        ...(undoable && { undo: () => table.undo() }),
        ...(outcome === undefined && isPersonsTurn && drawOffer === undefined && { draw: () => table.offerDraw() }),
        ...(table.mayAskForHint && { hint: () => void table.askForHint() }),
        ...(outcome === undefined && { resign }),
      };
    },
  };
}
