/** The program: its commands, its help, and what becomes of wrong usage. */
import { Command, CommanderError } from '@commander-js/extra-typings';
import type { AddCommand } from './commands/command.js';
import { EXIT, type ExitCode, type Io } from './io.js';
import { ownVersion } from './version.js';

/** In the order of the help. Each is loaded when it is needed, so that a command starts without what the others use. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  variants: async () => (await import('./commands/variants.js')).addVariants,
  check: async () => (await import('./commands/check.js')).addCheck,
  pieces: async () => (await import('./commands/pieces.js')).addPieces,
  moves: async () => (await import('./commands/moves.js')).addMoves,
  perft: async () => (await import('./commands/perft.js')).addPerft,
  analyse: async () => (await import('./commands/analyse.js')).addAnalyse,
  play: async () => (await import('./commands/play.js')).addPlay,
  diagram: async () => (await import('./commands/diagram.js')).addDiagram,
  sheet: async () => (await import('./commands/sheet.js')).addSheet,
  match: async () => (await import('./commands/match.js')).addMatch,
  puzzles: async () => (await import('./commands/puzzles.js')).addPuzzles,
  bench: async () => (await import('./commands/bench.js')).addBench,
  serve: async () => (await import('./commands/serve.js')).addServe,
  backup: async () => (await import('./commands/backup.js')).addBackup,
  restore: async () => (await import('./commands/restore.js')).addRestore,
  moderator: async () => (await import('./commands/moderator.js')).addModerator,
  uci: async () => (await import('./commands/uci.js')).addUci,
  cecp: async () => (await import('./commands/cecp.js')).addCecp,
};

/** @param args without the names of interpreter and program */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = EXIT.yes;
  const program = createProgram(io);
  for (const add of await commandsFor(args)) add(program, io, (answer) => (code = answer));
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.yes : EXIT.usage;
  }
}

/** The command that is called; all of them where help, or a suggestion, may have to name them. */
function commandsFor([name = '']: readonly string[]): Promise<AddCommand[]> {
  const called = Object.hasOwn(COMMANDS, name) ? [COMMANDS[name]] : Object.values(COMMANDS);
  return Promise.all(called.flatMap((load) => load?.() ?? []));
}

function createProgram(io: Io): Command {
  return new Command('hippodrome')
    .description('Chess on horseback: games whose rules document is the program.')
    .version(ownVersion())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .showHelpAfterError('(hippodrome help COMMAND says more)')
    .addHelpText(
      'after',
      '\nVARIANT is the short name of a game (see `hippodrome variants`) or the path of a rules document.' +
        '\nExit codes: 0 yes or fine, 1 no or bad input, 2 wrong usage.',
    );
}
