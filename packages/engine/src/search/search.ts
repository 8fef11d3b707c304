/** Everything that the parts of one search share. */
import type { Outcome, Position } from '@hippodrome/rules';
import type { Evaluator } from '../evaluate/evaluator.js';
import { createEvaluator } from '../evaluate/evaluator.js';
import type { Budget } from './budget.js';
import { endWithMoves, endWithoutMoves } from './game-end.js';
import { Line } from './line.js';
import { MoveOrder } from './move-order.js';
import { PrincipalVariation } from './principal-variation.js';
import { DRAW, outcomeScore } from './score.js';
import { TranspositionTable } from './transposition-table.js';

/** Slots of the table as a power of two: enough for the nodes of a move, and no more than 5 MB. */
const MOST_TABLE_BITS = 18;

export class Search {
  readonly budget: Budget;
  readonly evaluator: Evaluator;
  readonly line: Line;
  readonly order: MoveOrder;
  readonly table: TranspositionTable;
  readonly variation = new PrincipalVariation();
  /** Plies of the iteration under way. */
  depth = 0;

  /** @param table with what earlier searches of the game have found; one of its own when left out */
  constructor(root: Position, history: readonly Position[], budget: Budget, table?: TranspositionTable) {
    const { board } = root.rules;
    this.budget = budget;
    const bits = Math.min(MOST_TABLE_BITS, Math.ceil(Math.log2(budget.maximum + 2)));
    this.table = table ?? new TranspositionTable(bits);
    this.evaluator = createEvaluator(root);
    this.line = new Line(root, history);
    this.order = new MoveOrder(this.evaluator.values, board.files * board.ranks);
  }

  /** The score of the position if the game is over, provided that the side to move can move. */
  end(inCheck: boolean): number | undefined {
    const { position } = this.line;
    const outcome = endWithMoves({ position, occurrences: this.line.occurrences(), inCheck });
    return outcome === undefined ? undefined : this.#score(outcome);
  }

  /** The score of the position, given that the side to move cannot move. */
  endWithoutMoves(): number {
    const { position, checked } = this.line;
    const outcome = endWithoutMoves({ position, occurrences: this.line.occurrences(), inCheck: checked });
    // A game may leave open what it means not to be able to move: then nobody has won.
    return outcome === undefined ? DRAW : this.#score(outcome);
  }

  evaluate(): number {
    return this.evaluator.evaluate(this.line.position);
  }

  #score(outcome: Outcome): number {
    return outcomeScore(outcome, this.line.position.sideToMove, this.line.ply);
  }
}
