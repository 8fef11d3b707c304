/** The server as a program: reads the environment, says when it is ready, and ends when it is told to. */
import { formatProblem, type Result } from '@hippodrome/rules';
import { readAddress } from './address.js';
import { type RunningServer, serve } from './serve.js';

interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Serves until SIGINT or SIGTERM arrives. Prints one line on stdout when ready, and nothing else there.
 * @param webRoot the folder with the built page
 * @returns the exit code: 0 after a signal, 1 when it could not start (the reasons are on stderr)
 */
export async function run(webRoot: string, { stdout, stderr }: Streams = process): Promise<0 | 1> {
  const result = await start(webRoot);
  if (!result.ok) {
    for (const problem of result.problems) stderr.write(`input:${formatProblem(problem)}\n`);
    return 1;
  }
  stdout.write(`Hippodrome is ready: http://localhost:${result.value.port}\n`);
  await signal();
  await result.value.close();
  return 0;
}

async function start(webRoot: string): Promise<Result<RunningServer>> {
  const address = readAddress(process.env);
  return address.ok ? serve({ ...address.value, webRoot }) : address;
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
