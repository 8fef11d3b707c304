/** `hippodrome analyse`: what the engine thinks of a position. */
import { createEngine, type Limits, type Thought } from '@hippodrome/engine';
import { type Position, parseUci, playUnchecked, type Result, writeFen, writeSan } from '@hippodrome/rules';
import { attempt, INPUT, reportFailure, reportWarnings } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { wholeNumber } from '../options.js';
import { describeScore, sideName } from '../play/words.js';
import { findPosition } from '../position.js';
import { findGame } from '../variants/find.js';
import { type AddCommand, FEN, FEN_HELP, JSON_FLAG, JSON_HELP, VARIANT, VARIANT_HELP } from './command.js';

const USUAL_MILLISECONDS = 2000;
const LONGEST = 2 ** 31 - 1;
const DEEPEST = 1000;
const MOST_LINES = 256;
const MOST_THREADS = 256;

interface Options {
  readonly fen?: string | undefined;
  readonly movetime?: number | undefined;
  readonly depth?: number | undefined;
  readonly nodes?: number | undefined;
  readonly multipv: number;
  readonly threads: number;
  readonly json?: true | undefined;
}

export const addAnalyse: AddCommand = (program, io, end) => {
  program
    .command('analyse')
    .description('find the best moves of a position')
    .argument(VARIANT, VARIANT_HELP)
    .option(FEN, FEN_HELP)
    .option('--movetime <ms>', `milliseconds (${USUAL_MILLISECONDS} when nothing is limited)`, wholeNumber(1, LONGEST))
    .option('--depth <n>', 'plies', wholeNumber(1, DEEPEST))
    .option('--nodes <n>', 'positions to visit', wholeNumber(1))
    .option('--multipv <k>', 'best lines to find', wholeNumber(1, MOST_LINES), 1)
    .option('--threads <t>', 'threads, if the engine can use several', wholeNumber(1, MOST_THREADS), 1)
    .option(JSON_FLAG, JSON_HELP)
    .action(async (variant, options) => end(await analyse(io, variant, options)));
};

async function analyse(io: Io, variant: string, options: Options): Promise<ExitCode> {
  const { fen, json = false } = options;
  const game = findGame(variant);
  if (!game.ok) return reportFailure(io, game, json);
  const position = findPosition(game.value, fen);
  if (!position.ok) return reportFailure(io, position, json);
  const thought = attempt(INPUT, await think(position.value, options));
  if (!thought.ok) return reportFailure(io, thought, json);
  reportWarnings(io, INPUT, position.warnings, json);
  if (json) writeJson(io.stdout, describe(thought.value));
  else for (const line of print(position.value, thought.value)) writeLine(io.stdout, line);
  return EXIT.yes;
}

async function think(position: Position, { multipv, threads, ...options }: Options): Promise<Result<Thought>> {
  const engine = createEngine();
  try {
    const loaded = await engine.load(position.rules, { threads });
    if (!loaded.ok) return loaded;
    const limits = limitsOf(options);
    return await engine.think({ fen: writeFen(position), moves: [] }, { limits, lines: multipv });
  } finally {
    engine.close();
  }
}

function limitsOf({ movetime, depth, nodes }: Pick<Options, 'movetime' | 'depth' | 'nodes'>): Limits {
  const isFree = movetime === undefined && depth === undefined && nodes === undefined;
  const milliseconds = isFree ? USUAL_MILLISECONDS : movetime;
  return {
    ...(milliseconds !== undefined && { milliseconds, softMilliseconds: milliseconds }),
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
  };
}

function describe({ depth, nodes, milliseconds, lines }: Thought): object {
  return {
    depth,
    nodes,
    seconds: Math.round(milliseconds) / 1000,
    nps: milliseconds > 0 ? Math.round((nodes / milliseconds) * 1000) : 0,
    lines: lines.map(({ score, moves }) => ({ score, pv: moves })),
  };
}

function print(position: Position, { depth, nodes, milliseconds, lines }: Thought): readonly string[] {
  return [
    `${sideName(position.sideToMove)} to move: depth ${depth}, ${nodes} nodes in ${(milliseconds / 1000).toFixed(1)} s`,
    ...lines.map(({ score, moves }, i) => `${i + 1}. ${describeScore(score)}: ${inSan(position, moves).join(' ')}`),
  ];
}

/** The moves in SAN, as far as they are legal. */
function inSan(position: Position, moves: readonly string[]): readonly string[] {
  const [text, ...others] = moves;
  const move = text === undefined ? undefined : parseUci(position, text);
  if (!move?.ok) return [];
  return [writeSan(position, move.value), ...inSan(playUnchecked(position, move.value), others)];
}
