/** The letters of pieces: capitals are White's. */
import type { Colour } from '../colour.js';
import { colourOf, kindOf, type PieceCode } from '../position/placement.js';
import type { PieceKind } from '../rule/frame.js';

export function inCase(letter: string, colour: Colour): string {
  return colour === 'white' ? letter : letter.toLowerCase();
}

/** The letter of a piece in its owner's case; nothing for an empty square. */
export function pieceLetter(kinds: readonly PieceKind[], code: PieceCode): string {
  return inCase(kinds[kindOf(code)]?.letter ?? '', colourOf(code));
}

/** The kind of a piece that is known to be one. */
export function kindOfPiece(kinds: readonly PieceKind[], code: PieceCode): PieceKind {
  return kinds[kindOf(code)] as PieceKind;
}

/** `Q queen, N nightrider`: the letters of a game, for messages. */
export function letterList(kinds: readonly PieceKind[]): string {
  return kinds.map((kind) => `${kind.letter} ${kind.name}`).join(', ');
}
