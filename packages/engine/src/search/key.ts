/**
 * Zobrist keys of 64 bits in two halves. Cheaper than the rules' exact repetition keys, which look at legal moves, and a
 * little finer: squares open to en passant count even when nobody can capture there. Good enough to search with.
 */
import { EMPTY, type Move, type Position, type Ruleset, type Square } from '@hippodrome/rules';
import { mix } from './random.js';

export interface Key {
  readonly high: number;
  readonly low: number;
}

export interface Keys {
  /** The key of a position, from scratch. */
  of(position: Position): Key;
  /** The key after a move, from the key before it. */
  after(key: Key, before: Position, move: Move, after: Position): Key;
}

const HIGH_SALT = 0x5bd1e995;
const BLACK_TO_MOVE: Key = { high: mix(0x1234567), low: mix(0x7654321) };

export function createKeys(rules: Ruleset): Keys {
  const size = rules.board.files * rules.board.ranks;
  const codes = 2 * rules.kinds.length + 2;
  const low = Int32Array.from({ length: codes * size }, (_, i) => mix(i + 1));
  const high = Int32Array.from(low, (value) => mix(value ^ HIGH_SALT));
  const states = rules.having.state;

  return { of, after };

  function of(position: Position): Key {
    const key = new Sum(position.sideToMove === 'black' ? BLACK_TO_MOVE : { high: 0, low: 0 });
    for (const square of rules.board.squares) addPiece(key, position.placement[square] as number, square);
    for (let i = 0; i < states.length; i++) addState(key, position, i);
    return key;
  }

  function after(key: Key, before: Position, move: Move, position: Position): Key {
    if (move.type === 'castling') return of(position);
    const sum = new Sum(key);
    sum.add(BLACK_TO_MOVE.high, BLACK_TO_MOVE.low);
    if (move.type === 'step') {
      replacePiece(sum, before, position, move.from);
      // A piece that captures without moving ends where it began.
      if (move.to !== move.from) replacePiece(sum, before, position, move.to);
      for (const square of move.captures) if (square !== move.to) replacePiece(sum, before, position, square);
    }
    states.forEach(({ slot }, i) => {
      if (before.states[slot] === position.states[slot]) return;
      addState(sum, before, i);
      addState(sum, position, i);
    });
    return sum;
  }

  function replacePiece(sum: Sum, before: Position, position: Position, square: Square): void {
    addPiece(sum, before.placement[square] as number, square);
    addPiece(sum, position.placement[square] as number, square);
  }

  function addPiece(sum: Sum, code: number, square: Square): void {
    if (code !== EMPTY) sum.add(high[code * size + square] as number, low[code * size + square] as number);
  }

  /** A rule's memory counts by the text in which FENs write it. */
  function addState(sum: Sum, position: Position, index: number): void {
    const { slot, hooks } = states[index] as (typeof states)[number];
    let hash = mix(slot + 1);
    const text = hooks.state.write(position.states[slot]);
    for (let i = 0; i < text.length; i++) hash = mix(hash ^ text.charCodeAt(i));
    sum.add(mix(hash ^ HIGH_SALT), hash);
  }
}

/** A key in the making. */
class Sum implements Key {
  high: number;
  low: number;

  constructor({ high, low }: Key) {
    this.high = high;
    this.low = low;
  }

  add(high: number, low: number): void {
    this.high ^= high;
    this.low ^= low;
  }
}
