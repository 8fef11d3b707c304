/** What a worker thread of Node runs. */
import { parentPort } from 'node:worker_threads';
import type { Request } from '../transport/protocol.js';
import { serve } from './serve.js';

if (parentPort === null) throw new Error('this module is the code of a worker thread');
const port = parentPort;
const answer = serve((reply) => port.postMessage(reply));
port.on('message', (request: Request) => answer(request));
