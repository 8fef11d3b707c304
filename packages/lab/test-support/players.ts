/** Contestants without a process, for tests of games and matches. */
import { type Game, type Move, ok } from '@hippodrome/rules';
import type { Answer, Contestant, Fault, Task } from '../src/match/contestant.js';
import type { Info } from '../src/uci/info.js';

export type Thinking = (game: Game, task: Task) => Partial<Thought> | Fault;

export interface Thought {
  readonly move: Move;
  readonly info: Info;
  readonly elapsed: number;
}

/** Plays what the function says, else the first legal move, after a millisecond, without a score. */
export function player(name: string, think: Thinking = () => ({})): Contestant {
  return {
    name,
    newGame: async () => ok(undefined),
    think: async (game, task) => answer(game, think(game, task)),
    close: async () => {},
  };
}

/** Plays by a rule of its own that depends on the position alone. */
export function steady(name: string, salt: number): Contestant {
  return player(name, (game) => ({ move: game.moves[(game.plies.length * 7 + salt) % game.moves.length] as Move }));
}

function answer(game: Game, thought: Partial<Thought> | Fault): Answer {
  if ('kind' in thought) return { type: 'fault', fault: thought };
  const { move = game.moves[0] as Move, info = {}, elapsed = 1 } = thought;
  return { type: 'move', move, info, elapsed };
}
