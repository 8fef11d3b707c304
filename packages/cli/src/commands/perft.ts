/** `hippodrome perft`: how many ways there are to play so many plies, and how fast they are counted. */
import { Option } from '@commander-js/extra-typings';
import { type Position, writeFen, writeUci } from '@hippodrome/rules';
import { failure, INPUT, reportFailure, reportWarnings } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { wholeNumber } from '../options.js';
import {
  CORES,
  type CoreName,
  type CountBelow,
  countingWith,
  createLocalCounter,
  fastestCore,
  rootMoves,
} from '../perft/count.js';
import { type Measured, measure } from '../perft/measure.js';
import { createThreadedCounter } from '../perft/threads.js';
import { findPosition } from '../position.js';
import { findGame } from '../variants/find.js';
import { type AddCommand, FEN, FEN_HELP, JSON_FLAG, JSON_HELP, VARIANT, VARIANT_HELP } from './command.js';

const MOST_THREADS = 256;
const MOST_DEPTH = 99;

interface Options {
  readonly depth: number;
  readonly fen?: string | undefined;
  readonly divide?: true | undefined;
  /** The fastest that plays the game when left out. */
  readonly core?: CoreName | undefined;
  readonly threads: number;
  readonly repeat: number;
  readonly json?: true | undefined;
}

export const addPerft: AddCommand = (program, io, end) => {
  program
    .command('perft')
    .description('count the ways to play a number of plies')
    .argument(VARIANT, VARIANT_HELP)
    .requiredOption('--depth <n>', 'number of plies', wholeNumber(0, MOST_DEPTH))
    .option(FEN, FEN_HELP)
    .option('--divide', 'count below each first move, too')
    .addOption(new Option('--core <core>', 'which implementation counts (default: the fastest)').choices(CORES))
    .option('--threads <t>', 'threads that share the first moves among them', wholeNumber(1, MOST_THREADS), 1)
    .option('--repeat <r>', 'runs, the best of which counts', wholeNumber(1), 1)
    .option(JSON_FLAG, JSON_HELP)
    .action(async (variant, options) => end(await runPerft(io, variant, options)));
};

async function runPerft(io: Io, variant: string, options: Options): Promise<ExitCode> {
  const { fen, json = false } = options;
  const game = findGame(variant);
  if (!game.ok) return reportFailure(io, game, json);
  const position = findPosition(game.value, fen);
  if (!position.ok) return reportFailure(io, position, json);
  const core = options.core ?? (await fastestCore(game.value));
  const counting = await countingWith(core, position.value);
  if (!counting.ok) return reportFailure(io, failure(INPUT, ...counting.problems), json);
  reportWarnings(io, INPUT, position.warnings, json);
  const chosen: Chosen = { ...options, core };
  const measured = await count(position.value, counting.value, chosen);
  if (json) writeJson(io.stdout, describe(position.value, measured, chosen));
  else for (const line of print(position.value, measured, chosen)) writeLine(io.stdout, line);
  return EXIT.yes;
}

/** Options with the implementation settled. */
type Chosen = Options & { readonly core: CoreName };

async function count(
  position: Position,
  countBelow: CountBelow,
  { fen, core, depth, threads, repeat }: Chosen,
): Promise<Measured> {
  if (depth === 0) return { counts: [1], seconds: 0 };
  const counter =
    threads === 1 ? createLocalCounter(position, countBelow) : createThreadedCounter(position, fen, core, threads);
  try {
    return await measure(counter, depth, repeat);
  } finally {
    await counter.close();
  }
}

function describe(position: Position, { counts, seconds }: Measured, options: Chosen): object {
  return {
    variant: position.rules.spec.slug,
    fen: writeFen(position),
    depth: options.depth,
    nodes: sum(counts),
    seconds,
    core: options.core,
    threads: options.threads,
    ...(options.divide && { divide: Object.fromEntries(divided(position, counts, options)) }),
  };
}

function print(position: Position, { counts, seconds }: Measured, options: Chosen): readonly string[] {
  const nodes = sum(counts);
  const speed = seconds > 0 ? `, ${Math.round(nodes / seconds).toLocaleString('en')} nodes a second` : '';
  const threads = options.threads === 1 ? '1 thread' : `${options.threads} threads`;
  return [
    ...(options.divide ? divided(position, counts, options).map(([move, below]) => `${move}: ${below}`) : []),
    `${nodes} nodes at depth ${options.depth} in ${seconds.toFixed(3)} s${speed} (${options.core} core, ${threads})`,
  ];
}

/** Root moves with the nodes below them; at depth 0 no move is made. */
function divided(position: Position, counts: readonly number[], { depth }: Options): readonly [string, number][] {
  const moves = depth === 0 ? [] : rootMoves(position);
  return moves.map((move, i) => [writeUci(position.rules, move), counts[i] ?? 0]);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, nodes) => total + nodes, 0);
}
