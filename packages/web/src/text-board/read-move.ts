/**
 * A typed line to a move: in SAN, in coordinates, or in the words of the reader's language. What is not understood, not possible or
 * not clear is answered in that language, with its place in the line.
 */
import {
  EMPTY,
  kindOf,
  legalMoves,
  type Move,
  nearest,
  type Position,
  parseMove,
  type Square,
} from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { listed } from '../i18n/listing.js';
import { pieceTerm } from '../i18n/terms.js';
import { spokenMovement, wayOf } from '../play/spoken.js';
import { scan, type Word } from './scan.js';
import { pieceWords, type Vocabulary } from './vocabulary.js';
import { whyNot } from './why-not.js';

export type Reading = { readonly move: Move } | Trouble;

export interface Trouble {
  readonly trouble: string;
  /** From 1, where the trouble lies in one place of the line. */
  readonly column: number | undefined;
}

/** More moves than these are counted instead of named. */
const MOST_NAMED = 6;

/** What a line says of a move. */
export interface Wanted {
  readonly kind: number | undefined;
  readonly fromFile: number | undefined;
  readonly fromRank: number | undefined;
  /** In the order typed; the last is where the move leads. */
  readonly squares: readonly Square[];
  readonly promotion: number | undefined;
  readonly castling: 'short' | 'long' | 'any' | undefined;
  readonly isCapture: boolean;
}

/** @param line not empty */
export function readMove(position: Position, line: string, vocabulary: Vocabulary): Reading {
  const notation = parseMove(position, line.trim());
  if (notation.ok) return { move: notation.value };
  const words = scan(line, position.rules, vocabulary);
  const stray = words.find(({ is }) => is === 'unknown' || is === 'off-board');
  if (stray !== undefined) return strange(position, stray);
  if (words.some(({ is }) => is === 'pass')) return readPass(position);
  const said = wantedBy(words);
  if (said.castling !== undefined || said.squares.length > 1 || said.kind !== undefined)
    return choose(position, said, words);
  if (said.squares.length === 0) return trouble(t('textBoard.noSquare'));
  // As in notation: where no piece is named, the one is meant that has no letter.
  const kind = position.rules.kinds.findIndex(({ letterless }) => letterless);
  return kind < 0 ? trouble(t('textBoard.noPiece')) : choose(position, { ...said, kind }, words);
}

function strange({ rules }: Position, word: Word): Trouble {
  if (word.is === 'off-board') return trouble(t('textBoard.offBoard', { square: word.text }), word.column);
  const meant = nearest(word.text, pieceWords(rules));
  const key = meant === undefined ? 'textBoard.unknown' : 'textBoard.unknownMeant';
  return trouble(t(key, { word: word.text, meant: meant ?? '' }), word.column);
}

function readPass(position: Position): Reading {
  const moves = legalMoves(position);
  const pass = moves.find(({ type }) => type === 'pass');
  return pass === undefined ? trouble(t('textBoard.noPass', { count: moves.length })) : { move: pass };
}

function wantedBy(words: readonly Word[]): Wanted {
  const squares = words.flatMap((word) => (word.is === 'square' ? [word.square] : []));
  const first = words.findIndex(({ is }) => is === 'square');
  const last = words.findLastIndex(({ is }) => is === 'square');
  const before = words.slice(0, last < 0 ? undefined : last);
  const after = last < 0 ? [] : words.slice(last);
  const opening = words.slice(0, first < 0 ? undefined : first);
  const castling = words.find(({ is }) => is === 'short' || is === 'long')?.is as 'short' | 'long' | undefined;
  return {
    kind: kindNamed(opening),
    fromFile: before.find((word) => word.is === 'file')?.file,
    fromRank: before.find((word) => word.is === 'rank')?.rank,
    squares,
    promotion: kindNamed(after),
    castling: castling ?? (words.some(({ is }) => is === 'castle') ? 'any' : undefined),
    isCapture: words.some(({ is }) => is === 'takes'),
  };
}

