/** A worker thread of Node. */
import { Worker } from 'node:worker_threads';
import type { Reply } from './protocol.js';
import type { StartWorker } from './transport.js';

export const startNodeThread: StartWorker = ({ onReply, onCrash }) => {
  const worker = new Worker(new URL('../worker/node-worker.js', import.meta.url));
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
