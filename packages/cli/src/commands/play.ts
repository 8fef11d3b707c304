/** `hippodrome play`: a game against the computer, in the terminal. */
import { Option } from '@commander-js/extra-typings';
import { COLOURS, type Colour, Game } from '@hippodrome/rules';
import { INPUT, reportFailure, reportWarnings } from '../attempt.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { wholeNumber } from '../options.js';
import { type Computer, createComputer, HIGHEST_LEVEL, levelOf } from '../play/computer.js';
import { completions } from '../play/conversation.js';
import { playInTerminal } from '../play/loop.js';
import { colourDepth, createPaint } from '../play/paint.js';
import type { Table } from '../play/table.js';
import { openTerminal } from '../play/terminal.js';
import { findPosition } from '../position.js';
import { findGame } from '../variants/find.js';
import { type AddCommand, FEN, FEN_HELP, VARIANT, VARIANT_HELP } from './command.js';

const ORDINARY_LEVEL = 3;

interface Options {
  readonly level: number;
  readonly side?: Colour | undefined;
  readonly fen?: string | undefined;
}

export const addPlay: AddCommand = (program, io, end) => {
  program
    .command('play')
    .description('play against the computer in the terminal')
    .argument(VARIANT, VARIANT_HELP)
    .option(
      '--level <n>',
      `strength of the computer, 1 to ${HIGHEST_LEVEL}`,
      wholeNumber(1, HIGHEST_LEVEL),
      ORDINARY_LEVEL,
    )
    .addOption(new Option('--side <side>', 'your side (default: the one that moves first)').choices(COLOURS))
    .option(FEN, FEN_HELP)
    .action(async (variant, options) => end(await play(io, variant, options)));
};

async function play(io: Io, variant: string, { level, side, fen }: Options): Promise<ExitCode> {
  const rules = findGame(variant);
  if (!rules.ok) return reportFailure(io, rules, false);
  const position = findPosition(rules.value, fen);
  if (!position.ok) return reportFailure(io, position, false);
  reportWarnings(io, INPUT, position.warnings, false);
  const table: Table = {
    game: new Game(position.value),
    player: side ?? position.value.sideToMove,
    level: levelOf(level),
    paint: createPaint(colourDepth(io.stdout)),
    flipped: (side ?? position.value.sideToMove) === 'black',
    asked: undefined,
    left: false,
  };
  const computer = await createComputer(table);
  if (!computer.ok) return reportFailure(io, computer, false);
  await sitDown(io, table, computer.value);
  return EXIT.yes;
}

async function sitDown(io: Io, table: Table, computer: Computer): Promise<void> {
  const terminal = openTerminal(io, (typed) => completions(table, typed));
  try {
    await playInTerminal(table, computer, terminal);
  } finally {
    terminal.close();
    computer.close();
  }
}
