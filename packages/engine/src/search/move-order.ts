/**
 * In which order moves are tried; the sooner the refutation, the smaller the tree. The move that the table remembers, captures
 * that win material (most valuable victim, least valuable attacker) and promotions, killer moves of the same ply, then quiet
 * moves by their history of refuting; last, captures of guarded pieces that are worth less than the capturer.
 */
import { EMPTY, type Move, opposite, type Position, type Square, type Step } from '@hippodrome/rules';
import type { PieceValues } from '../evaluate/piece-values.js';
import { moveCode, NO_MOVE } from './move-code.js';
import { MAX_PLY } from './score.js';

const REMEMBERED = 2 ** 30;
const WINNING = 2 ** 28;
const KILLER = 2 ** 27;
const MOST_HISTORY = 2 ** 20;
const LOSING = -(2 ** 28);

/** Moves with their priorities, in step with each other; `next` brings the best of what is left to the front. */
export interface MoveList {
  readonly moves: Move[];
  readonly priorities: number[];
}

export class MoveOrder {
  readonly #values: PieceValues;
  readonly #squares: number;
  /** Two for each ply. */
  readonly #killers = new Int32Array(2 * (MAX_PLY + 2));
  /** By `code * squares + to`. */
  readonly #history: Int32Array;

  constructor(values: PieceValues, squares: number) {
    this.#values = values;
    this.#squares = squares;
    this.#history = new Int32Array(values.length * squares);
  }

  /** @param remembered code of the move that the transposition table suggests */
  list(position: Position, moves: readonly Move[], remembered: number, ply: number): MoveList {
    return { moves: moves as Move[], priorities: moves.map((move) => this.#priority(position, move, remembered, ply)) };
  }

  /** A move without capture or promotion has refuted the opponent's last one. */
  reward(move: Step, depth: number, ply: number): void {
    const code = moveCode(move);
    const first = 2 * ply;
    if (this.#killers[first] !== code) {
      this.#killers[first + 1] = this.#killers[first] as number;
      this.#killers[first] = code;
    }
    const index = move.piece * this.#squares + move.to;
    this.#history[index] = Math.min(MOST_HISTORY, (this.#history[index] as number) + depth * depth);
  }

  /** What a step wins at once: the pieces it takes and what it becomes. */
  gain(position: Position, move: Step): number {
    return materialGain(this.#values, position, move);
  }

  /** Whether the step gives a piece for one that is worth less and guarded. */
  losesMaterial(position: Position, move: Step): boolean {
    const attacker = this.#values[move.piece] as number;
    return materialGain(this.#values, position, move) < attacker && isGuarded(position, move.to);
  }

  #priority(position: Position, move: Move, remembered: number, ply: number): number {
    const code = moveCode(move);
    if (code === remembered && remembered !== NO_MOVE) return REMEMBERED;
    if (move.type !== 'step') return 0;
    if (!isQuiet(move)) {
      const gain = this.gain(position, move);
      const attacker = this.#values[move.piece] as number;
      return (this.losesMaterial(position, move) ? LOSING : WINNING) + 16 * gain - attacker;
    }
    if (code === this.#killers[2 * ply]) return KILLER + 1;
    if (code === this.#killers[2 * ply + 1]) return KILLER;
    return this.#history[move.piece * this.#squares + move.to] as number;
  }
}

export function isQuiet(move: Move): boolean {
  return move.type !== 'step' || (move.captures.length === 0 && move.promotion === EMPTY);
}

/** The move with the highest priority from `index` on, swapped to that place. */
export function next({ moves, priorities }: MoveList, index: number): Move {
  let best = index;
  for (let i = index + 1; i < moves.length; i++) {
    if ((priorities[i] as number) > (priorities[best] as number)) best = i;
  }
  const move = moves[best] as Move;
  if (best !== index) {
    moves[best] = moves[index] as Move;
    moves[index] = move;
    const priority = priorities[best] as number;
    priorities[best] = priorities[index] as number;
    priorities[index] = priority;
  }
  return move;
}

function materialGain(values: PieceValues, { placement }: Position, move: Step): number {
  let gain = 0;
  for (const square of move.captures) gain += values[placement[square] as number] as number;
  if (move.promotion !== EMPTY) gain += (values[move.promotion] as number) - (values[move.piece] as number);
  return gain;
}

function isGuarded({ rules, placement, sideToMove }: Position, square: Square): boolean {
  return rules.attacks.isAttacked(placement, square, opposite(sideToMove));
}
