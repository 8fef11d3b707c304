/** The score of a game: its moves in SAN, numbered. */
import { type Game, writeSan } from '@hippodrome/rules';
import { resultSign } from './words.js';

/**
 * `1. e4 e5 2. Nf3`, or `1... Nc6 Nf3 2... Nd4` in a game that Black begins: the number stands before the move of the side that
 * begins, as it does in FEN. Ends with the result.
 */
export function writeScore(game: Game): string {
  const words = game.plies.flatMap(({ move, before }, i) => {
    const { sideToMove, fullmoveNumber, rules } = before;
    const san = writeSan(before, move);
    const number = `${fullmoveNumber}${sideToMove === 'white' ? '.' : '...'}`;
    return sideToMove === rules.first || i === 0 ? [number, san] : [san];
  });
  return [...words, resultSign(game.outcome)].join(' ');
}
