/** Expectations of what a page will come to show. */
import { expect } from 'vitest';

/** Looks again and again until the expectation holds, or for ten seconds. */
export function expectSoon<T>(look: () => Promise<T> | T) {
  return expect.poll(look, { timeout: 10_000, interval: 25 });
}
