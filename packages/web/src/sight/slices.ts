/**
 * Long work in short turns, so that the page goes on reacting while it is done. Neither its beginning nor what is made of its result
 * falls into the task in which somebody asked for it: that one has the page to change.
 */

/** Milliseconds after which others have their turn. A step that has begun is finished, so turns are a little longer. */
const SLICE = 6;

/** The result of the work; undefined when it was given up. */
export async function inSlices<Result>(
  work: Generator<unknown, Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  for (;;) {
    await turn();
    if (signal.aborted) return undefined;
    const until = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) {
        await turn();
        return step.value;
      }
    } while (performance.now() < until);
  }
}

/** A task of its own; timers would come later and later. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
