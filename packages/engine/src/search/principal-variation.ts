/** The principal variation: what the search expects both sides to play. A triangle of lines, one for each ply. */
import type { Move } from '@hippodrome/rules';

export class PrincipalVariation {
  readonly #lines: (readonly Move[])[] = [];

  /** Forgets what was expected from a ply on. */
  clear(ply: number): void {
    this.#lines[ply] = [];
  }

  /** A move of this ply, followed by what the next ply found. */
  set(ply: number, move: Move): void {
    this.#lines[ply] = [move, ...(this.#lines[ply + 1] ?? [])];
  }

  from(ply: number): readonly Move[] {
    return this.#lines[ply] ?? [];
  }
}
