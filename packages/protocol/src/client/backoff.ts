/** How long to wait before trying again: twice as long each time, and never all clients at the same moment. */
const FIRST = 300;
const LONGEST = 10_000;

export class Backoff {
  #tries = 0;

  /** Milliseconds. */
  next(): number {
    const most = Math.min(LONGEST, FIRST * 2 ** this.#tries);
    this.#tries += 1;
    return most * (0.5 + Math.random() / 2);
  }

  reset(): void {
    this.#tries = 0;
  }
}
