/** An engine as it takes part in a match: started when it is needed, started again when it has died, its moves read by our rules. */
import { error, fail, type Game, type Move, type Position, type Result, type Ruleset } from '@hippodrome/rules';
import type { Answer, Contestant, Fault, Task } from '../match/contestant.js';
import { type Reply, UciEngine } from '../uci/engine.js';
import { goArguments } from '../uci/go.js';
import { readMove, writeMove, writePosition } from './dialect.js';
import type { EngineSpec } from './specification.js';

/** Characters of a line that are quoted. */
const LONGEST_QUOTE = 200;

export class UciContestant implements Contestant {
  readonly #spec: EngineSpec;
  readonly #rules: Ruleset;
  #engine: UciEngine | undefined;

  constructor(spec: EngineSpec, rules: Ruleset) {
    this.#spec = spec;
    this.#rules = rules;
  }

  /** The given name, or the engine's own once it has been started. */
  get name(): string {
    return this.#spec.name ?? (this.#engine?.name || this.#spec.command.program);
  }

  /** Codes: those of `UciEngine.start`. */
  async newGame(): Promise<Result<undefined>> {
    if (this.#engine?.isAlive !== true) {
      const { command, options, variants } = this.#spec;
      const { slug } = this.#rules.spec;
      const started = await UciEngine.start(command, options, variants.get(slug) ?? slug);
      if (!started.ok) return started;
      this.#engine = started.value;
    }
    return this.#engine.newGame();
  }

  async think(game: Game, { control, clocks, deadline }: Task): Promise<Answer> {
    if (this.#engine === undefined) throw new Error('no game has begun');
    const limits = goArguments(control, clocks, game.position.sideToMove);
    const reply = await this.#engine.go(this.#history(game), limits, deadline);
    return this.#understand(game.position, reply);
  }

  async close(): Promise<void> {
    await this.#engine?.quit();
    this.#engine = undefined;
  }

  /** Always with its FEN: what an engine takes for the starting position may be another one. */
  #history({ start, plies }: Game): string {
    const { dialect } = this.#spec;
    const moves = plies.map(({ before, move }) => writeMove(dialect, before, move));
    const fen = `fen ${writePosition(dialect, start)}`;
    return moves.length === 0 ? fen : `${fen} moves ${moves.join(' ')}`;
  }

  #understand(position: Position, reply: Reply): Answer {
    if (reply.type === 'ended') return faulty('crash', `it ended while it was to move: ${reply.how}`);
    if (reply.type === 'late') return faulty('late', 'no move came in time');
    const { line, info, elapsed } = reply;
    const move = this.#read(position, line);
    if (move.ok) return { type: 'move', move: move.value, info, elapsed };
    return faulty(
      'illegal-move',
      `"${line.slice(0, LONGEST_QUOTE)}": ${move.problems.map(({ message }) => message).join('; ')}`,
    );
  }

  #read(position: Position, line: string): Result<Move> {
    const text = /^bestmove\s+(\S+)/.exec(line)?.[1];
    return text === undefined ? fail(error('engine/no-move', 'no move')) : readMove(this.#spec.dialect, position, text);
  }
}

function faulty(kind: Fault['kind'], message: string): Answer {
  return { type: 'fault', fault: { kind, message } };
}
