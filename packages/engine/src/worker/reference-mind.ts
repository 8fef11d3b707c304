/** Thinks with the search in TypeScript, which plays every game. */
import { legalMoves, ok, type Position, perftWithin, type Result, type Ruleset, writeUci } from '@hippodrome/rules';
import { type Analysis, analyse } from '../analyse.js';
import type { Question, Settings, ThinkListeners, Thought } from '../backend/backend.js';
import { amongOf } from '../record/among.js';
import type { Reading } from '../record/reading.js';
import type { Signals } from '../search/budget.js';
import { TranspositionTable } from '../search/transposition-table.js';
import type { Mind } from './mind.js';
import { thoughtOf } from './thought.js';

/** Milliseconds after which it is worth telling which move is being searched. */
const LONG = 1000;

export async function makeReferenceMind(rules: Ruleset, { hash }: Settings): Promise<Result<Mind>> {
  return ok(new ReferenceMind(rules, TranspositionTable.ofSize(hash)));
}

class ReferenceMind implements Mind {
  readonly #rules: Ruleset;
  readonly #table: TranspositionTable;

  constructor(rules: Ruleset, table: TranspositionTable) {
    this.#rules = rules;
    this.#table = table;
  }

  think(reading: Reading, question: Question, listeners: ThinkListeners, signals: Signals | undefined): Thought {
    const rules = this.#rules;
    const { position, history } = reading;
    const { limits, lines, pondering, fresh } = question;
    const among = amongOf(position, question.among);
    const thought = (analysis: Analysis): Thought => thoughtOf(rules, analysis);
    const analysis = analyse(position, history, {
      limits,
      ...(fresh !== true && { table: this.#table }),
      ...(lines !== undefined && { lines }),
      ...(pondering !== undefined && { pondering }),
      ...(among !== undefined && { among }),
      ...(signals !== undefined && { signals }),
      onIteration: (found) => listeners.thought?.(thought(found)),
      onRootMove(move, number, depth, nodes, milliseconds) {
        if (milliseconds < LONG) return;
        listeners.rootMove?.({ move: writeUci(rules, move), number, depth, nodes, milliseconds });
      },
    });
    if (analysis === undefined) throw new Error(`nobody is to move, with ${legalMoves(position).length} moves`);
    return thought(analysis);
  }

  async count(position: Position, depth: number, signals: Signals | undefined): Promise<number | undefined> {
    return perftWithin(position, depth, {
      get left() {
        return signals?.stopped() === true ? 0 : Number.POSITIVE_INFINITY;
      },
      set left(_) {
        // What has been done does not count.
      },
    });
  }

  forget(): void {
    this.#table.clear();
  }
}
