/** The jobs that run in this process: each has a signal, and whoever stops can wait for them, though not for ever. */

/** Why a job's signal was aborted, and so what becomes of the job. */
export type StopReason = 'cancelled' | 'stopping' | 'taken-over';

export class RunningJobs {
  readonly #jobs = new Map<string, { readonly controller: AbortController; readonly done: Promise<unknown> }>();

  get size(): number {
    return this.#jobs.size;
  }

  get keys(): readonly string[] {
    return [...this.#jobs.keys()];
  }

  /** @param key names this run, and no other */
  async run<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const done = work(controller.signal);
    this.#jobs.set(key, { controller, done });
    try {
      return await done;
    } finally {
      this.#jobs.delete(key);
    }
  }

  stop(key: string, reason: StopReason): void {
    this.#jobs.get(key)?.controller.abort(reason);
  }

  /** Stops all, and resolves when they are done or `grace` milliseconds are over. */
  async stopAll(grace: number): Promise<void> {
    const all = [...this.#jobs.values()];
    for (const { controller } of all) controller.abort('stopping' satisfies StopReason);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, grace);
    });
    await Promise.race([Promise.allSettled(all.map(({ done }) => done)), patience]);
    clearTimeout(timer);
  }
}
