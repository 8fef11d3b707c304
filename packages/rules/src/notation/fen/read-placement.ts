/**
 * The placement part of a FEN, read. The reader goes on after an error, but says nothing about holes where it cannot know
 * which squares are meant.
 */
import type { Board } from '../../board/board.js';
import { COLOURS } from '../../colour.js';
import type { PieceCode, Placement } from '../../position/placement.js';
import { type PlacementToken, type RankText, splitPlacement } from '../../position/placement-text.js';
import { error, type Problem } from '../../result.js';
import type { PieceKind } from '../../rule/frame.js';
import { inCase, unknownLetter } from '../letters.js';
import { counted, quote, type Token } from '../text.js';
import type { Pieces } from './write-placement.js';

/** One stretch of a rank: a run of empty squares, a run of holes, or a piece. */
interface Run extends Token {
  readonly sort: 'empty' | 'holes' | 'piece';
  readonly width: number;
}

/** Wider than any board, and still a number that can be shown. */
const WIDEST_RUN = 9999;

/**
 * Reads a placement. When there are problems the placement holds what could be understood.
 *
 * Codes: `fen/rank-count`, `fen/bad-rank` (too few or too many squares), `fen/bad-number`, `fen/unknown-piece`,
 * `fen/hole-missing` (something on a square that does not exist), `fen/no-such-hole`.
 */
export function readPlacement(
  pieces: Pieces,
  { text, column }: Token,
): { readonly placement: Placement; readonly problems: readonly Problem[] } {
  const { board } = pieces;
  const placement: Placement = new Uint8Array(board.files * board.ranks);
  const problems: Problem[] = [];
  const letters = codesByLetter(pieces.kinds);
  // One slash too many at the end is forgiven.
  const ranks = splitPlacement(text.replace(/\/$/, ''));
  if (ranks.length !== board.ranks) problems.push(wrongRankCount(board, ranks));

  for (const [i, rankText] of ranks.entries()) {
    const runs = runsOf(rankText);
    problems.push(...unreadable(pieces.kinds, letters, runs));
    if (i >= board.ranks) continue;
    const rank = board.ranks - 1 - i;
    const misfit = wrongWidth(board, rank, rankText, runs);
    if (misfit !== undefined) problems.push(misfit);
    else if (ranks.length === board.ranks) problems.push(...wrongHoles(board, rank, runs));
    place(board, rank, runs, letters, placement);
  }
  const shifted = problems.map((problem) => ({ ...problem, column: (problem.column ?? 1) + column - 1 }));
  return { placement, problems: shifted };
}

/** The stretches of a rank; holes side by side are one. */
function runsOf({ tokens }: RankText): readonly Run[] {
  const runs: Run[] = [];
  for (const token of tokens) {
    const before = runs.at(-1);
    if (token.type === 'hole' && before?.sort === 'holes') {
      runs[runs.length - 1] = { ...before, width: before.width + 1, text: `${before.text}*` };
    } else {
      runs.push(runOf(token));
    }
  }
  return runs;
}

function runOf(token: PlacementToken): Run {
  const { column } = token;
  switch (token.type) {
    case 'gap':
      return { sort: 'empty', width: Math.min(token.count, WIDEST_RUN), text: String(token.count), column };
    case 'hole':
      return { sort: 'holes', width: 1, text: '*', column };
    case 'letter':
      return { sort: 'piece', width: 1, text: token.letter, column };
    case 'unknown':
      return { sort: 'piece', width: isMark(token.text) ? 0 : 1, text: token.text, column };
  }
}

/** Other programs mark promoted pieces with these; they stand on no square of their own. */
function isMark(sign: string): boolean {
  return sign === '+' || sign === '~';
}

function codesByLetter(kinds: readonly PieceKind[]): ReadonlyMap<string, PieceCode> {
  return new Map(
    COLOURS.flatMap((colour) => kinds.map((kind) => [inCase(kind.letter, colour), kind[colour]] as const)),
  );
}

function wrongRankCount(board: Board, ranks: readonly RankText[]): Problem {
  const column = ranks[board.ranks]?.column ?? ranks.at(-1)?.end ?? 1;
  const values = { ranks: board.ranks, found: ranks.length };
  return error('fen/rank-count', `the board has ${board.ranks} ranks, the FEN has ${ranks.length}`, { column, values });
}

