/**
 * Where a royal piece is well placed: at home behind its own pieces while the enemy has much to attack with, in the centre when
 * there is little left to fear. Small terms; what is really dangerous is for the search to find.
 */
import { type Board, type Colour, colourBit, EMPTY, type Placement, type Square, type Vector } from '@hippodrome/rules';

const PER_RANK_FROM_HOME = 8;
const PER_STEP_TO_CENTRE = 5;
const PER_NEIGHBOUR = 6;
const PER_STEP_OF_PURSUIT = 4;

const NEIGHBOURS: readonly Vector[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

export interface RoyalSafety {
  /** @param danger the enemy's attacking material: 1 as at the start of the game, 0 for none */
  score(placement: Placement, royal: Square, colour: Colour, danger: number): number;
  /** For the side that is winning an endgame: how near its royal is to the enemy's. */
  pursuit(royal: Square, enemy: Square): number;
}

export function createRoyalSafety(board: Board): RoyalSafety {
  const near = board.squares.reduce<Square[][]>((table, square) => {
    table[square] = NEIGHBOURS.map((vector) => board.step(square, vector)).filter((step) => step !== undefined);
    return table;
  }, []);
  const centre = [(board.files - 1) / 2, (board.ranks - 1) / 2] as const;
  const toCentre = (square: Square): number =>
    Math.max(Math.abs(board.file(square) - centre[0]), Math.abs(board.rank(square) - centre[1]));
  return {
    score(placement, royal, colour, danger) {
      const fromHome = colour === 'white' ? board.rank(royal) : board.ranks - 1 - board.rank(royal);
      const sheltered =
        PER_NEIGHBOUR * countOwn(placement, near[royal] as Square[], colour) - PER_RANK_FROM_HOME * fromHome;
      return danger * sheltered - (1 - danger) * PER_STEP_TO_CENTRE * toCentre(royal);
    },
    pursuit(royal, enemy) {
      const files = Math.abs(board.file(royal) - board.file(enemy));
      const ranks = Math.abs(board.rank(royal) - board.rank(enemy));
      return -PER_STEP_OF_PURSUIT * Math.max(files, ranks);
    },
  };
}

function countOwn(placement: Placement, squares: readonly Square[], colour: Colour): number {
  const side = colourBit(colour);
  let count = 0;
  for (const square of squares) {
    const code = placement[square] as number;
    if (code !== EMPTY && (code & 1) === side) count++;
  }
  return count;
}
