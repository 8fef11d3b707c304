/** A player's clock: what is left, and when the player has overstepped. */
import type { ClockReading } from './contestant.js';
import type { TimeControl } from './time-control.js';

export class Clock {
  readonly #control: TimeControl;
  #left: number;
  #movesToGo: number | undefined;

  constructor(control: TimeControl) {
    this.#control = control;
    this.#left = control.type === 'clock' ? control.base : 0;
    this.#movesToGo = control.type === 'clock' ? control.moves : undefined;
  }

  get reading(): ClockReading {
    const increment = this.#control.type === 'clock' ? this.#control.increment : 0;
    return { left: this.#left, increment, movesToGo: this.#movesToGo };
  }

  /** Milliseconds for the next move; undefined when nothing but patience limits it. */
  get limit(): number | undefined {
    if (this.#control.type === 'clock') return this.#left;
    return this.#control.type === 'movetime' ? this.#control.milliseconds : undefined;
  }

  /** A move has been made after so many milliseconds. */
  spend(elapsed: number): void {
    if (this.#control.type !== 'clock') return;
    const { base, increment, moves } = this.#control;
    this.#left = Math.max(0, this.#left - elapsed) + increment;
    if (this.#movesToGo === undefined) return;
    this.#movesToGo--;
    if (this.#movesToGo > 0) return;
    this.#movesToGo = moves;
    this.#left += base;
  }
}
