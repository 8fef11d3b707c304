/**
 * The board as text: three characters a square, capitals for White, small letters for Black, nothing where there is no square.
 * Colours come on top and are never needed to read it.
 */
import {
  type Board,
  colourOf,
  EMPTY,
  fileName,
  inCheck,
  kindOf,
  type Move,
  type PieceCode,
  type Position,
  royalSquares,
  type Square,
} from '@hippodrome/rules';
import type { Paint, Tone } from './paint.js';

export interface View {
  readonly paint: Paint;
  /** Black at the bottom. */
  readonly flipped: boolean;
  /** Its squares are marked. */
  readonly lastMove?: Move | undefined;
}

/** One line a rank, top first, with the names of the files above and below. */
export function drawBoard(position: Position, view: View): readonly string[] {
  const { board } = position.rules;
  const ranks = order(board.ranks, !view.flipped);
  const files = order(board.files, view.flipped);
  const width = String(board.ranks).length;
  const marked = markedSquares(view.lastMove);
  const inDanger = inCheck(position) ? royalSquares(position.rules, position.placement, position.sideToMove) : [];
  const footer = view.paint.faint(`${' '.repeat(width + 1)}${files.map((file) => ` ${fileName(file)} `).join('')}`);
  const rows = ranks.map((rank) => {
    const cells = files.map((file) => {
      const square = board.at(file, rank);
      return square === undefined ? '   ' : drawSquare(position, square, view.paint, marked, inDanger);
    });
    const name = String(rank + 1);
    return `${view.paint.faint(name.padStart(width))} ${cells.join('')} ${view.paint.faint(name)}`;
  });
  return [footer, ...rows, footer];
}

/** 0 to n - 1, or the other way round. */
function order(n: number, backwards: boolean): readonly number[] {
  return Array.from({ length: n }, (_, i) => (backwards ? n - 1 - i : i));
}

function markedSquares(move: Move | undefined): readonly Square[] {
  if (move === undefined || move.type === 'pass') return [];
  return move.type === 'castling' ? [move.from, move.to, move.rookFrom, move.rookTo] : [move.from, move.to];
}

function drawSquare(
  { rules, placement }: Position,
  square: Square,
  paint: Paint,
  marked: readonly Square[],
  inDanger: readonly Square[],
): string {
  const code = placement[square] as PieceCode;
  const isMarked = marked.includes(square);
  const isInDanger = inDanger.includes(square);
  const letter = rules.kinds[kindOf(code)]?.letter ?? '';
  const ink = code === EMPTY ? 'black' : colourOf(code);
  const text = code === EMPTY ? (paint.hasColour ? ' ' : '.') : ink === 'white' ? letter : letter.toLowerCase();
  const [left, right] = paint.hasColour ? '  ' : isInDanger ? '()' : isMarked ? '[]' : '  ';
  return paint.square(isInDanger ? 'check' : toneOf(rules.board, square, isMarked), ink, `${left}${text}${right}`);
}

/** a1 is dark. */
function toneOf(board: Board, square: Square, isMarked: boolean): Tone {
  const isDark = (board.file(square) + board.rank(square)) % 2 === 0;
  if (isMarked) return isDark ? 'darkMarked' : 'lightMarked';
  return isDark ? 'dark' : 'light';
}
