/** `hippodrome moderator`: who judges reports and closes accounts on the server of this machine. */
import { INPUT, reportFailure } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { type AddCommand, DATABASE_HELP, JSON_FLAG, JSON_HELP } from './command.js';

interface Options {
  readonly revoke?: boolean | undefined;
  readonly json?: boolean | undefined;
}

export const addModerator: AddCommand = (program, io, end) => {
  program
    .command('moderator')
    .description('make a member of the server a moderator')
    .argument('<name>', 'name of the member')
    .option('--revoke', 'take it away again')
    .option(JSON_FLAG, JSON_HELP)
    .addHelpText('after', `${DATABASE_HELP}\nThe server may be running.`)
    .action(async (name, options) => end(await appoint(io, name, options)));
};

async function appoint(io: Io, name: string, { revoke = false, json = false }: Options): Promise<ExitCode> {
  // Loaded here, so that other commands start without it.
  const [{ withDatabase }, { appointModerator }] = await Promise.all([
    import('../database.js'),
    import('@hippodrome/server'),
  ]);
  const role = revoke ? 'player' : 'moderator';
  const appointed = await withDatabase({ path: INPUT, use: 'read' }, { mustExist: true }, (database) =>
    appointModerator(database, name, role),
  );
  if (!appointed.ok) return reportFailure(io, appointed, json);
  if (json) writeJson(io.stdout, { name: appointed.value, role });
  else writeLine(io.stdout, `${appointed.value} is ${revoke ? 'no moderator any more' : 'a moderator now'}`);
  return EXIT.yes;
}
