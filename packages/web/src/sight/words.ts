/** Pieces and squares as overlays speak of them. */
import { colourOf, kindOf, type PieceCode, type Position, type Square } from '@hippodrome/rules';
import { currentLanguage, t } from '../i18n/index.js';
import { listed } from '../i18n/listing.js';
import { colouredPiece, pieceTerm } from '../i18n/terms.js';

/** `white nightrider b1`. */
export function pieceOn(position: Position, square: Square): string {
  const code = position.placement[square] as PieceCode;
  return t('sight.pieceOn', {
    piece: colouredPiece(colourOf(code), nameOf(position, code)),
    square: squareName(position, square),
  });
}

/** `nightrider b1`, where it is plain whose it is. */
export function plainPieceOn(position: Position, square: Square): string {
  const code = position.placement[square] as PieceCode;
  return t('sight.pieceOn', { piece: pieceTerm(nameOf(position, code)), square: squareName(position, square) });
}

export function piecesOn(position: Position, squares: readonly Square[]): string {
  return listed(squares.map((square) => plainPieceOn(position, square)));
}

export function squareName({ rules }: Position, square: Square): string {
  return rules.board.name(square);
}

/** In pawns, to half a pawn. @param centipawns above 0 */
export function pawns(centipawns: number): string {
  const halves = Math.max(1, Math.round(centipawns / 50));
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(halves / 2);
}

function nameOf({ rules }: Position, code: PieceCode): string {
  return rules.kinds[kindOf(code)]?.name ?? '';
}
