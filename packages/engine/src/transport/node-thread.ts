/** Worker threads of Node. */
import { Worker } from 'node:worker_threads';
import type { Reply } from './protocol.js';
import type { StartWorker } from './transport.js';

// Written out in one expression each, because that is what bundlers look for.
export const startNodeCore = threadOf(() => new Worker(new URL('../worker/node-core.js', import.meta.url)));
export const startNodeReference = threadOf(() => new Worker(new URL('../worker/node-reference.js', import.meta.url)));

function threadOf(start: () => Worker): StartWorker {
  return ({ onReply, onCrash }) => {
    const worker = start();
    let ended = false;
    const crash = (reason: string): void => {
      if (ended) return;
      ended = true;
      onCrash(reason);
    };
    worker.on('message', (reply: Reply) => {
      if (!ended) onReply(reply);
    });
    worker.on('error', (reason) => crash(String(reason)));
    worker.on('exit', (code) => crash(`it ended with code ${code}`));
    return {
      post: (request) => worker.postMessage(request),
      terminate() {
        ended = true;
        void worker.terminate();
      },
    };
  };
}
