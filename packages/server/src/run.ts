/** The server as a program: reads the environment, says when it is ready, and ends when it is told to. */
import { formatProblem, type Problem, type Result } from '@hippodrome/rules';
import { readAddress } from './address.js';
import { type RunningServer, serve } from './serve.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Serves until SIGINT or SIGTERM arrives. Prints one line on stdout when ready, and nothing else there.
 * @param webRoot the folder with the built page
 * @returns the exit code: 0 after a signal, 1 when it could not start (the reasons are on stderr)
 */
export async function run(webRoot: string): Promise<0 | 1> {
  const result = await start(webRoot);
  if (!result.ok) {
    complain(result.problems);
    return 1;
  }
  process.stdout.write(`Hippodrome is ready: http://localhost:${result.value.port}\n`);
  await signal();
  await result.value.close();
  return 0;
}

async function start(webRoot: string): Promise<Result<RunningServer>> {
  const address = readAddress(process.env);
  return address.ok ? serve({ ...address.value, webRoot }) : address;
}

function complain(problems: readonly Problem[]): void {
  for (const problem of problems) process.stderr.write(`input:${formatProblem(problem)}\n`);
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
