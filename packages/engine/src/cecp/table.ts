/** The game on XBoard's board as the engine follows it: rules, moves, and what they have come to. */
import {
  type Colour,
  isDecided,
  legalMoves,
  type Move,
  type Outcome,
  ok,
  type Position,
  type Result,
  type Ruleset,
  writeUci,
} from '@hippodrome/rules';
import type { GameRecord } from '../record/game-record.js';
import { type Reading, RecordReader } from '../record/reading.js';
import { outcomeOf } from '../record/standing.js';
import { readMove } from './coordinates.js';

export class Table {
  readonly rules: Ruleset;
  readonly #reader: RecordReader;
  #reading: Reading;

  constructor(rules: Ruleset) {
    this.rules = rules;
    this.#reader = new RecordReader(rules);
    const start = this.#reader.read({ moves: [] });
    if (!start.ok) throw new Error('a game begins with a position that can be');
    this.#reading = start.value;
  }

  get record(): GameRecord {
    return this.#reading.record;
  }

  get position(): Position {
    return this.#reading.position;
  }

  get sideToMove(): Colour {
    return this.position.sideToMove;
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.#reading);
  }

  /** Whether nobody can move any more, whatever the score sheet says. */
  get isOver(): boolean {
    return isDecided(this.position) || legalMoves(this.position).length === 0;
  }

  /** How many moves a side has made. */
  movesBy(side: Colour): number {
    const { history, record } = this.#reading;
    const isFirst = (history[0] ?? this.position).sideToMove === side;
    return isFirst ? Math.ceil(record.moves.length / 2) : Math.floor(record.moves.length / 2);
  }

  /** Begins again from a FEN, or from the beginning. Codes: those of FENs and setups. */
  setUp(fen?: string): Result<undefined> {
    const read = this.#reader.read({ moves: [], ...(fen !== undefined && { fen }) });
    if (read.ok) this.#reading = read.value;
    return read.ok ? ok(undefined) : read;
  }

  /** Plays a move as XBoard writes it. Codes: those of coordinate moves, `game/over`. */
  play(word: string): Result<Move> {
    const move = readMove(this.position, word);
    if (!move.ok) return move;
    const played = this.playOurs(writeUci(this.rules, move.value));
    return played.ok ? move : played;
  }

  /** Plays a move in our coordinates. */
  playOurs(text: string): Result<undefined> {
    const read = this.#reader.read({ ...this.record, moves: [...this.record.moves, text] });
    if (read.ok) this.#reading = read.value;
    return read.ok ? ok(undefined) : read;
  }

  /** Takes so many plies back; false when there are not that many. */
  undo(plies: number): boolean {
    const { moves } = this.record;
    if (moves.length < plies) return false;
    const read = this.#reader.read({ ...this.record, moves: moves.slice(0, moves.length - plies) });
    if (read.ok) this.#reading = read.value;
    return read.ok;
  }
}
