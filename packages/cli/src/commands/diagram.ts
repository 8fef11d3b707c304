/** `hippodrome diagram`: a picture of a position, or of how a piece moves. */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { renderBoard } from '@hippodrome/board/draw';
import {
  didYouMean,
  EMPTY,
  error,
  type PieceKind,
  type Position,
  parseFen,
  type Ruleset,
  type Square,
} from '@hippodrome/rules';
import { type Attempt, attempt, type Failure, failure, INPUT, reportFailure, reportWarnings } from '../attempt.js';
import { movesPicture, type Picture, piecePicture, positionPicture } from '../diagram/picture.js';
import { troubleWith } from '../file-trouble.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { findPosition } from '../position.js';
import { findGame } from '../variants/find.js';
import { type AddCommand, FEN, FEN_HELP, VARIANT, VARIANT_HELP } from './command.js';

const FORMATS = ['.svg', '.png'] as const;
type Format = (typeof FORMATS)[number];

interface Options {
  readonly fen?: string | undefined;
  readonly piece?: string | undefined;
  readonly output: OutputFile;
}

interface OutputFile {
  readonly path: string;
  readonly format: Format;
}

export const addDiagram: AddCommand = (program, io, end) => {
  program
    .command('diagram')
    .description('draw a position, or how a piece moves')
    .argument(VARIANT, VARIANT_HELP)
    .option(FEN, FEN_HELP)
    .option('--piece <piece>', 'name or letter of the piece whose moves to draw; with --fen also its square')
    .requiredOption('-o, --output <file>', `where to write: a file that ends in ${FORMATS.join(' or ')}`, outputFile)
    .action(async (variant, options) => end(await drawDiagram(io, variant, options)));
};

function outputFile(path: string): OutputFile {
  const format = FORMATS.find((known) => known === extname(path).toLowerCase());
  if (format === undefined) throw new InvalidArgumentError(`A file that ends in ${FORMATS.join(' or ')} is needed.`);
  return { path, format };
}

async function drawDiagram(io: Io, variant: string, options: Options): Promise<ExitCode> {
  const game = findGame(variant);
  if (!game.ok) return reportFailure(io, game, false);
  const picture = choosePicture(game.value, options);
  if (!picture.ok) return reportFailure(io, picture, false);
  reportWarnings(io, INPUT, picture.warnings, false);
  const written = await write(picture.value, options.output);
  return written.ok ? EXIT.yes : reportFailure(io, written, false);
}

/** A position is drawn as it is written: it may be one that cannot be played. */
function choosePicture(rules: Ruleset, { fen, piece }: Options): Attempt<Picture> {
  if (piece !== undefined && fen !== undefined) return chooseMoves(rules, fen, piece);
  if (piece !== undefined) {
    const kind = findKind(rules, piece);
    return kind.ok ? { ...kind, value: piecePicture(rules, kind.value) } : kind;
  }
  if (fen === undefined) return { ok: true, value: positionPicture(rules, rules.start), warnings: [] };
  const setup = attempt(INPUT, parseFen(rules, fen));
  return setup.ok ? { ...setup, value: positionPicture(rules, setup.value.placement) } : setup;
}

/** The moves of one piece in a position, which has to be one that can be played. */
function chooseMoves(rules: Ruleset, fen: string, piece: string): Attempt<Picture> {
  const position = findPosition(rules, fen);
  if (!position.ok) return position;
  const square = findPiece(position.value, piece);
  return square.ok ? { ...position, value: movesPicture(position.value, square.value) } : square;
}

/** The square of a piece of the side to move. */
function findPiece({ rules, placement, sideToMove }: Position, piece: string): Attempt<Square> {
  const named = rules.board.find(piece.toLowerCase());
  if (named !== undefined && placement[named] !== EMPTY) return { ok: true, value: named, warnings: [] };
  if (named !== undefined) return badPiece(`there is no piece on ${piece.toLowerCase()}`);
  const kind = findKind(rules, piece);
  if (!kind.ok) return kind;
  const [square, ...others] = rules.board.squares.filter(
    (candidate) => placement[candidate] === kind.value[sideToMove],
  );
  if (square === undefined) return badPiece(`${sideToMove} has no ${kind.value.name}, and it is ${sideToMove}'s move`);
  if (others.length === 0) return { ok: true, value: square, warnings: [] };
  const names = [square, ...others].map(rules.board.name).join(', ');
  return badPiece(`${sideToMove} has several pieces of that kind: say --piece with one of their squares, ${names}`);
}

function badPiece(message: string): Failure {
  return failure(INPUT, error('diagram/unknown-piece', message, { line: 1, column: 1 }));
}

function findKind(rules: Ruleset, piece: string): Attempt<PieceKind> {
  const kind = rules.kindNamed(piece.toLowerCase()) ?? rules.kindLettered(piece.toUpperCase());
  if (kind !== undefined) return { ok: true, value: kind, warnings: [] };
  const names = rules.kinds.map(({ name }) => name);
  const message = `${rules.spec.title} has no piece "${piece}"${didYouMean(piece, names)}; it has ${names.join(', ')}`;
  return badPiece(message);
}

async function write({ view, ...options }: Picture, { path, format }: OutputFile): Promise<Attempt<undefined>> {
  const svg = renderBoard(view, options);
  try {
    await writeFile(path, format === '.png' ? await rasterise(svg) : svg);
    return { ok: true, value: undefined, warnings: [] };
  } catch (problem) {
    const trouble = problem as NodeJS.ErrnoException;
    if (trouble.code === undefined) throw problem;
    return failure(path, error('file/unwritable', `the file cannot be written: ${troubleWith(trouble)}`));
  }
}

/**
 * The pictures hold no text, so no font is looked for. An opaque background, because nobody knows on which one a PNG will be shown.
 * The library is loaded for those who need it only.
 */
async function rasterise(svg: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, { background: 'white', font: { loadSystemFonts: false } })).asPng();
}
