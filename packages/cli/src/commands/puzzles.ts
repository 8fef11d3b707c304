/** `hippodrome puzzles`: positions in which one line wins, from games of the engine with itself. */
import { Option } from '@commander-js/extra-typings';
import {
  createGenerator,
  type GenerateOptions,
  type Puzzle,
  THEMES,
  type Theme,
  type Wishes,
  wishesOf,
} from '@hippodrome/lab';
import { attempt, INPUT, reportFailure } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { wholeNumber } from '../options.js';
import { readPuzzles, writePuzzles } from '../puzzle-file.js';
import { findGame } from '../variants/find.js';
import { type AddCommand, JSON_FLAG, JSON_HELP, VARIANT, VARIANT_HELP } from './command.js';

const LARGEST_SEED = 2 ** 31 - 1;

interface Options {
  readonly games: number;
  readonly from: number;
  readonly seed: number;
  readonly most?: number | undefined;
  readonly theme?: Theme | undefined;
  readonly output: string;
  readonly json?: true | undefined;
}

export const addPuzzles: AddCommand = (program, io, end) => {
  program
    .command('puzzles')
    .description('make puzzles: let the engine play itself, and keep positions in which exactly one line wins')
    .argument(VARIANT, VARIANT_HELP)
    .requiredOption('--games <n>', 'games to play', wholeNumber(1))
    .option('--from <n>', 'number of the first game, to go on from there', wholeNumber(0), 0)
    .option('--seed <n>', 'which games', wholeNumber(0, LARGEST_SEED), 1)
    .addOption(new Option('--theme <theme>', 'only puzzles about it').choices(THEMES))
    .option('--most <n>', 'stop when the file holds so many', wholeNumber(1))
    .requiredOption('-o, --output <file>', 'where to write (JSON); what is there already is kept')
    .option(JSON_FLAG, JSON_HELP)
    .action(async (variant, options) => end(await makePuzzles(io, variant, options)));
};

async function makePuzzles(io: Io, variant: string, options: Options): Promise<ExitCode> {
  const { output, json = false } = options;
  const game = findGame(variant);
  if (!game.ok) return reportFailure(io, game, json);
  const { slug } = game.value.spec;
  const before = await readPuzzles(output, slug);
  if (!before.ok) return reportFailure(io, before, json);
  const generator = attempt(INPUT, await createGenerator(game.value));
  if (!generator.ok) return reportFailure(io, generator, json);
  const puzzles = [...before.value];
  for (const puzzle of found(generator.value, puzzles, io, options)) {
    puzzles.push(puzzle);
    if (!json) writeLine(io.stdout, lineOf(puzzle));
    const written = await writePuzzles(output, { game: slug, puzzles });
    if (!written.ok) return reportFailure(io, written, json);
  }
  if (json) writeJson(io.stdout, { game: slug, puzzles: puzzles.length, new: puzzles.length - before.value.length });
  return EXIT.yes;
}

/** Those that are new, as long as more are wanted. @param kept grows meanwhile */
function* found(
  generate: (options: GenerateOptions) => Iterable<Puzzle>,
  kept: readonly Puzzle[],
  { stderr }: Io,
  { seed, from, games, theme, most = Number.POSITIVE_INFINITY, json }: Options,
): Generator<Puzzle> {
  if (kept.length >= most) return;
  const onGame = (game: number): void => {
    if (!json) writeLine(stderr, `game ${game}: ${kept.length} puzzles`);
  };
  const wishes = theme === undefined ? wishesOf(kept) : only(theme);
  for (const puzzle of generate({ seed, from, games, wishes, onGame })) {
    if (kept.every(({ id }) => id !== puzzle.id)) yield puzzle;
    if (kept.length >= most) return;
  }
}

/** Everything about one theme, however much of it there is. */
function only(theme: Theme): Wishes {
  return { wants: (_plies, themes) => themes.includes(theme), looksDeeper: false };
}

function lineOf({ id, rating, moves, themes }: Puzzle): string {
  return `${id} ${rating} ${moves.join(' ')}: ${themes.join(', ')}`;
}
