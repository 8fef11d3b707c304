/** A thread of a perft. Threads take root moves one by one, so that none is idle while another has a long list before it. */
import { parentPort, workerData } from 'node:worker_threads';
import { compile, expectOk } from '@hippodrome/rules';
import { findPosition } from '../position.js';
import { countingWith, rootMoves } from './count.js';
import type { Order, Share, Task } from './shared.js';

const { spec, fen, core, taken } = workerData as Task;
const found = findPosition(expectOk(compile(spec)), fen);
if (!found.ok) throw new Error(`this position was legal before: ${fen}`);
const position = found.value;
const countBelow = expectOk(await countingWith(core, position));
const moves = rootMoves(position);
const next = new Int32Array(taken);

parentPort?.on('message', ({ depth }: Order) => {
  const share: Share[number][] = [];
  for (let index = Atomics.add(next, 0, 1); index < moves.length; index = Atomics.add(next, 0, 1)) {
    const move = moves[index];
    if (move !== undefined) share.push({ index, nodes: countBelow(move, depth) });
  }
  parentPort?.postMessage(share satisfies Share);
});
