/** Lets a few pieces of work run at a time and a few more wait. Whoever comes when the waiting room is full is sent away at once. */

export interface Gate {
  /** @returns what the work comes to, or undefined when there is no room left */
  enter<T>(work: () => Promise<T>): Promise<T> | undefined;
}

export function createGate({ atATime, waiting }: { readonly atATime: number; readonly waiting: number }): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atATime) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, not given up: nobody who comes just now may take it before the next in line.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    enter: (work) => (running >= atATime && queue.length >= waiting ? undefined : run(work)),
  };
}
