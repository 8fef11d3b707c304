/** The computer player as the conversation sees it: a question goes in, a thought comes out, unless it is no longer wanted. */
import { createPlayer, LEVELS, type Level, type Player, recordOf } from '@hippodrome/engine';
import { type Game, legalMoves, opposite, type Result } from '@hippodrome/rules';
import { type Attempt, attempt, foremost, INPUT } from '../attempt.js';
import type { Question, Table, Thought } from './table.js';

export interface Computer {
  /** Never rejected. Undefined when the signal came first. */
  think(question: Question, game: Game, signal: AbortSignal): Promise<Thought | undefined>;
  close(): void;
}

export const HIGHEST_LEVEL: Level = LEVELS[LEVELS.length - 1] ?? 1;

/** @param number of a level, as an option has been checked to be */
export function levelOf(number: number): Level {
  return LEVELS.find((level) => level === number) ?? HIGHEST_LEVEL;
}

/** A computer player in a worker of its own; it has to be closed. */
export async function createComputer({ game, level }: Table): Promise<Attempt<Computer>> {
  const created = await createPlayer({ variant: game.position.rules, level });
  if (!created.ok) return attempt(INPUT, created);
  const player = created.value;
  const computer: Computer = {
    async think(question, current, signal) {
      const stop = (): void => player.stop();
      signal.addEventListener('abort', stop);
      const thought = await THINK[question.about](player, current);
      signal.removeEventListener('abort', stop);
      return signal.aborted ? undefined : thought;
    },
    close: () => player.close(),
  };
  return { ok: true, value: computer, warnings: created.warnings };
}

const THINK: Readonly<Record<Question['about'], (player: Player, game: Game) => Promise<Thought>>> = {
  async move(player, game) {
    const [only, ...others] = legalMoves(game.position);
    if (only !== undefined && others.length === 0) return { about: 'move', move: only };
    return orTrouble(await player.choose(recordOf(game)), ({ move }) => ({ about: 'move', move }));
  },
  async hint(player, game) {
    return orTrouble(await player.hint(recordOf(game)), ({ move, score }) => ({ about: 'hint', move, score }));
  },
  async draw(player, game) {
    const computer = opposite(game.position.sideToMove);
    return orTrouble(await player.acceptsDraw(recordOf(game), computer), (accepts) => ({ about: 'draw', accepts }));
  },
};

function orTrouble<T>(result: Result<T>, think: (value: T) => Thought): Thought {
  return result.ok ? think(result.value) : { about: 'trouble', message: foremost(result.problems)?.message ?? '' };
}
