/** What the engine thinks about in a game with XBoard: one thing at a time, and never about a position that is no longer there. */
import { type Colour, legalMoves } from '@hippodrome/rules';
import type { RootMove, Thought } from '../backend/backend.js';
import type { Engine, ThinkOptions } from '../engine/engine.js';
import { levelFor } from '../level/elo.js';
import { wantsDraw } from '../player/draw-offer.js';
import { describeProblem, oneLine } from '../protocol/text.js';
import type { GameRecord } from '../record/game-record.js';
import type { Score } from '../search/score.js';
import type { ClockState } from '../time/time-manager.js';
import type { CecpOptions } from './features.js';
import type { Table } from './table.js';
import { statLine, thinkingLines } from './thinking-line.js';

type Timing = Pick<ThinkOptions, 'limits' | 'clock'>;
type OnMove = (move: string) => void;

/** A question under way. */
interface Task {
  kind: 'move' | 'ponder' | 'analysis';
  readonly table: Table;
  /** The move pondered on. */
  readonly expected?: string;
  /** Whether it is still worth an answer. */
  isWanted: boolean;
  progress: RootMove | undefined;
}

export class Thinker {
  readonly #engine: Engine;
  #write: (line: string) => void;
  #isPosting = false;
  #task: Task | undefined;
  #ended: Promise<void> = Promise.resolve();
  #expected: string | undefined;
  /** What the engine thought of its last move, and for whom. */
  #lastScore: { readonly score: Score; readonly side: Colour } | undefined;

  constructor(engine: Engine, write: (line: string) => void) {
    this.#engine = engine;
    this.#write = write;
  }

  /** Resolves when nothing is thought any more but what has no end. */
  get ended(): Promise<void> {
    return this.#task?.kind === 'move' ? this.#ended : Promise.resolve();
  }

  get isBusy(): boolean {
    return this.#task !== undefined;
  }

  get isPondering(): boolean {
    return this.#task?.kind === 'ponder';
  }

  /** The move that the engine expects of its opponent. */
  get expected(): string | undefined {
    return this.#expected;
  }

  setPosting(isPosting: boolean): void {
    this.#isPosting = isPosting;
  }

  silence(): void {
    this.#write = () => {};
    if (this.#task !== undefined) this.#task.isWanted = false;
  }

  findMove(table: Table, options: CecpOptions, timing: Timing, onMove: OnMove): void {
    this.#begin({ kind: 'move', table, isWanted: true, progress: undefined }, table.record, options, timing, onMove);
  }

  /** Thinks about the answer to the move that is expected; the answer is given after `ponderHit` only. */
  ponder(table: Table, expected: string, options: CecpOptions, timing: Timing, onMove: OnMove): void {
    const record = { ...table.record, moves: [...table.record.moves, expected] };
    const task: Task = { kind: 'ponder', table, expected, isWanted: true, progress: undefined };
    this.#begin(task, record, options, { ...timing, pondering: true }, onMove);
  }

  analyse(table: Table, options: CecpOptions): void {
    const task: Task = { kind: 'analysis', table, isWanted: true, progress: undefined };
    this.#begin(task, table.record, options, { limits: {} }, () => {});
  }

  /** The opponent has moved. False when that was not what is pondered on. */
  ponderHit(move: string, clock: ClockState | undefined): boolean {
    if (this.#task?.kind !== 'ponder' || this.#task.expected !== move) return false;
    this.#hit(clock);
    return true;
  }

  /** Has the move under way made at once. */
  moveNow(): void {
    if (this.#task?.kind === 'move') this.#engine.stop();
  }

  /** Ends whatever is being thought, without an answer. */
  async abandon(): Promise<void> {
    if (this.#task === undefined) return;
    this.#task.isWanted = false;
    this.#release();
    this.#engine.stop();
    await this.#ended;
    this.#task = undefined;
  }

  tellProgress(): void {
    const { progress, table, kind } = this.#task ?? {};
    if (kind !== 'analysis' || progress === undefined || table === undefined) return;
    this.#write(statLine(progress, legalMoves(table.position).length, table.position));
  }

  /** Whether the engine, playing that side, is glad of a draw. */
  wantsDraw(side: Colour | undefined, table: Table): boolean {
    if (side === undefined || this.#lastScore?.side !== side) return false;
    return wantsDraw(table.position, this.#lastScore.score);
  }

  #release: () => void = () => {};
  #hit: (clock: ClockState | undefined) => void = () => {};

  #begin(task: Task, record: GameRecord, options: CecpOptions, timing: ThinkOptions, onMove: OnMove): void {
    this.#task = task;
    // A pondered move may be found long before the opponent has moved.
    const isHeld = task.kind === 'ponder';
    const released = isHeld ? new Promise<void>((resolve) => (this.#release = resolve)) : Promise.resolve();
    this.#hit = (clock) => {
      task.kind = 'move';
      this.#release();
      this.#engine.ponderHit(clock);
    };
    this.#ended = this.#think(task, record, options, timing, released, onMove);
  }

  async #think(
    task: Task,
    record: GameRecord,
    options: CecpOptions,
    timing: ThinkOptions,
    released: Promise<void>,
    onMove: OnMove,
  ): Promise<void> {
    const found = await this.#engine.think(record, {
      ...timing,
      ...(task.kind === 'analysis' && { lines: options.lines }),
      ...(options.limitStrength &&
        task.kind !== 'analysis' && { level: levelFor(options.elo), seed: Date.now() % 2 ** 31 }),
      onThought: (thought) => this.#post(task, thought),
      onRootMove: (rootMove) => {
        task.progress = rootMove;
      },
    });
    await released;
    if (task.kind === 'analysis' && task.isWanted) return;
    this.#task = undefined;
    if (!task.isWanted) return;
    const isOver = !found.ok && found.problems.some(({ code }) => code === 'engine/game-over');
    if (found.ok) this.#answer(task, found.value, onMove);
    else if (!isOver) this.#write(`tellusererror ${oneLine(found.problems.map(describeProblem).join('; '))}`);
  }

  #answer({ table }: Task, { lines: [{ score, moves }] }: Thought, onMove: OnMove): void {
    this.#expected = moves[1];
    this.#lastScore = { score, side: table.sideToMove };
    onMove(moves[0]);
  }

  #post({ table, isWanted, kind }: Task, thought: Thought): void {
    if (!isWanted || !(this.#isPosting || kind === 'analysis')) return;
    for (const line of thinkingLines(thought, table.position)) this.#write(line);
  }
}
