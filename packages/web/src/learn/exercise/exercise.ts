/**
 * An exercise: a position and a task, solved move by move. Pure; what is said and shown, and when, is the page's affair. A wrong move is
 * answered and not played, except while collecting, where any legal move of the piece is one.
 */
import {
  expectOk,
  legalMoves,
  type Move,
  type Position,
  play,
  playUnchecked,
  type Square,
  writeUci,
} from '@hippodrome/rules';
import { afterCollecting, type Collecting, isHopeless, shortestWay } from './collecting.js';
import { GOALS, type Goal } from './goals.js';
import type { PracticeMove } from './practice.js';

export type Task =
  /** Nothing but to look. */
  | { readonly is: 'look' }
  | { readonly is: 'collect'; readonly hero: Square; readonly stars: readonly Square[] }
  /** Certain moves, in turn with replies. */
  | { readonly is: 'play'; readonly turns: readonly Turn[] }
  | { readonly is: 'goal'; readonly goal: Goal }
  /** Which of these moves is not legal? */
  | { readonly is: 'illegal'; readonly options: readonly Option[] };

export interface Turn {
  /** In coordinates. */
  readonly answers: readonly string[];
  readonly reply: string | undefined;
}

/** A move that may not be one. */
export interface Option {
  /** In coordinates. */
  readonly text: string;
  readonly from: Square;
  readonly to: Square;
  readonly legal: boolean;
}

export interface Exercise {
  readonly task: Task;
  readonly position: Position;
  readonly lastMove: Move | undefined;
  /** Moves made so far. */
  readonly moves: number;
  /** While collecting. */
  readonly collecting: Collecting | undefined;
  /** The fewest moves it takes from the start; 0 where that is not the point. */
  readonly par: number;
  readonly state: 'open' | 'done' | 'stuck';
}

export function begin(task: Task, position: Position): Exercise {
  const collecting = task.is === 'collect' ? { position, hero: task.hero, stars: task.stars } : undefined;
  const par = collecting === undefined ? 0 : (shortestWay(collecting)?.length ?? 0);
  const state = task.is === 'look' ? 'done' : 'open';
  return { task, position, lastMove: undefined, moves: 0, collecting, par, state };
}

export type Answer =
  /** Right so far. `reply` leads to what is to be shown next. */
  | { readonly is: 'right'; readonly exercise: Exercise; readonly replied: Exercise | undefined }
  | { readonly is: 'wrong' };

/** @param move a legal one */
export function answer(exercise: Exercise, move: Move): Answer {
  const { task, position, moves } = exercise;
  switch (task.is) {
    case 'collect':
      return collect(exercise, move as PracticeMove);
    case 'play': {
      const turn = task.turns[moves];
      if (turn === undefined || !turn.answers.includes(writeUci(position.rules, move))) return { is: 'wrong' };
      return playOn(exercise, move, turn.reply, moves + 1 === task.turns.length);
    }
    case 'goal': {
      const after = playUnchecked(position, move);
      return GOALS[task.goal]({ before: position, move, after })
        ? playOn(exercise, move, undefined, true)
        : { is: 'wrong' };
    }
    case 'look':
    case 'illegal':
      return { is: 'wrong' };
  }
}

/** The chosen option of those of which one is not legal. */
export function choose(exercise: Exercise, option: Option): Answer {
  return option.legal ? { is: 'wrong' } : { is: 'right', exercise: { ...exercise, state: 'done' }, replied: undefined };
}

/** A good next move, for who asks for it. */
export function nextMove({ task, position, moves, collecting }: Exercise, legal: readonly Move[]): Move | undefined {
  switch (task.is) {
    case 'collect':
      return collecting && shortestWay(collecting)?.[0];
    case 'play':
      return legal.find((move) => task.turns[moves]?.answers.includes(writeUci(position.rules, move)));
    case 'goal':
      return legal.find((move) => GOALS[task.goal]({ before: position, move, after: playUnchecked(position, move) }));
    case 'look':
    case 'illegal':
      return undefined;
  }
}

function collect(exercise: Exercise, move: PracticeMove): Answer {
  const collecting = afterCollecting(exercise.collecting as Collecting, move);
  const isDone = collecting.stars.length === 0;
  const state = isDone ? 'done' : isHopeless(collecting, move) ? 'stuck' : 'open';
  const { position } = collecting;
  return {
    is: 'right',
    exercise: { ...exercise, position, lastMove: move, moves: exercise.moves + 1, collecting, state },
    replied: undefined,
  };
}

function playOn(exercise: Exercise, move: Move, reply: string | undefined, isLast: boolean): Answer {
  const after = expectOk(play(exercise.position, move));
  const state = isLast ? 'done' : 'open';
  const played: Exercise = { ...exercise, position: after, lastMove: move, moves: exercise.moves + 1, state };
  return { is: 'right', exercise: played, replied: reply === undefined ? undefined : afterReply(played, reply) };
}

function afterReply(exercise: Exercise, reply: string): Exercise {
  const move = legalMoves(exercise.position).find((legal) => writeUci(exercise.position.rules, legal) === reply);
  return move === undefined
    ? exercise
    : { ...exercise, position: playUnchecked(exercise.position, move), lastMove: move };
}
