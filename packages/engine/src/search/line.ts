/** The line under examination: the positions from the root to where the search stands, and the game that led to the root. */
import {
  type ByColour,
  byColour,
  type Colour,
  checkSuspended,
  kindOf,
  type Move,
  opposite,
  PASS,
  type Position,
  playUnchecked,
  royalSquares,
  type Square,
} from '@hippodrome/rules';
import { createKeys, type Key, type Keys } from './key.js';

/** Where the royals of both sides stand. */
type Royals = ByColour<readonly Square[]>;

/** A position of the line, with what the search asks of it again and again. */
interface Node {
  readonly position: Position;
  readonly key: Key;
  readonly royals: Royals;
}

export class Line {
  readonly #keys: Keys;
  readonly #nodes: Node[];
  /** How often the game has seen a position before the root. */
  readonly #before = new Map<number, number>();
  #deepest = 0;

  /** @param history the positions of the game before the root, in any order */
  constructor(root: Position, history: readonly Position[]) {
    this.#keys = createKeys(root.rules);
    this.#nodes = [{ position: root, key: this.#keys.of(root), royals: royalsOf(root) }];
    for (const position of history) {
      const number = asNumber(this.#keys.of(position));
      this.#before.set(number, (this.#before.get(number) ?? 0) + 1);
    }
  }

  /** Plies from the root. */
  get ply(): number {
    return this.#nodes.length - 1;
  }

  /** The furthest ply that has been visited. */
  get deepest(): number {
    return this.#deepest;
  }

  get position(): Position {
    return this.#last.position;
  }

  get key(): Key {
    return this.#last.key;
  }

  /** Whether the side to move is in check. */
  get checked(): boolean {
    const { position, royals } = this.#last;
    return isExposed(position, royals, position.sideToMove);
  }

  /** Plays a candidate move. False, and nothing played, when it is not legal because it leaves a royal attacked. */
  play(move: Move): boolean {
    const { position: before, key, royals: standing } = this.#last;
    const position = playUnchecked(before, move);
    const royals = movesRoyal(before, move) ? royalsOf(position) : standing;
    if (move.type !== 'pass' && isExposed(position, royals, before.sideToMove)) return false;
    this.#nodes.push({ position, key: this.#keys.after(key, before, move, position), royals });
    if (this.ply > this.#deepest) this.#deepest = this.ply;
    return true;
  }

  /** The side to move does nothing, whether or not it may: the null move. */
  pass(): void {
    this.play(PASS);
  }

  undo(): void {
    this.#nodes.pop();
  }

  /**
   * How often the position has occurred. What occurs twice within the line can occur for ever and counts as Infinity; what occurred in
   * the game is counted.
   */
  occurrences(): number {
    const { key } = this;
    for (let i = this.#nodes.length - 3; i >= 0; i -= 2) {
      const other = (this.#nodes[i] as Node).key;
      if (other.low === key.low && other.high === key.high) return Number.POSITIVE_INFINITY;
    }
    return this.#before.size === 0 ? 1 : 1 + (this.#before.get(asNumber(key)) ?? 0);
  }

  get #last(): Node {
    return this.#nodes[this.#nodes.length - 1] as Node;
  }
}

function royalsOf({ rules, placement }: Position): Royals {
  return byColour((colour) => royalSquares(rules, placement, colour));
}

function movesRoyal({ rules }: Position, move: Move): boolean {
  return move.type === 'castling' || (move.type === 'step' && rules.kinds[kindOf(move.piece)]?.royal === true);
}

/** Whether a royal of the side is attacked while check is in force. */
function isExposed(position: Position, royals: Royals, side: Colour): boolean {
  const { attacks } = position.rules;
  for (const square of royals[side]) {
    if (attacks.isAttacked(position.placement, square, opposite(side))) return !checkSuspended(position);
  }
  return false;
}

/** 53 of the 64 bits, as a number that a map can be asked for. */
function asNumber({ high, low }: Key): number {
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}
