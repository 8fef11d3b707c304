/** The channel of a worker thread of Node, seen from inside. */
import { parentPort } from 'node:worker_threads';
import type { Request } from '../transport/protocol.js';
import { type Abilities, serve } from './serve.js';

export function serveNode(abilities: Abilities): void {
  if (parentPort === null) throw new Error('this module is the code of a worker thread');
  const port = parentPort;
  const answer = serve((reply) => port.postMessage(reply), abilities);
  port.on('message', (request: Request) => void answer(request));
}
