/** Where a piece can go, ride by ride: `c3, d5, takes pawn e7, check; a3`. */
import {
  colourOf,
  EMPTY,
  expectOk,
  inCheck,
  kindOf,
  legalMoves,
  type Move,
  type PieceCode,
  type Position,
  play,
  type Ride,
  type Square,
} from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { listed } from '../i18n/listing.js';
import { colouredPiece, pieceTerm } from '../i18n/terms.js';
import { RIDE_MARKS, ridesOf, squaresMarked } from '../play/rides-overlay.js';

type Leading = Exclude<Move, { type: 'pass' }>;

/** From so many squares in a row on, the ends are named: `a2 to a6`. */
const RUN = 4;

export function waysOf(position: Position, from: Square): string {
  const { board } = position.rules;
  const code = position.placement[from] as PieceCode;
  if (code === undefined || code === EMPTY) return t('textBoard.emptySquare', { square: board.name(from) });
  const isTheirs = legalMoves(position).some((move) => move.type !== 'pass' && move.from === from);
  const piece = pieceTerm(nameOf(position, code));
  const square = board.name(from);
  const notes = notesOf(position, from);
  const ways = isTheirs ? [t('textBoard.ways', { piece, square, ways: legalWays(position, from).join('; ') })] : [];
  const none = isTheirs ? [] : [t('textBoard.noWays', { piece, square })];
  return [...ways, ...none, ...notes].join('; ');
}

/** One text for each ride that can be taken, and one for each move that is no ride. */
function legalWays(position: Position, from: Square): readonly string[] {
  const moves = legalMoves(position).filter((move): move is Leading => move.type !== 'pass' && move.from === from);
  const left = new Map<Square, Leading[]>();
  for (const move of moves) left.set(move.to, [...(left.get(move.to) ?? []), move]);
  const code = position.placement[from] as PieceCode;
  const rides = position.rules.rides.from(code, from).flatMap((ride) => {
    const stops = ride.squares.flatMap((to) => stopOf(left, ride, to));
    return stops.length === 0 ? [] : [listed(shortened(position, ride, stops))];
  });
  const others = [...left.values()].flat().map((move) => stopText(position, [move]));
  return [...rides, ...others];
}

/** The moves by which a ride may end on a square; each is told once. */
function stopOf(left: Map<Square, Leading[]>, ride: Ride, to: Square): readonly (readonly Leading[])[] {
  const moves = left.get(to) ?? [];
  const steps = moves.filter((move) => move.type === 'step' && (move.captures.length === 0 ? ride.quiet : true));
  if (steps.length === 0) return [];
  const rest = moves.filter((move) => !steps.includes(move));
  if (rest.length === 0) left.delete(to);
  else left.set(to, rest);
  return [steps];
}

/** Runs of plain steps by their ends. */
function shortened(position: Position, ride: Ride, stops: readonly (readonly Leading[])[]): readonly string[] {
  const texts = stops.map((moves) => stopText(position, moves));
  const isPlain = (i: number): boolean => texts[i] === position.rules.board.name(stops[i]?.[0]?.to as Square);
  const plain = texts.findIndex((_, i) => !isPlain(i));
  const run = plain < 0 ? texts.length : plain;
  if (!ride.straight || run < RUN || isLeap(position, ride)) return texts;
  return [t('textBoard.run', { from: texts[0] ?? '', to: texts[run - 1] ?? '' }), ...texts.slice(run)];
}

function isLeap({ rules: { board } }: Position, { squares }: Ride): boolean {
  const [a, b] = [squares[0] as Square, squares[1] as Square];
  return (
    b === undefined || Math.max(Math.abs(board.file(a) - board.file(b)), Math.abs(board.rank(a) - board.rank(b))) > 1
  );
}

/** One place to go: the square, what is taken, what it becomes, whether it checks. */
function stopText(position: Position, moves: readonly Leading[]): string {
  const { board } = position.rules;
  const [move] = moves;
  if (move === undefined) return '';
  const square = board.name(move.to);
  const checks = moves.every((each) => inCheck(expectOk(play(position, each)))) ? [t('spoken.check')] : [];
  if (move.type === 'castling')
    return listed([t('textBoard.castling', { square, rook: board.name(move.rookTo) }), ...checks]);
  const victims = move.captures.map((at) => pieceTerm(nameOf(position, position.placement[at] as PieceCode)));
  const there = victims.length === 0 ? square : t('textBoard.takes', { square, victim: listed(victims) });
  const becomes = move.promotion === EMPTY ? [] : [t('textBoard.promotes')];
  return listed([there, ...becomes, ...checks]);
}

/** What else its rides meet: protected pieces, what stops them, what the rules bar. */
function notesOf(position: Position, from: Square): readonly string[] {
  const rides = ridesOf(position, from);
  if (rides === undefined) return [];
  const told = RIDE_MARKS.filter((mark) => mark !== 'move' && mark !== 'capture');
  return told.flatMap((mark) => {
    const squares = squaresMarked(position, rides, mark);
    return squares.length === 0 ? [] : [`${t(`rides.legend.${mark}`)}: ${listed(squares)}`];
  });
}

function nameOf({ rules }: Position, code: PieceCode): string {
  return rules.kinds[kindOf(code)]?.name ?? '';
}

/** `white nightrider on b1`, or that nothing stands there. */
export function occupantOf(position: Position, square: Square): string {
  const code = position.placement[square] as PieceCode;
  const name = position.rules.board.name(square);
  if (code === EMPTY) return t('textBoard.emptySquare', { square: name });
  return t('rides.piece', { piece: colouredPiece(colourOf(code), nameOf(position, code)), square: name });
}
