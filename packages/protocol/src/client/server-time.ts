/**
 * The server's clock as a client may know it. Each message tells what time it was when the server sent it; the one that was under way
 * for the shortest time tells it best, and that is the one by which the server is furthest ahead.
 */
export class ServerTime {
  #ahead: number | undefined;

  /** A message has come that was sent at that time. */
  heard(sentAt: number): void {
    const ahead = sentAt - Date.now();
    if (this.#ahead === undefined || ahead > this.#ahead) this.#ahead = ahead;
  }

  /** Either clock may have been set since. */
  reset(): void {
    this.#ahead = undefined;
  }

  now(): number {
    return Date.now() + (this.#ahead ?? 0);
  }
}
