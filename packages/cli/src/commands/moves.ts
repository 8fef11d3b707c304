/** `hippodrome moves`: what may be played in a position, and how the game stands. */
import {
  inCheck,
  legalMoves,
  type Outcome,
  outcome,
  type Position,
  phaseOf,
  sanList,
  writeFen,
  writeUci,
} from '@hippodrome/rules';
import { INPUT, reportFailure, reportWarnings } from '../attempt.js';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from '../io.js';
import { movesByPiece } from '../play/move-list.js';
import { capitalised, describeOutcome, sideName } from '../play/words.js';
import { findPosition } from '../position.js';
import { findGame } from '../variants/find.js';
import { type AddCommand, FEN, FEN_HELP, JSON_FLAG, JSON_HELP, VARIANT, VARIANT_HELP } from './command.js';

export const addMoves: AddCommand = (program, io, end) => {
  program
    .command('moves')
    .description('list the legal moves of a position')
    .argument(VARIANT, VARIANT_HELP)
    .option(FEN, FEN_HELP)
    .option(JSON_FLAG, JSON_HELP)
    .action((variant, { fen, json = false }) => end(showMoves(io, variant, fen, json)));
};

function showMoves(io: Io, variant: string, fen: string | undefined, asJson: boolean): ExitCode {
  const game = findGame(variant);
  if (!game.ok) return reportFailure(io, game, asJson);
  const position = findPosition(game.value, fen);
  if (!position.ok) return reportFailure(io, position, asJson);
  reportWarnings(io, INPUT, position.warnings, asJson);
  if (asJson) writeJson(io.stdout, describe(position.value));
  else for (const line of print(position.value)) writeLine(io.stdout, line);
  return EXIT.yes;
}

function describe(position: Position): object {
  const san = sanList(position);
  const end: Outcome | undefined = outcome(position);
  return {
    fen: writeFen(position),
    sideToMove: position.sideToMove,
    check: inCheck(position),
    phase: phaseOf(position) ?? null,
    moves: legalMoves(position).map((move, i) => ({ uci: writeUci(position.rules, move), san: san[i] })),
    outcome: end === undefined ? null : { winner: end.winner, rule: end.rule },
  };
}

function print(position: Position): readonly string[] {
  const phase = phaseOf(position);
  const end = outcome(position);
  const count = legalMoves(position).length;
  return [
    writeFen(position),
    `${sideName(position.sideToMove)} to move${inCheck(position) ? ', in check' : ''}: ${count} legal move${count === 1 ? '' : 's'}`,
    ...(phase === undefined ? [] : [`${capitalised(phase)} phase`]),
    ...(end === undefined ? [] : [describeOutcome(end)]),
    ...movesByPiece(position),
  ];
}
