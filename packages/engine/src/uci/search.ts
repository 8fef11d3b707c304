/** One `go`: from the command to its `bestmove`, which comes exactly once, and not before it may. */
import { type Outcome, outcome, type Problem } from '@hippodrome/rules';
import type { Thought } from '../backend/backend.js';
import type { Engine } from '../engine/engine.js';
import type { Level } from '../level/level.js';
import { describeProblem, oneLine } from '../protocol/text.js';
import type { Reading } from '../record/reading.js';
import { type GoCommand, isOpenEnded, thinkOptionsFor } from './go-command.js';
import { rootMoveLine, thoughtLines } from './info-lines.js';

export interface SearchSettings {
  /** Milliseconds that every move loses on its way. */
  readonly overhead: number;
  readonly lines: number;
  readonly level?: Level;
}

/** Where no move can be given; `0000` is a pass, which some games have. */
const NO_MOVE = 'bestmove (none)';

export class UciSearch {
  readonly #engine: Engine;
  readonly #reading: Reading;
  #write: (line: string) => void;
  /** Whether the answer has to wait for a `stop` or a `ponderhit`. */
  #held = false;
  #release: () => void = () => {};
  readonly #released: Promise<void>;
  #ended: Promise<void> = Promise.resolve();

  constructor(engine: Engine, reading: Reading, write: (line: string) => void) {
    this.#engine = engine;
    this.#reading = reading;
    this.#write = write;
    this.#released = new Promise((resolve) => (this.#release = resolve));
  }

  /** Resolves when the answer has been written. */
  get ended(): Promise<void> {
    return this.#ended;
  }

  begin(command: GoCommand, settings: SearchSettings): void {
    this.#held = isOpenEnded(command) && command.perft === undefined;
    this.#ended = command.perft === undefined ? this.#think(command, settings) : this.#count(command.perft);
  }

  stop(): void {
    this.#held = false;
    this.#release();
    this.#engine.stop();
  }

  ponderHit(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#release();
    this.#engine.ponderHit();
  }

  endIfOpen(): void {
    if (this.#held) this.stop();
  }

  /** Nobody listens any more. */
  silence(): void {
    this.#write = () => {};
  }

  async #think(command: GoCommand, { overhead, lines, level }: SearchSettings): Promise<void> {
    let told: Thought | undefined;
    const tell = (thought: Thought): void => {
      told = thought;
      for (const line of thoughtLines(thought)) this.#write(line);
    };
    const found = await this.#engine.think(this.#reading.record, {
      ...thinkOptionsFor(command, this.#reading.position.sideToMove, overhead),
      lines,
      ...(level !== undefined && { level, seed: Date.now() % 2 ** 31 }),
      onThought: tell,
      onRootMove: (rootMove) => this.#write(rootMoveLine(rootMove)),
    });
    if (this.#held) await this.#released;
    if (!found.ok) {
      this.#explain(found.problems);
      this.#write(NO_MOVE);
      return;
    }
    if (told === undefined || told.nodes !== found.value.nodes) tell(found.value);
    const [best, ponder] = found.value.lines[0].moves;
    this.#write(`bestmove ${best}${ponder === undefined ? '' : ` ponder ${ponder}`}`);
  }

  async #count(depth: number): Promise<void> {
    const counts = await this.#engine.perft(this.#reading.record, depth);
    if (!counts.ok) {
      this.#explain(counts.problems);
    } else if (counts.value === undefined) {
      this.#write('info string stopped before everything was counted');
    } else {
      for (const { move, nodes } of counts.value) this.#write(`${move}: ${nodes}`);
      this.#write('');
      this.#write(`Nodes searched: ${counts.value.reduce((sum, { nodes }) => sum + nodes, 0)}`);
    }
  }

  /** Why there is no move: the game is over, or something is wrong. */
  #explain(problems: readonly Problem[]): void {
    const isOver = problems.some(({ code }) => code === 'engine/game-over');
    if (isOver) this.#write(`info depth 0 score ${this.#finalScore()}`);
    for (const problem of problems) this.#write(`info string ${oneLine(`error: ${describeProblem(problem)}`)}`);
  }

  /** The score of a game that is over: protocols know no better words than a mate on the spot. */
  #finalScore(): string {
    const { position } = this.#reading;
    const end: Outcome | undefined = outcome(position);
    if (end === undefined || end.winner === null) return 'cp 0';
    return end.winner === position.sideToMove ? 'mate 1' : 'mate 0';
  }
}
