/** Castling as pieces state it: a move such as `isO2` in the Betza of a king comes to an option of the rule. */
import type { PieceSpec } from '../../document/spec.js';
import type { PieceTerms } from '../rule.js';
import type { CastlingOption } from './option.js';

export const castlingInBetza: PieceTerms = {
  isStatedBy: ({ castlings }) => castlings !== undefined,
  without: ({ castlings: _, ...piece }) => piece,
};

/** The option that the first piece with castlings of its own states; the loader sees to it that there is one at most. */
export function castlingStatedBy(pieces: readonly PieceSpec[]): CastlingOption | undefined {
  const piece = pieces.find(castlingInBetza.isStatedBy);
  const castlings = piece?.castlings ?? [];
  const [first] = castlings;
  if (piece === undefined || first === undefined) return undefined;
  const towards = (side: 'l' | 'r'): number[] =>
    castlings.filter(({ sides }) => sides.includes(side)).map(({ squares }) => squares);
  return {
    style: 'orthodox',
    piece: piece.name,
    with: { corner: first.inset },
    squares: { left: towards('l'), right: towards('r') },
  };
}
