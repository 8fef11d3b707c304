/** Finds the answer to a wrong move: an engine, fetched and started when the first wrong move is made. */
import type { Engine, Score } from '@hippodrome/engine';
import { legalMoves, type Move, outcome, type Position, parseUci, type Ruleset, writeFen } from '@hippodrome/rules';

export interface Answer {
  readonly move: Move;
  /** For the side that answers. */
  readonly score: Score;
}

/** Enough to see what is wrong with a move, soon enough to be told. */
const LIMITS = { nodes: 60_000, milliseconds: 1200 };

export class Refuter {
  readonly #rules: Ruleset;
  #engine: Promise<Engine | undefined> | undefined;
  #isClosed = false;

  constructor(rules: Ruleset) {
    this.#rules = rules;
  }

  /** Undefined when there is nothing to answer, or nobody to do it: then a wrong move is just wrong. */
  async answer(position: Position): Promise<Answer | undefined> {
    if (outcome(position) !== undefined || legalMoves(position).length === 0) return undefined;
    this.#engine ??= this.#start();
    const engine = await this.#engine.catch(() => undefined);
    const thought = await engine?.think({ fen: writeFen(position), moves: [] }, { limits: LIMITS });
    if (!thought?.ok) return undefined;
    const [{ score, moves }] = thought.value.lines;
    const move = parseUci(position, moves[0]);
    return move.ok ? { move: move.value, score } : undefined;
  }

  close(): void {
    this.#isClosed = true;
    void this.#engine?.then((engine) => engine?.close());
  }

  async #start(): Promise<Engine | undefined> {
    const { createEngine } = await import('@hippodrome/engine');
    const engine = createEngine();
    const loaded = await engine.load(this.#rules);
    if (loaded.ok && !this.#isClosed) return engine;
    engine.close();
    return undefined;
  }
}
