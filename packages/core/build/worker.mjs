/** @module A thread of the build: compiles one module after the other. */
import { parentPort } from 'node:worker_threads';
import { compileCore } from './compile.mjs';

parentPort?.on('message', (order) => void answer(order));

/** @param {{ job: import('./build.mjs').Job, constants: Readonly<Record<string, number>> }} order */
async function answer({ job, constants }) {
  const image = job.image && new DataView(job.image.buffer);
  const binary = await compileCore({ words: job.words, constants, ...(image && { image }) });
  parentPort?.postMessage({ job, base64: Buffer.from(binary).toString('base64') });
}
