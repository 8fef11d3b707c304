/**
 * What stands where: one byte a square, so that copies are cheap. A code is `2 * (kind + 1)`, plus one for Black; 0 is an
 * empty square (and a hole). A placement is never changed once it belongs to a position.
 */
import type { Square } from '../board/board.js';
import type { Colour } from '../colour.js';

declare const codeBrand: unique symbol;
/** A kind of piece with its colour, or EMPTY. */
export type PieceCode = number & { readonly [codeBrand]: true };

/** Piece codes by square number. */
export type Placement = Uint8Array;

export const EMPTY = 0 as PieceCode;
/** Kinds that fit a code byte. */
export const MAX_KINDS = 126;

/** @param kind index into the ruleset's kinds */
export function pieceCode(kind: number, colour: Colour): PieceCode {
  return (2 * (kind + 1) + (colour === 'black' ? 1 : 0)) as PieceCode;
}

/** Index of the code's kind in the ruleset; -1 for EMPTY. */
export function kindOf(code: PieceCode): number {
  return (code >> 1) - 1;
}

export function colourOf(code: PieceCode): Colour {
  return (code & 1) === 1 ? 'black' : 'white';
}

/** The lowest bit of a code: 0 for White, 1 for Black. */
export function colourBit(colour: Colour): 0 | 1 {
  return colour === 'black' ? 1 : 0;
}

export function pieceAt(placement: Placement, square: Square): PieceCode {
  return placement[square] as PieceCode;
}

export function countPieces(placement: Placement, code: PieceCode): number {
  let count = 0;
  for (const found of placement) if (found === code) count++;
  return count;
}

export function allEmpty(placement: Placement, squares: readonly Square[]): boolean {
  for (const square of squares) if (placement[square] !== EMPTY) return false;
  return true;
}