/** The first piece that is named, but for one that is taken. */
function kindNamed(words: readonly Word[]): number | undefined {
  const telling = words.filter(({ is }) => is !== 'filler');
  const named = telling.find(
    (word, i) => (word.is === 'piece' || word.is === 'letter') && telling[i - 1]?.is !== 'takes',
  );
  return named !== undefined && 'kind' in named ? named.kind : undefined;
}

function choose(position: Position, wanted: Wanted, words: readonly Word[]): Reading {
  if (wanted.castling === undefined && wanted.squares.length === 0) return trouble(t('textBoard.noSquare'));
  const all = legalMoves(position).filter((move) => fits(position, move, wanted));
  const steps = all.filter(({ type }) => type === 'step');
  // A king that goes next door steps there, unless castling is named; where it cannot step, its two squares mean castling.
  const moves = steps.length > 0 ? steps : all;
  const [first, ...others] = moves;
  if (first !== undefined && others.length === 0) return { move: first };
  const end = words.findLast(({ is }) => is === 'square');
  if (first === undefined) return trouble(whyNot(position, wanted), end?.column);
  return trouble(ambiguity(position, moves));
}

/** Whether a move is what the line says, as far as it says anything. */
function fits(position: Position, move: Move, wanted: Wanted): boolean {
  if (move.type === 'pass') return false;
  const { board } = position.rules;
  const to = wanted.squares.at(-1);
  const isFrom =
    (wanted.fromFile === undefined || board.file(move.from) === wanted.fromFile) &&
    (wanted.fromRank === undefined || board.rank(move.from) === wanted.fromRank);
  if (wanted.castling !== undefined) {
    if (move.type !== 'castling') return false;
    const touched = [move.from, move.to, move.rookFrom, move.rookTo];
    if (!wanted.squares.every((square) => touched.includes(square))) return false;
    return wanted.castling === 'any' || move.rookFrom > move.from === (wanted.castling === 'short');
  }
  if (to !== undefined && !leadsTo(move, to)) return false;
  if (wanted.kind !== undefined && kindOf(move.piece) !== wanted.kind) return false;
  if (wanted.squares.length > 1 && !isWay(position, move, wanted.squares)) return false;
  if (!isFrom) return false;
  return move.type === 'castling' ? wanted.promotion === undefined : isPromotion(move.promotion, wanted.promotion);
}

/** A piece that captures without moving is said to go to what it takes. */
function leadsTo(move: Exclude<Move, { type: 'pass' }>, to: Square): boolean {
  return move.to === to || (move.type === 'step' && move.from === move.to && move.captures.includes(to));
}

/** The first square is where the piece stands, those between lie on its way. */
function isWay(position: Position, move: Exclude<Move, { type: 'pass' }>, squares: readonly Square[]): boolean {
  const [from, ...via] = squares.slice(0, -1);
  const way = wayOf(position, move);
  return from === move.from && via.every((square) => way.includes(square));
}

function isPromotion(promotion: number, wanted: number | undefined): boolean {
  return wanted === undefined || (promotion !== EMPTY && kindOf(promotion as never) === wanted);
}

/** Several moves are meant: says in what they differ. */
function ambiguity(position: Position, moves: readonly Move[]): string {
  const promotions = moves.flatMap((move) =>
    move.type === 'step' && move.promotion !== EMPTY ? [move.promotion] : [],
  );
  const origins = new Set(moves.map((move) => (move.type === 'pass' ? undefined : move.from)));
  if (promotions.length === moves.length && origins.size === 1) {
    const names = promotions.map((code) => pieceTerm(position.rules.kinds[kindOf(code)]?.name ?? ''));
    return t('textBoard.whichPromotion', { pieces: listed([...new Set(names)]) });
  }
  if (moves.length > MOST_NAMED) return t('textBoard.whichOfMany', { count: moves.length });
  const side = position.sideToMove;
  return t('textBoard.which', {
    moves: moves.map((move) => spokenMovement({ move, before: position, side })).join('; '),
  });
}

export function trouble(text: string, column?: number): Trouble {
  return { trouble: text, column };
}
