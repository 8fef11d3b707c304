/** The channel of a web worker, seen from inside. */
import type { Reply, Request } from '../transport/protocol.js';
import { type Abilities, serve } from './serve.js';

/** The part of a web worker's global scope that is used here. */
interface WorkerScope {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Request }) => void): void;
}

export function serveWeb(abilities: Abilities): void {
  const scope = globalThis as unknown as WorkerScope;
  const answer = serve((reply) => scope.postMessage(reply), abilities);
  scope.addEventListener('message', ({ data }) => void answer(data));
}
