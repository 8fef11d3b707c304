/** `hippodrome bench`: a fixed search over all shipped games. Its signature tells whether rules or search have changed, its speed how fast it is. */
import { createEngine, runBench } from '@hippodrome/engine';
import { reportFailure } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { wholeNumber } from '../options.js';
import { createLibrary } from '../variants/library.js';
import { type AddCommand, JSON_FLAG, JSON_HELP } from './command.js';

const DEEPEST = 20;

interface Options {
  readonly depth?: number | undefined;
  readonly json?: true | undefined;
}

export const addBench: AddCommand = (program, io, end) => {
  program
    .command('bench')
    .description('search fixed positions of every game: the signature is the same on every build')
    .option('--depth <n>', 'plies, in place of the usual ones', wholeNumber(1, DEEPEST))
    .option(JSON_FLAG, JSON_HELP)
    .action(async (options) => end(await bench(io, options)));
};

async function bench(io: Io, options: Options): Promise<ExitCode> {
  const { depth, json = false } = options;
  const library = createLibrary();
  if (!library.ok) return reportFailure(io, library, json);
  const engine = createEngine();
  try {
    const { nodes, milliseconds, nodesPerSecond } = await runBench(engine, library.value, {
      ...(depth !== undefined && { depth }),
      hear: (text) => {
        if (!json) writeLine(io.stdout, text);
      },
    });
    const seconds = Math.round(milliseconds) / 1000;
    if (json) writeJson(io.stdout, { signature: nodes, nodes, seconds, nps: nodesPerSecond });
    else writeLine(io.stdout, `signature ${nodes}: ${nodes} nodes in ${seconds} s, ${nodesPerSecond} nodes a second`);
    return EXIT.yes;
  } finally {
    engine.close();
  }
}
