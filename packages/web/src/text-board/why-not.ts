/** Why nothing that a line may mean can be played, in the reader's language: the reasons of the rules, put into its words. */
import {
  colourOf,
  EMPTY,
  explain,
  inCheck,
  kindOf,
  legalMoves,
  type PieceCode,
  type Position,
  REASONS,
  type Reason,
  type Square,
} from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { colouredPiece, pieceTerm } from '../i18n/terms.js';
import type { Wanted } from './read-move.js';

export function whyNot(position: Position, wanted: Wanted): string {
  const { board } = position.rules;
  if (wanted.castling !== undefined) return noCastling(position);
  const to = wanted.squares.at(-1) as Square;
  const from = wanted.squares.length > 1 ? wanted.squares[0] : undefined;
  if (from !== undefined) return fromSquare(position, from, to, wanted);
  const origins = board.squares.filter((square) => isMeant(position, square, wanted));
  const square = board.name(to);
  if (origins.length === 0) {
    if (wanted.kind === undefined) return t('textBoard.why.nobody', { square });
    return t('textBoard.why.none', { piece: pieceTerm(position.rules.kinds[wanted.kind]?.name ?? '') });
  }
  const reasons = origins.flatMap((origin) => {
    const reason = explain(position, origin, to);
    return reason === undefined ? [] : [{ origin, reason }];
  });
  if (reasons.length < origins.length) return mismatch(position, wanted);
  const [best] = reasons.toSorted((a, b) => REASONS.indexOf(a.reason.code) - REASONS.indexOf(b.reason.code));
  const kind = wanted.kind ?? lone(position, origins);
  if (best === undefined || kind === undefined) return t('textBoard.why.nobody', { square });
  const piece = pieceTerm(position.rules.kinds[kind]?.name ?? '');
  if (origins.length === 1) return fromSquare(position, best.origin, to, wanted);
  return t('textBoard.why.noneReaches', { piece, square, why: inWords(position, best.reason, to) });
}

function fromSquare(position: Position, from: Square, to: Square, wanted: Wanted): string {
  const { board, kinds } = position.rules;
  const reason = explain(position, from, to);
  const code = position.placement[from] as PieceCode;
  if (reason === undefined) {
    const isOther = wanted.kind !== undefined && code !== EMPTY && kindOf(code) !== wanted.kind;
    if (!isOther) return mismatch(position, wanted);
    return t('textBoard.why.otherPiece', { square: board.name(from), piece: nameOf(position, code) });
  }
  if (code === EMPTY || reason.code === 'move/opponents-piece' || reason.code === 'move/must-pass') {
    return inWords(position, reason, from);
  }
  const piece = pieceTerm(kinds[kindOf(code)]?.name ?? '');
  const words = { piece, from: board.name(from), square: board.name(to), why: inWords(position, reason, to) };
  return t('textBoard.why.cannot', words);
}

/** The squares lead to a legal move that the rest of the line does not fit. */
function mismatch(position: Position, { promotion, squares }: Wanted): string {
  if (promotion !== undefined)
    return t('textBoard.why.noPromotion', { piece: pieceTerm(position.rules.kinds[promotion]?.name ?? '') });
  if (squares.length > 2) return t('textBoard.why.otherWay');
  return t('textBoard.why.otherwise');
}

function noCastling(position: Position): string {
  if (!legalMoves(position).some(({ type }) => type === 'castling') && inCheck(position))
    return t('textBoard.why.castlingInCheck');
  return t('textBoard.why.noCastling');
}

/** @param to the square the move would lead to, or leave, whichever the reason is about */
function inWords(position: Position, reason: Reason, to: Square): string {
  const { placement, rules, sideToMove } = position;
  const { board } = rules;
  const { at } = reason;
  const code = at === undefined ? EMPTY : (placement[at] as PieceCode);
  const values = {
    square: board.name(to),
    at: at === undefined ? '' : board.name(at),
    piece: code === EMPTY ? '' : nameOf(position, code),
    occupant: placement[to] === EMPTY ? '' : nameOf(position, placement[to] as PieceCode),
    side: t(`colour.${sideToMove}`),
  };
  const isNamed = at !== undefined && code !== EMPTY;
  switch (reason.code) {
    case 'move/exposes-royal':
      return t(isNamed ? 'textBoard.reason.exposesTo' : 'textBoard.reason.exposes', values);
    case 'move/blocked':
      return t('textBoard.reason.blocked', values);
    case 'move/barred':
      return t('textBoard.reason.barred', values);
    case 'move/royal-never-captured':
      return t('textBoard.reason.royal', values);
    case 'move/only-captures':
      return t('textBoard.reason.onlyCaptures', values);
    case 'move/only-without-capture':
      return t('textBoard.reason.onlyWithout', values);
    case 'move/no-hurdle':
      return t(isNamed ? 'textBoard.reason.hurdleFar' : 'textBoard.reason.noHurdle', values);
    case 'move/own-piece':
      return t('textBoard.reason.own', values);
    case 'move/cannot-castle':
      return t('textBoard.why.noCastling');
    case 'move/unreachable':
      return t('textBoard.reason.unreachable', values);
    case 'move/opponents-piece':
      return t('textBoard.reason.opponents', values);
    case 'move/empty-square':
      return t('textBoard.reason.empty', values);
    case 'move/must-pass':
      return t('textBoard.reason.mustPass', values);
  }
}

/** Whether a piece of the side to move that the line may mean stands there. */
function isMeant({ placement, sideToMove, rules: { board } }: Position, square: Square, wanted: Wanted): boolean {
  const code = placement[square] as PieceCode;
  if (code === EMPTY || colourOf(code) !== sideToMove) return false;
  if (wanted.kind !== undefined && kindOf(code) !== wanted.kind) return false;
  if (wanted.fromFile !== undefined && board.file(square) !== wanted.fromFile) return false;
  return wanted.fromRank === undefined || board.rank(square) === wanted.fromRank;
}

/** The kind of the pieces, if they are of one. */
function lone({ placement }: Position, squares: readonly Square[]): number | undefined {
  const kinds = new Set(squares.map((square) => kindOf(placement[square] as PieceCode)));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

function nameOf({ rules }: Position, code: PieceCode): string {
  return colouredPiece(colourOf(code), rules.kinds[kindOf(code)]?.name ?? '');
}
