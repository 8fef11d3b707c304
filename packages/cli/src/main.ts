/** The program itself: what `bin/hippodrome.js` starts. */
import { run } from './program.js';

for (const stream of [process.stdout, process.stderr]) stream.on('error', leaveQuietly);

process.exitCode = await run(process.argv.slice(2), process);

/** The reader of a pipe may stop reading (`hippodrome moves … | head -1`): that is not our error. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
