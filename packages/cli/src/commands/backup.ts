/** `hippodrome backup`: everything that the server keeps, in one file, while it goes on. */
import { reportFailure } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { type AddCommand, DATABASE_HELP, JSON_FLAG, JSON_HELP } from './command.js';

interface Options {
  readonly force?: boolean | undefined;
  readonly json?: boolean | undefined;
}

export const addBackup: AddCommand = (program, io, end) => {
  program
    .command('backup')
    .description('write everything that the server keeps into one file; it may run meanwhile')
    .argument('<file>', 'where to write (lines of JSON)')
    .option('--force', 'replace a file that is there')
    .option(JSON_FLAG, JSON_HELP)
    .addHelpText('after', DATABASE_HELP)
    .action(async (file, options) => end(await backUpInto(io, file, options)));
};

async function backUpInto(io: Io, path: string, { force = false, json = false }: Options): Promise<ExitCode> {
  // Loaded here, so that other commands start without it.
  const [{ withDatabase }, { backUp }] = await Promise.all([import('../database.js'), import('@hippodrome/server')]);
  const done = await withDatabase({ path, use: 'written' }, { mustExist: true }, (database) =>
    backUp(database, path, { force, now: Date.now() }),
  );
  if (!done.ok) return reportFailure(io, done, json);
  const { rows, bytes } = done.value;
  if (json) writeJson(io.stdout, { file: path, rows, bytes });
  else writeLine(io.stdout, `${rows} rows in ${path} (${bytes} bytes)`);
  return EXIT.yes;
}
