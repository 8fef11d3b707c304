/** The letters of pieces: capitals are White's. */
import type { Colour } from '../colour.js';
import { colourOf, kindOf, type PieceCode } from '../position/placement.js';
import type { Statement, Values } from '../result.js';
import type { PieceKind } from '../rule/frame.js';
import { quote } from './text.js';

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

/** The problem with a letter that no piece of the game has: what it says, and the same for other languages. */
export function unknownLetter(
  kinds: readonly PieceKind[],
  letter: string,
): { readonly message: string; readonly values: Values } {
  const written = quote(letter);
  const message = `no piece is written ${written}; the pieces are ${letterList(kinds)}`;
  const parts = kinds.map(
    (kind): Statement => ({
      code: 'notation/letter',
      message: `${kind.letter} ${kind.name}`,
      values: { letter: kind.letter, piece: kind.name },
    }),
  );
  return { message, values: { written, parts } };
}
