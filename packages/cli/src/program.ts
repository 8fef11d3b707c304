/** The program: its commands, its help, and what becomes of wrong usage. */
import { Command, CommanderError } from '@commander-js/extra-typings';
import { addAnalyse } from './commands/analyse.js';
import { addCecp } from './commands/cecp.js';
import { addCheck } from './commands/check.js';
import type { AddCommand } from './commands/command.js';
import { addDiagram } from './commands/diagram.js';
import { addMatch } from './commands/match.js';
import { addMoves } from './commands/moves.js';
import { addPerft } from './commands/perft.js';
import { addPieces } from './commands/pieces.js';
import { addPlay } from './commands/play.js';
import { addServe } from './commands/serve.js';
import { addUci } from './commands/uci.js';
import { addVariants } from './commands/variants.js';
import { EXIT, type ExitCode, type Io } from './io.js';
import { ownVersion } from './version.js';

const COMMANDS: readonly AddCommand[] = [
  addVariants,
  addCheck,
  addPieces,
  addMoves,
  addPerft,
  addAnalyse,
  addPlay,
  addDiagram,
  addMatch,
  addServe,
  addUci,
  addCecp,
];

/** @param args without the names of interpreter and program */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = EXIT.yes;
  const program = createProgram(io);
  for (const add of COMMANDS) add(program, io, (answer) => (code = answer));
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.yes : EXIT.usage;
  }
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
