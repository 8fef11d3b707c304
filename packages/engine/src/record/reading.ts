/**
 * A game record as a search needs it: the position it leads to and those before. Unlike a `Game` it goes on after a draw that nobody
 * has to claim elsewhere (repetition, the move rule, dead positions): programs that keep a game's score themselves may do so.
 */
import {
  error,
  fail,
  isDecided,
  type Move,
  ok,
  outcome,
  type Position,
  type Problem,
  parseUci,
  playUnchecked,
  type Result,
  type Ruleset,
  readPosition,
  startPosition,
} from '@hippodrome/rules';
import type { GameRecord } from './game-record.js';

export interface Reading {
  readonly record: GameRecord;
  readonly position: Position;
  /** The positions before, in order. */
  readonly history: readonly Position[];
  /** What was played in each of them. */
  readonly moves: readonly Move[];
}

/**
 * Reads records one after the other. Most of them only add moves to the last one: then only these are read.
 * Problems are those of FENs, setups and coordinate moves, and `game/over` for moves after a side has won.
 */
export class RecordReader {
  readonly #rules: Ruleset;
  #last: Reading | undefined;

  constructor(rules: Ruleset) {
    this.#rules = rules;
  }

  read(record: GameRecord): Result<Reading> {
    const begun = this.#begin(record);
    if (!begun.ok) return begun;
    let { position } = begun.value;
    const history = [...begun.value.history];
    const moves = [...begun.value.moves];
    for (const [index, text] of [...record.moves.entries()].slice(history.length)) {
      const move = moveIn(position, text);
      if (!move.ok) return { ok: false, problems: move.problems.map((problem) => atMove(problem, index, text)) };
      history.push(position);
      moves.push(move.value);
      position = playUnchecked(position, move.value);
    }
    this.#last = { record, position, history, moves };
    return ok(this.#last, begun.warnings);
  }

  /** The last reading, if the record continues it; else the record's first position. */
  #begin({ fen, moves }: GameRecord): Result<Omit<Reading, 'record'>> {
    const last = this.#last;
    const continues = last?.record.fen === fen && last?.record.moves.every((move, index) => move === moves[index]);
    if (last !== undefined && continues) return ok(last);
    const start = fen === undefined ? ok(startPosition(this.#rules)) : readPosition(this.#rules, fen);
    return start.ok ? ok({ position: start.value, history: [], moves: [] }, start.warnings) : start;
  }
}

function moveIn(position: Position, text: string): Result<Move> {
  if (isDecided(position)) return fail(error('game/over', `the game is over: ${outcome(position)?.rule ?? 'decided'}`));
  return parseUci(position, text);
}

export function atMove(problem: Problem, index: number, text: string): Problem {
  return { ...problem, message: `move ${index + 1} (${text}): ${problem.message}` };
}
