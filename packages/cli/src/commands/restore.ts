/** `hippodrome restore`: a backup in the place of everything that the server keeps. */
import { reportFailure } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { type AddCommand, DATABASE_HELP, JSON_FLAG, JSON_HELP } from './command.js';

interface Options {
  readonly force?: boolean | undefined;
  readonly json?: boolean | undefined;
}

export const addRestore: AddCommand = (program, io, end) => {
  program
    .command('restore')
    .description('put a backup into the database, of whatever kind it was and is; end the server first')
    .argument('<file>', 'what `hippodrome backup` wrote')
    .option('--force', 'replace what the database holds')
    .option(JSON_FLAG, JSON_HELP)
    .addHelpText('after', DATABASE_HELP)
    .action(async (file, options) => end(await restoreFrom(io, file, options)));
};

async function restoreFrom(io: Io, path: string, { force = false, json = false }: Options): Promise<ExitCode> {
  // Loaded here, so that other commands start without it.
  const [{ withDatabase }, { restore }] = await Promise.all([import('../database.js'), import('@hippodrome/server')]);
  const done = await withDatabase({ path, use: 'read' }, {}, (database) => restore(database, path, { force }));
  if (!done.ok) return reportFailure(io, done, json);
  const { rows } = done.value;
  if (json) writeJson(io.stdout, { file: path, rows });
  else writeLine(io.stdout, `${rows} rows from ${path}`);
  return EXIT.yes;
}
