/**
 * From a written step to one that can be solved. Positions and moves are held against the rules here; what is wrong is told with the
 * step's name.
 *
 * Codes: `lesson/unknown-square`, `lesson/no-piece`, `lesson/no-stars`, `lesson/unsolvable`, `lesson/unknown-goal`, `lesson/no-moves`,
 * `lesson/not-one-illegal`; and those of FENs, setups and moves.
 */
import {
  aboutPart,
  EMPTY,
  error,
  explain,
  fail,
  legalMoves,
  type Move,
  ok,
  type Position,
  type Problem,
  type ProblemCode,
  parseFen,
  parseMove,
  parseUci,
  playUnchecked,
  type Result,
  type Ruleset,
  type Square,
  setUp,
  writeUci,
} from '@hippodrome/rules';
import { shortestWay, victimsOf } from '../exercise/collecting.js';
import type { Option, Task, Turn } from '../exercise/exercise.js';
import { GOALS, isGoal } from '../exercise/goals.js';
import { practicePosition } from '../exercise/practice.js';
import type { Step } from './step.js';
import type { StepKey, WrittenStep } from './written.js';

export function readStep(rules: Ruleset, written: WrittenStep): Result<Step> {
  const result = readTask(rules, written);
  if (!result.ok) return { ok: false, problems: result.problems.map((problem) => named(written, problem)) };
  const { position, task } = result.value;
  const { id, text, hint, done, wrong } = written;
  const shown = squares(rules, valuesOf(written, 'show'));
  if (!shown.ok) return shown;
  const way = squares(rules, valuesOf(written, 'way'));
  if (!way.ok) return way;
  return ok({
    id,
    text,
    ...(hint !== undefined && { hint }),
    ...(done !== undefined && { done }),
    wrong,
    position,
    task,
    show: shown.value[0],
    way: way.value,
  });
}

interface Posed {
  readonly position: Position;
  readonly task: Task;
}

function readTask(rules: Ruleset, written: WrittenStep): Result<Posed> {
  if (written.kind === 'collect') return readCollecting(rules, written);
  const setup = parseFen(rules, written.fen);
  if (!setup.ok) return setup;
  const position = setUp(rules, setup.value);
  if (!position.ok) return position;
  const task = taskOf(position.value, written);
  return task.ok ? ok({ position: position.value, task: task.value }) : task;
}

function taskOf(position: Position, written: WrittenStep): Result<Task> {
  switch (written.kind) {
    case 'look':
    case 'collect':
      return ok({ is: 'look' });
    case 'goal':
      return readGoal(position, valuesOf(written, 'goal')[0] ?? '');
    case 'play':
      return readTurns(position, written);
    case 'illegal':
      return readOptions(position, valuesOf(written, 'moves'));
  }
}

function readCollecting(rules: Ruleset, written: WrittenStep): Result<Posed> {
  const setup = parseFen(rules, written.fen);
  if (!setup.ok) return setup;
  const position = practicePosition(rules, setup.value.placement, setup.value.sideToMove);
  const [named, starred] = [squares(rules, valuesOf(written, 'piece')), squares(rules, valuesOf(written, 'stars'))];
  if (!named.ok) return named;
  if (!starred.ok) return starred;
  const hero = named.value[0] ?? heroOf(position);
  if (hero === undefined) return wrong('lesson/no-piece', 'say which piece collects: piece: b1');
  const stars = starred.value.length > 0 ? starred.value : victimsOf(position);
  if (stars.length === 0) return wrong('lesson/no-stars', 'there is nothing to collect');
  if (shortestWay({ position, hero, stars }) === undefined)
    return wrong('lesson/unsolvable', 'the stars cannot all be reached');
  return ok({ position, task: { is: 'collect', hero, stars } });
}

/** The only piece of its side. */
function heroOf({ rules, placement, sideToMove }: Position): Square | undefined {
  const bit = sideToMove === 'black' ? 1 : 0;
  const own = rules.board.squares.filter((at) => placement[at] !== EMPTY && ((placement[at] as number) & 1) === bit);
  return own.length === 1 ? own[0] : undefined;
}

function readGoal(position: Position, word: string): Result<Task> {
  if (!isGoal(word))
    return wrong('lesson/unknown-goal', `"${word}" is no goal: write one of ${Object.keys(GOALS).join(', ')}`);
  const fulfils = (move: Move): boolean =>
    GOALS[word]({ before: position, move, after: playUnchecked(position, move) });
  if (!legalMoves(position).some(fulfils)) return wrong('lesson/unsolvable', `no move does "${word}"`);
  return ok({ is: 'goal', goal: word });
}

function readTurns(start: Position, { lines }: WrittenStep): Result<Task> {
  const turns: Turn[] = [];
  const problems: Problem[] = [];
  let position = start;
  const read = (text: string): Move | undefined => {
    const move = parseMove(position, text);
    if (!move.ok) problems.push(...move.problems);
    return move.ok ? move.value : undefined;
  };
  for (const { key, value } of lines) {
    if (key === 'move') {
      const moves = alternatives(value).flatMap((text) => read(text) ?? []);
      turns.push({ answers: moves.map((move) => writeUci(position.rules, move)), reply: undefined });
      if (moves[0] !== undefined) position = playUnchecked(position, moves[0]);
    } else if (key === 'reply') {
      const move = read(value);
      const last = turns.pop();
      if (move === undefined || last === undefined) continue;
      turns.push({ ...last, reply: writeUci(position.rules, move) });
      position = playUnchecked(position, move);
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  return turns.length > 0 ? ok({ is: 'play', turns }) : wrong('lesson/no-moves', 'say what is to be played: move: …');
}

/** Exactly one of the moves, told in coordinates, is not legal. */
function readOptions(position: Position, texts: readonly string[]): Result<Task> {
  const { board } = position.rules;
  const options = texts.flatMap((text): readonly Option[] => {
    const [, first = '', second = ''] = /^([a-z]\d+)([a-z]\d+)/.exec(text) ?? [];
    const [from, to] = [board.find(first), board.find(second)];
    if (from === undefined || to === undefined) return [];
    return [{ text, from, to, legal: parseUci(position, text).ok }];
  });
  if (options.length < Math.max(2, texts.length))
    return wrong('lesson/no-moves', 'name two moves or more, in coordinates');
  const barred = options.filter(({ legal }) => !legal);
  if (barred.length !== 1)
    return wrong('lesson/not-one-illegal', `one of the moves is to be illegal, and ${barred.length} are`);
  const [only] = barred;
  if (only && explain(position, only.from, only.to) === undefined)
    return wrong('lesson/not-one-illegal', `"${only.text}" is a legal move of other spelling`);
  return ok({ is: 'illegal', options });
}

function valuesOf({ lines }: WrittenStep, key: StepKey): readonly string[] {
  return lines.filter((line) => line.key === key).flatMap(({ value }) => alternatives(value));
}

/** Words between blanks, commas or strokes; the comma inside of a castling by leap stays. */
function alternatives(value: string): readonly string[] {
  return value.split(/\s*\/\s*|\s+/).filter((word) => word !== '');
}

function squares({ board }: Ruleset, names: readonly string[]): Result<readonly Square[]> {
  const unknown = names.find((name) => board.find(name) === undefined);
  if (unknown !== undefined) return wrong('lesson/unknown-square', `there is no square "${unknown}"`);
  return ok(names.flatMap((name) => board.find(name) ?? []));
}

function wrong<T>(code: ProblemCode, message: string): Result<T> {
  return fail(error(code, message));
}

function named({ id }: WrittenStep, problem: Problem): Problem {
  return aboutPart(`step "${id}"`, problem);
}
