/**
 * @module `npm start`: sets everything up, then serves the page until Ctrl-C or a signal ends it. `PORT` and `HOST` say where.
 * Prints one line on stdout, when the page is there to be opened: `Hippodrome is ready: http://localhost:4040`.
 */
import { join } from 'node:path';
import { ROOT, say } from './run.mjs';
import { setUp } from './setup.mjs';

if (!setUp()) process.exit(1);

say('Starting the server; Ctrl-C ends it.');
const { run } = await import('@hippodrome/server');
process.exitCode = await run(join(ROOT, 'packages', 'web', 'dist'));
