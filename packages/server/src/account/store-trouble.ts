/**
 * What a store throws when disk or database cannot do their work. No rule about accounts could do anything about that, and none of them
 * wants to say so: it passes them by, up to whoever answers the request.
 */
import type { Problem } from '@hippodrome/rules';

export class StoreTrouble extends Error {
  /** What may be said to whoever asked. */
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join('; '));
    this.name = 'StoreTrouble';
    this.problems = problems;
  }
}
