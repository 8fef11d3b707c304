/**
 * What a piece does from where it stands, for the eye: where it can go, what it takes, attacks and guards, and what stops it
 * where. Read off the game's rides, so it holds for riders, hoppers, lame leapers and pieces that take other than they move,
 * of either side, whoever is to move.
 */
import {
  colourOf,
  EMPTY,
  kindOf,
  legalMoves,
  type PieceCode,
  type Position,
  type Ride,
  type Square,
} from '@hippodrome/rules';

/** From the weakest to the strongest: a square that two rides reach shows the stronger. */
export const RIDE_MARKS = [
  /** A piece that ends the ride and is not attacked. */
  'stop',
  /** A piece that bars a stride without standing where it lands: the leg of a lame leaper. */
  'leg',
  /** An own piece that ends the ride and is protected by it. */
  'guard',
  /** A piece that a hopper leaps. */
  'hurdle',
  /** The movement leads there, but the rules forbid it now: the king would be in check, nothing to promote to, … */
  'barred',
  /** Attacked, though the piece cannot go there: an empty square of a piece that only captures so, or an enemy king. */
  'attack',
  /** The piece can go there. */
  'move',
  /** An enemy piece it can take. */
  'capture',
] as const;
export type RideMark = (typeof RIDE_MARKS)[number];

export interface Rides {
  readonly from: Square;
  readonly piece: PieceCode;
  readonly marks: ReadonlyMap<Square, RideMark>;
  /** The landings of each ride in order, as far as it gets: lines to draw. Rides of one leap are left out. */
  readonly lines: readonly (readonly Square[])[];
}

/** The rides of the piece on a square; undefined when the square is empty. */
export function ridesOf(position: Position, from: Square): Rides | undefined {
  const { rules, placement } = position;
  const piece = placement[from] as PieceCode;
  if (piece === undefined || piece === EMPTY) return undefined;
  const marks = new Map<Square, RideMark>();
  const lines: (readonly Square[])[] = [];
  const mark = (square: Square, kind: RideMark): void => {
    const known = marks.get(square);
    if (known === undefined || RIDE_MARKS.indexOf(kind) > RIDE_MARKS.indexOf(known)) marks.set(square, kind);
  };
  for (const ride of rules.rides.from(piece, from)) {
    const reached = follow(position, piece, ride, mark);
    if (ride.squares.length > 1 && reached.length > 0) lines.push(reached);
  }
  if (colourOf(piece) === position.sideToMove) barWhatIsIllegal(position, from, marks);
  return { from, piece, marks, lines };
}

/** Marks what one ride meets; the landings it reaches. */
function follow(
  { rules, placement }: Position,
  piece: PieceCode,
  ride: Ride,
  mark: (square: Square, kind: RideMark) => void,
): readonly Square[] {
  const hop = ride.hop;
  let hurdle = -1;
  for (const [i, to] of ride.squares.entries()) {
    const leg = ride.via?.[i]?.find((square) => placement[square] !== EMPTY);
    if (leg !== undefined) {
      mark(leg, 'leg');
      return ride.squares.slice(0, i);
    }
    if (hop !== undefined && (hurdle < 0 ? i >= hop.before : i - hurdle > hop.after)) return ride.squares.slice(0, i);
    const found = placement[to] as PieceCode;
    if (hop !== undefined && hurdle < 0) {
      if (found === EMPTY) continue;
      hurdle = i;
      mark(to, 'hurdle');
    } else if (found === EMPTY) {
      if (ride.quiet) mark(to, 'move');
      else if (ride.capture) mark(to, 'attack');
    } else {
      mark(to, met(found));
      return ride.squares.slice(0, i + 1);
    }
  }
  return hop !== undefined && hurdle < 0 ? [] : ride.squares;

  function met(found: PieceCode): RideMark {
    if (!ride.capture) return 'stop';
    if (colourOf(found) === colourOf(piece)) return 'guard';
    return rules.kinds[kindOf(found)]?.royal === true ? 'attack' : 'capture';
  }
}

/** For the side to move: what is not legal is barred; what only a rule allows (castling, en passant) is added. */
function barWhatIsIllegal(position: Position, from: Square, marks: Map<Square, RideMark>): void {
  const legal = new Map<Square, RideMark>();
  for (const move of legalMoves(position)) {
    if (move.type === 'pass' || move.from !== from) continue;
    legal.set(move.to, move.type === 'step' && move.captures.length > 0 ? 'capture' : 'move');
  }
  for (const [square, kind] of marks) {
    if ((kind === 'move' || kind === 'capture') && !legal.has(square)) marks.set(square, 'barred');
  }
  for (const [square, kind] of legal) marks.set(square, kind);
}

/** Names of the squares that bear a mark, in the order of the board. */
export function squaresMarked(position: Position, rides: Rides, kind: RideMark): readonly string[] {
  return [...rides.marks]
    .filter(([, found]) => found === kind)
    .map(([square]) => square)
    .sort((a, b) => a - b)
    .map((square) => position.rules.board.name(square));
}
