/** Who plays in a match, as the game loop sees it: an engine behind a protocol, or in tests a function. */
import type { ByColour, Game, Move, Result } from '@hippodrome/rules';
import type { Info } from '../uci/info.js';
import type { TimeControl } from './time-control.js';

export interface Contestant {
  readonly name: string;
  /** Gets ready for the next game, after a crash too. The problem says why that cannot be. */
  newGame(): Promise<Result<undefined>>;
  /** A legal move of the game's position, or what went wrong instead. */
  think(game: Game, task: Task): Promise<Answer>;
  close(): Promise<void>;
}

export interface Task {
  readonly control: TimeControl;
  readonly clocks: ByColour<ClockReading>;
  /** Milliseconds after which the answer does not count any more. */
  readonly deadline: number;
}

export interface ClockReading {
  /** Milliseconds. */
  readonly left: number;
  readonly increment: number;
  /** Moves until more time is added; undefined when the time is for the whole game. */
  readonly movesToGo: number | undefined;
}

export type Answer =
  | { readonly type: 'move'; readonly move: Move; readonly info: Info; readonly elapsed: number }
  | { readonly type: 'fault'; readonly fault: Fault };

/** What ends a game though the rules do not. `late` is no answer before the deadline. */
export interface Fault {
  readonly kind: 'crash' | 'illegal-move' | 'late';
  /** In words, with the line that the engine wrote where there is one. */
  readonly message: string;
}
