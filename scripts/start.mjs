/**
 * @module `npm start`: sets everything up, then serves the page until Ctrl-C or a signal ends it. `PORT` and `HOST` say where.
 * Prints one line on stdout, when the page is there to be opened: `Hippodrome is ready: http://localhost:4040`.
 */
import { join } from 'node:path';
import { ROOT, say } from './run.mjs';
import { setUp } from './setup.mjs';

/** Milliseconds between two looks at whether npm is still there. */
const LOOK_EVERY = 200;

const shell = process.ppid;

if (!setUp()) process.exit(1);
if (process.env.npm_lifecycle_event === 'start') endWith(shell);

say('Starting the server; Ctrl-C ends it.');
const { run } = await import('@hippodrome/server');
process.exitCode = await run(join(ROOT, 'packages', 'web', 'dist'), join(ROOT, 'variants'));

/**
 * npm passes a signal on to the shell in which it runs us, and the shell does not pass it on to us: whoever stops `npm start` would
 * leave a server behind that nobody knows of.
 * @param {number} parent process id of the shell
 */
function endWith(parent) {
  if (process.ppid !== parent) process.exit(1);
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY);
  look.unref();
}
