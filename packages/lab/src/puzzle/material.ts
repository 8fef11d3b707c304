/** What stands on the board, counted: whether a line wins something that stays won. */
import { pieceValues } from '@hippodrome/engine';
import { colourOf, EMPTY, type PieceCode, type Position, type Ruleset } from '@hippodrome/rules';

export interface Material {
  /** Centipawns of a piece; 0 for royals and for EMPTY. */
  value(code: PieceCode): number;
  /** What the side to move of one position has won in another: centipawns, negative when it has lost some. */
  gain(from: Position, to: Position): number;
}

export function materialOf(rules: Ruleset): Material {
  const values = pieceValues(rules);
  const value = (code: PieceCode): number => values[code] ?? 0;
  const ahead = ({ placement }: Position, side: Position['sideToMove']): number => {
    let sum = 0;
    for (const code of placement as Iterable<PieceCode>) {
      if (code !== EMPTY) sum += colourOf(code) === side ? value(code) : -value(code);
    }
    return sum;
  };
  return { value, gain: (from, to) => ahead(to, from.sideToMove) - ahead(from, from.sideToMove) };
}
