/** `hippodrome match`: two engines against each other, and what the result proves. */
import { Option } from '@commander-js/extra-typings';
import type { MatchPlan } from '@hippodrome/lab';
import { error } from '@hippodrome/rules';
import { type Attempt, failure, INPUT, reportFailure, reportWarnings } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { readEngine } from '../match/engines.js';
import { controlOf, type Engines, type MatchOptions, planOf } from '../match/options.js';
import { type Played, playMatch } from '../match/play.js';
import { reportLines } from '../match/print.js';
import { clockValue, drawValue, sprtValue, winValue } from '../match/values.js';
import { wholeNumber } from '../options.js';
import { findPosition } from '../position.js';
import { findGame } from '../variants/find.js';
import { type AddCommand, FEN, FEN_HELP, JSON_FLAG, JSON_HELP, VARIANT_HELP } from './command.js';

const MOST_TABLES = 256;
const LONGEST_OPENING = 200;
const LARGEST_SEED = 2 ** 31 - 1;

const MORE_HELP = `
ENGINE is one of
  a command line            --engine 'stockfish'   --engine hippodrome
  settings                  --engine 'cmd=/opt/fsf moves=fsf option.Hash=64 variant.cavalier=cavalier-fsf'
  a file with either        --engine @fsf.engine
docs/matches.md explains the settings. "hippodrome" alone is this program's own engine.`;

export const addMatch: AddCommand = (program, io, end) => {
  const command = program
    .command('match')
    .description('play engines against each other and tell what the result proves')
    .addOption(
      new Option('--engine <engine>', 'an engine; given twice')
        .default<readonly string[]>([], 'none')
        .argParser<readonly string[]>((value, given) => [...given, value]),
    )
    .requiredOption('--variant <variant>', VARIANT_HELP)
    .requiredOption('--games <n>', 'games to play, two with each opening', wholeNumber(1))
    .addOption(
      new Option('--tc <clock>', 'seconds and increment (10+0.1), perhaps with moves (40/60)')
        .argParser(clockValue)
        .conflicts(['movetime', 'nodes', 'depth']),
    )
    .addOption(limit('--movetime <ms>', 'milliseconds for each move').conflicts(['nodes', 'depth']))
    .addOption(limit('--nodes <n>', 'nodes for each move').conflicts('depth'))
    .addOption(limit('--depth <n>', 'plies for each move'))
    .addOption(
      new Option(
        '--sprt <elo0,elo1>',
        'stop when it is decided which of the two differences is the true one',
      ).argParser(sprtValue),
    )
    .option(FEN, FEN_HELP)
    .option('--opening-plies <n>', 'random plies before the engines think', wholeNumber(0, LONGEST_OPENING), 8)
    .option('--opening-balance <cp>', 'centipawns by which an opening may favour a side', wholeNumber(0), 100)
    .option('--seed <n>', 'which openings', wholeNumber(0, LARGEST_SEED), 1)
    .addOption(new Option('--adjudicate-win <cp,moves>', 'won when both agree so long').argParser(winValue))
    .addOption(new Option('--adjudicate-draw <cp,moves,from>', 'drawn when both agree so long').argParser(drawValue))
    .option('--max-moves <n>', 'stop games that go on for more moves', wholeNumber(1), 400)
    .option('--margin <ms>', 'by how much time may be overstepped', wholeNumber(0), 100)
    .option('--patience <ms>', 'time for a move where none is set', wholeNumber(1), 60_000)
    .option('--concurrency <n>', 'games at the same time', wholeNumber(1, MOST_TABLES), 1)
    .option('--state <file>', 'remember the games there, and go on from there')
    .option('--pgn <file>', 'write the games there')
    .option(JSON_FLAG, JSON_HELP)
    .addHelpText('after', MORE_HELP)
    .action(async (options) => {
      const misuse = misuseOf(options);
      if (misuse !== undefined) command.error(`error: ${misuse}`);
      end(await runCommand(io, options));
    });
};

function limit(flags: string, description: string) {
  return new Option(flags, description).argParser(wholeNumber(1));
}

function misuseOf({ engine }: MatchOptions): string | undefined {
  return engine.length === 2 ? undefined : `a match has two engines; ${engine.length} given`;
}

async function runCommand(io: Io, options: MatchOptions): Promise<ExitCode> {
  const { json = false } = options;
  const rules = findGame(options.variant);
  if (!rules.ok) return reportFailure(io, rules, json);
  const start = findPosition(rules.value, options.fen);
  if (!start.ok) return reportFailure(io, start, json);
  reportWarnings(io, INPUT, start.warnings, json);
  const engines = readEngines(options);
  if (!engines.ok) return reportFailure(io, engines, json);
  const controls = controlsOf(options, engines.value);
  if (!controls.ok) return reportFailure(io, controls, json);
  const plan = planOf(options, start.value, controls.value);
  const played = await playMatch(plan, engines.value, options, io.stderr);
  return played.ok ? tell(io, plan, played.value, json) : reportFailure(io, played, json);
}

function readEngines({ engine }: MatchOptions): Attempt<Engines> {
  const [first, second] = engine.map(readEngine);
  if (first === undefined || second === undefined) throw new Error('two engines were asked for');
  if (!first.ok) return first;
  if (!second.ok) return second;
  return { ok: true, value: [first.value, second.value], warnings: [] };
}

/** An engine's own time control, else the match's. */
function controlsOf(options: MatchOptions, engines: Engines): Attempt<MatchPlan['controls']> {
  const [first, second] = engines.map(({ spec }) => spec.control ?? controlOf(options));
  if (first !== undefined && second !== undefined) return { ok: true, value: [first, second], warnings: [] };
  const message = 'say how long the engines may think: --tc, --movetime, --nodes or --depth';
  return failure(INPUT, error('match/no-time-control', message));
}

function tell(io: Io, { games }: MatchPlan, { report, interrupted }: Played, json: boolean): ExitCode {
  if (json) writeJson(io.stdout, report);
  else for (const line of reportLines(report)) writeLine(io.stdout, line);
  if (!interrupted) return EXIT.yes;
  writeLine(io.stderr, `stopped after ${report.games} of ${games} games`);
  return EXIT.no;
}
