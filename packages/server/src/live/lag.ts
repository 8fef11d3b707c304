/**
 * How long messages of a client are under way, there and back, as the server measures it. What a client claims of it would be a way to
 * gain time; what it delays on purpose it delays at its own cost, up to the limit of `creditFor`.
 */
const REMEMBERED = 4;

export class Lag {
  readonly #trips: number[] = [];

  /** A ping has been answered after so many milliseconds. */
  measured(trip: number): void {
    this.#trips.push(trip);
    if (this.#trips.length > REMEMBERED) this.#trips.shift();
  }

  /** Milliseconds: the shortest of the last trips; 0 as long as there was none. */
  get value(): number {
    return this.#trips.length === 0 ? 0 : Math.min(...this.#trips);
  }
}