function unreadable(
  kinds: readonly PieceKind[],
  letters: ReadonlyMap<string, PieceCode>,
  runs: readonly Run[],
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { sort, width, text, column } of runs) {
    if (sort === 'empty' && width === 0) {
      problems.push(error('fen/bad-number', '0 empty squares need no number: leave it out', { column }));
    } else if (sort === 'piece' && isMark(text)) {
      const values = { form: 'mark', written: quote(text) };
      const message = `promoted pieces bear no mark here: leave out ${quote(text)}`;
      problems.push(error('fen/unknown-piece', message, { column, values }));
    } else if (sort === 'piece' && !letters.has(text)) {
      const { message, values } = unknownLetter(kinds, text);
      problems.push(error('fen/unknown-piece', message, { column, values }));
    }
  }
  return problems;
}

function wrongWidth(board: Board, rank: number, { end }: RankText, runs: readonly Run[]): Problem | undefined {
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const surplus = width - board.files;
  if (surplus === 0) return undefined;
  const says = `rank ${rank + 1} has ${counted(width, 'square')} instead of ${board.files}`;
  const culprit = surplus > 0 ? firstBeyond(board, runs) : runs.at(-1);
  const right = culprit?.sort === 'empty' ? culprit.width - surplus : 0;
  const advice =
    right > 0
      ? `write ${right} for ${quote(culprit?.text ?? '')}`
      : surplus > 0
        ? `${surplus} too many`
        : `${-surplus} missing${holesIn(board, rank) > 0 ? ' (holes are written * and count)' : ''}`;
  const column = culprit === undefined || (surplus < 0 && right <= 0) ? end : culprit.column;
  const form = right > 0 ? 'number' : surplus > 0 ? 'surplus' : holesIn(board, rank) > 0 ? 'missing-holes' : 'missing';
  const values = {
    form,
    rank: rank + 1,
    found: width,
    files: board.files,
    right,
    written: quote(culprit?.text ?? ''),
    difference: Math.abs(surplus),
  };
  return error('fen/bad-rank', `${says}: ${advice}`, { column, values });
}

function firstBeyond(board: Board, runs: readonly Run[]): Run | undefined {
  let file = 0;
  return runs.find(({ width }) => {
    file += width;
    return file > board.files;
  });
}

function holesIn(board: Board, rank: number): number {
  return Array.from({ length: board.files }, (_, file) => board.at(file, rank)).filter((square) => square === undefined)
    .length;
}

/** Called for ranks of the right width only. */
function wrongHoles(board: Board, rank: number, runs: readonly Run[]): readonly Problem[] {
  const problems: Problem[] = [];
  let file = 0;
  for (const { sort, width, text, column } of runs) {
    const run = shapeOf(board, rank, file, width);
    file += width;
    if (sort === 'holes' && /[^*]/.test(run)) {
      const message = `not all these squares are holes: the board has ${quote(run)} here`;
      problems.push(error('fen/no-such-hole', message, { column, values: { right: quote(run) } }));
    } else if (sort !== 'holes' && run.includes('*')) {
      const message = `holes are written *: the board has ${quote(run)} where ${quote(text)} stands`;
      const values = { right: quote(run), written: quote(text) };
      problems.push(error('fen/hole-missing', message, { column, values }));
    }
  }
  return problems;
}

/** An empty stretch of a rank as a FEN writes it. */
function shapeOf(board: Board, rank: number, file: number, width: number): string {
  const signs = Array.from({ length: width }, (_, i) => (board.at(file + i, rank) === undefined ? '*' : '.')).join('');
  return signs.replace(/\.+/g, (squares) => String(squares.length));
}

function place(
  board: Board,
  rank: number,
  runs: readonly Run[],
  letters: ReadonlyMap<string, PieceCode>,
  placement: Placement,
): void {
  let file = 0;
  for (const { sort, width, text } of runs) {
    const square = board.at(file, rank);
    const code = letters.get(text);
    if (sort === 'piece' && square !== undefined && code !== undefined) placement[square] = code;
    file += width;
  }
}
