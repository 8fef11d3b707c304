/** The server as a program: reads the environment, says when it is ready, and ends when it is told to. */
import { formatProblem, ok, type Result } from '@hippodrome/rules';
import { readAddress } from './address.js';
import { readDocuments } from './play/read-documents.js';
import { type RunningServer, serve } from './serve.js';
import { openServices } from './services.js';

interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Serves until SIGINT or SIGTERM arrives. Prints one line on stdout when ready, and nothing else there.
 * @param webRoot the folder with the built page
 * @param variants the folder with the shipped rules documents
 * @returns the exit code: 0 after a signal, 1 when it could not start (the reasons are on stderr)
 */
export async function run(webRoot: string, variants: string, streams: Streams = process): Promise<0 | 1> {
  const { stdout, stderr } = streams;
  const result = await start(webRoot, variants, streams);
  if (!result.ok) {
    for (const problem of result.problems) stderr.write(`input:${formatProblem(problem)}\n`);
    return 1;
  }
  stdout.write(`Hippodrome is ready: http://localhost:${result.value.port}\n`);
  await signal();
  await result.value.close();
  return 0;
}

async function start(webRoot: string, variants: string, { stderr }: Streams): Promise<Result<RunningServer>> {
  const address = readAddress(process.env);
  if (!address.ok) return address;
  const services = await openServices(process.env, readDocuments(variants), (line) => stderr.write(`${line}\n`));
  if (!services.ok) return services;
  const { api, goLive, close } = services.value;
  const server = await serve({ ...address.value, webRoot, api, goLive });
  if (!server.ok) {
    await close();
    return server;
  }
  // First those who ask, then what they ask of.
  return ok({ port: server.value.port, close: () => server.value.close().then(close) });
}

/** Resolves at the first signal. A second one is not caught, so it ends the process on the spot. */
function signal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const name of SIGNALS) process.off(name, stop);
      resolve();
    };
    for (const name of SIGNALS) process.on(name, stop);
  });
}
