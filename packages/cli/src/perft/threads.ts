/** Perft on several threads, which share the root moves among them. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Position } from '@hippodrome/rules';
import { type CoreName, type Counter, rootMoves } from './count.js';
import type { Order, Share, Task } from './shared.js';

/**
 * @param fen from which the position was made; undefined for the starting position
 * @param core one that plays the game
 * @param threads at least 1
 */
export function createThreadedCounter(
  position: Position,
  fen: string | undefined,
  core: CoreName,
  threads: number,
): Counter {
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const task: Task = { spec: position.rules.spec, fen, core, taken };
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData: task }),
  );
  return {
    async count(depth) {
      new Int32Array(taken)[0] = 0;
      const shares = await Promise.all(workers.map((worker) => ask(worker, { depth })));
      const counts = rootMoves(position).map(() => 0);
      for (const { index, nodes } of shares.flat()) counts[index] = nodes;
      return counts;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

async function ask(worker: Worker, order: Order): Promise<Share> {
  const answer = once(worker, 'message');
  worker.postMessage(order);
  const [share] = await answer;
  return share as Share;
}
