/** What a web worker of a browser runs. */
import type { Reply, Request } from '../transport/protocol.js';
import { serve } from './serve.js';

/** The part of a web worker's global scope that is used here. */
interface WorkerScope {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Request }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const answer = serve((reply) => scope.postMessage(reply));
scope.addEventListener('message', ({ data }) => answer(data));
