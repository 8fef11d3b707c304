/**
 * An example board that pieces can be moved on. In a position both sides move by turns, as the rules have it; what is no position (a
 * piece by itself, a board without kings) is for trying how pieces move: whoever is touched moves, again and again.
 */
import { type Move, type Position, play, type Ruleset, type Square } from '@hippodrome/rules';
import type { BoardSubject, Choice } from '../board/board-subject.js';
import { playBetween } from '../play/choices.js';
import type { Scene } from './scene.js';

export class ExampleTable implements BoardSubject {
  readonly rules: Ruleset;
  readonly flipped = false;
  readonly mayMove = true;
  readonly #start: Position;
  /** Whether one side may move again and again. */
  readonly #isFree: boolean;
  position: Position = $state.raw() as Position;
  lastMove: Move | undefined = $state.raw();
  choice: Choice | undefined = $state.raw();

  constructor(scene: Scene) {
    this.rules = scene.position.rules;
    this.#start = scene.position;
    this.#isFree = scene.isFree;
    this.position = scene.position;
  }

  get isMoved(): boolean {
    return this.lastMove !== undefined;
  }

  tryMove(from: Square, to: Square): void {
    playBetween(this, from, to);
  }

  play(move: Move): void {
    this.choice = undefined;
    const { sideToMove } = this.position;
    const next = play(this.position, move);
    if (!next.ok) return;
    this.position = this.#isFree ? { ...next.value, sideToMove } : next.value;
    this.lastMove = move;
  }

  reset(): void {
    this.choice = undefined;
    this.lastMove = undefined;
    this.position = this.#start;
  }
}
