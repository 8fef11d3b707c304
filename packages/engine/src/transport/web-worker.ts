/** Web workers of a browser. */
import type { Reply, Request } from './protocol.js';
import type { StartWorker } from './transport.js';

/** The part of a browser's Worker that is used here: this package is not compiled against the browser's own types. */
declare class Worker {
  constructor(url: URL, options: { readonly type: 'module' });
  postMessage(request: Request): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
  terminate(): void;
}

// Written out in one expression each, because that is what bundlers look for.
export const startWebCore = workerOf(
  () => new Worker(new URL('../worker/web-core.js', import.meta.url), { type: 'module' }),
);
export const startWebReference = workerOf(
  () => new Worker(new URL('../worker/web-reference.js', import.meta.url), { type: 'module' }),
);

function workerOf(start: () => Worker): StartWorker {
  return ({ onReply, onCrash }) => {
    const worker = start();
    let ended = false;
    const crash = (reason: string): void => {
      if (ended) return;
      ended = true;
      worker.terminate();
      onCrash(reason);
    };
    worker.addEventListener('message', ({ data }) => {
      if (!ended) onReply(data);
    });
    worker.addEventListener('error', ({ message }) => crash(message ?? 'it could not be loaded'));
    worker.addEventListener('messageerror', () => crash('its answer could not be read'));
    return {
      post: (request) => worker.postMessage(request),
      terminate() {
        ended = true;
        worker.terminate();
      },
    };
  };
}
