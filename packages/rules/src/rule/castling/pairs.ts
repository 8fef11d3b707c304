/** The royals and partners of the starting array that may castle together. */
import type { Board, Square } from '../../board/board.js';
import { COLOURS, type Colour } from '../../colour.js';
import { colourOf, EMPTY, kindOf, type PieceCode } from '../../position/placement.js';
import type { Frame } from '../frame.js';
import type { Terms, Wing } from './option.js';

/** A royal and a piece, the rook in most games, that may castle together. */
export interface Pair {
  readonly bit: number;
  readonly colour: Colour;
  /** On which side of the king the rook stands. */
  readonly wing: Wing;
  readonly king: Square;
  readonly rook: Square;
  readonly kingCode: PieceCode;
  readonly rookCode: PieceCode;
  /** FEN letter: K and Q for White, k and q for Black; K is the side of the higher files. */
  readonly letter: string;
}

const LETTERS = { right: 'K', left: 'Q' } as const;

/**
 * For each side's first royal (of the kind that castles) the partner on either side of its rank: the outermost piece of a name, or
 * what stands so many squares from where the rank ends.
 */
export function findPairs(frame: Frame, { piece, partner }: Terms): readonly Pair[] {
  const { board, start, kinds } = frame;
  const pairs: Pair[] = [];
  for (const colour of COLOURS) {
    const royals = kinds.filter(({ royal, name }) => royal && (piece ?? name) === name).map((kind) => kind[colour]);
    const king = board.squares.find((square) => royals.includes(start[square] as PieceCode));
    if (king === undefined) continue;
    for (const wing of ['right', 'left'] as const) {
      const rook: Square | undefined =
        typeof partner === 'string'
          ? outermost(frame, king, wing, frame.kindNamed(partner)?.[colour])
          : fromCorner(frame, king, wing, partner.corner);
      if (rook === undefined || rook === king) continue;
      const [kingCode, rookCode] = [start[king] as PieceCode, start[rook] as PieceCode];
      if (rookCode === EMPTY || colourOf(rookCode) !== colour || kinds[kindOf(rookCode)]?.royal === true) continue;
      const letter = colour === 'white' ? LETTERS[wing] : LETTERS[wing].toLowerCase();
      pairs.push({ bit: 1 << pairs.length, colour, wing, king, rook, kingCode, rookCode, letter });
    }
  }
  return pairs;
}

/** The squares strictly between king and rook, from the king outwards, holes left out. */
export function squaresBetween(board: Board, pair: Pair): readonly Square[] {
  const direction = pair.rook > pair.king ? 1 : -1;
  const numbers = Array.from(
    { length: Math.abs(pair.rook - pair.king) - 1 },
    (_, i) => pair.king + (i + 1) * direction,
  );
  return numbers.filter((square) => board.has(square));
}

/** The farthest square on that side of the king's rank where such a piece stands. */
function outermost({ board, start }: Frame, king: Square, wing: Wing, code: PieceCode | undefined): Square | undefined {
  const standing = board.squares.filter(
    (square) =>
      start[square] === code &&
      board.rank(square) === board.rank(king) &&
      (wing === 'right' ? square > king : square < king),
  );
  return wing === 'right' ? standing.at(-1) : standing[0];
}

/** The square so far from where the rank ends, at the board's edge or at a hole; undefined when the king stands nearer. */
function fromCorner({ board }: Frame, king: Square, wing: Wing, corner: number): Square | undefined {
  const line: Square[] = [];
  const step = [wing === 'right' ? 1 : -1, 0] as const;
  for (let at = board.step(king, step); at !== undefined; at = board.step(at, step)) line.push(at);
  return line.at(-1 - corner);
}
