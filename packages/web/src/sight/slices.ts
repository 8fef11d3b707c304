/** Long work in short turns, so that the page goes on reacting while it is done. */

/** Milliseconds after which others have their turn. A step that has begun is finished, so turns are a little longer. */
const SLICE = 8;

/** The result of the work; undefined when it was given up. */
export async function inSlices<Result>(
  work: Generator<unknown, Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await turn();
    if (signal.aborted) return undefined;
  }
}

/** A task of its own; timers would come later and later. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
