/** The sounds of a board: each move that appears on it is heard while it is seen, leap by leap; what is taken back is not. */
import { landingTimes } from '@hippodrome/board';
import { inCheck, type Move, type Position } from '@hippodrome/rules';
import { playSound } from '../sounds/index.js';
import { soundsOfMove } from '../sounds/of-move.js';
import { waysOf } from './board-moves.js';
import { look } from './look.svelte.js';

export class MoveSounds {
  #seen: Position | undefined;
  #wasPut = false;

  /** The next move is made on this board: a piece that was put down by hand is there at once. */
  made(how: 'put' | 'sent'): void {
    this.#wasPut = how === 'put';
  }

  /** @param position on the board now @param move that led to it */
  follow(position: Position, move: Move | undefined): void {
    const before = this.#seen;
    const wasPut = this.#wasPut;
    if (position === before) return;
    this.#seen = position;
    this.#wasPut = false;
    if (before === undefined || move === undefined || ply(position) <= ply(before)) return;
    for (const { name, after } of soundsOfMove(move, inCheck(position), landings(position, move, wasPut))) {
      playSound(name, after);
    }
  }
}

function landings(position: Position, move: Move, wasPut: boolean): readonly number[] {
  const isStill = look.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (wasPut || isStill) return [];
  const leaps = 1 + Math.max(0, ...waysOf(position, move).map(({ via }) => via.length));
  return landingTimes(leaps, look.pace);
}

function ply({ rules, fullmoveNumber, sideToMove }: Position): number {
  return 2 * fullmoveNumber + (sideToMove === rules.first ? 0 : 1);
}
