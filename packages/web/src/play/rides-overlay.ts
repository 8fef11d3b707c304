/**
 * What a piece does from where it stands, for the eye: where it can go, what it takes, attacks and guards, and what stops it
 * where. Read off the game's rides, so it holds for riders, hoppers, lame leapers and pieces that take other than they move,
 * of either side, whoever is to move.
 */
import {
  areMet,
  colourBit,
  colourOf,
  type Demands,
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
  readonly marks: ReadonlyMap<Square, Marked>;
}

export interface Marked {
  readonly mark: RideMark;
  /** The landing before on the way, where the way is longer than one stride: what a line connects. */
  readonly after: Square | undefined;
}

/** The rides of the piece on a square; undefined when the square is empty. */
export function ridesOf(position: Position, from: Square): Rides | undefined {
  const { rules, placement } = position;
  const piece = placement[from] as PieceCode;
  if (piece === undefined || piece === EMPTY) return undefined;
  const marks = new Map<Square, Marked>();
  for (const ride of rules.rides.from(piece, from)) {
    const isRide = ride.squares.length > 1;
    follow(position, from, piece, ride, (square, mark, stride) => {
      const known = marks.get(square);
      if (known !== undefined && RIDE_MARKS.indexOf(mark) <= RIDE_MARKS.indexOf(known.mark)) return;
      marks.set(square, { mark, after: isRide ? (ride.squares[stride - 1] ?? from) : undefined });
    });
  }
  if (colourOf(piece) === position.sideToMove) barWhatIsIllegal(position, from, marks);
  return { from, piece, marks };
}

/** Marks what one ride meets. */
function follow(
  { rules, placement }: Position,
  from: Square,
  piece: PieceCode,
  ride: Ride,
  mark: (square: Square, mark: RideMark, stride: number) => void,
): void {
  const hop = ride.hop;
  let hurdle = -1;
  if (ride.demands !== undefined && !passes(ride.demands)) return;
  for (const [i, to] of ride.squares.entries()) {
    const leg = ride.via?.[i]?.find((square) => placement[square] !== EMPTY);
    if (leg !== undefined) {
      mark(leg, 'leg', i);
      return;
    }
    if (hop !== undefined && (hurdle < 0 ? i >= hop.before : i - hurdle > hop.after)) return;
    const isEmptied = to === from || ride.demands?.taken.includes(to);
    const found = isEmptied ? EMPTY : (placement[to] as PieceCode);
    if (hop !== undefined && hurdle < 0) {
      if (found === EMPTY) continue;
      hurdle = i;
      mark(to, 'hurdle', i);
    } else if (found === EMPTY) {
      // Back where it began, having taken nothing, it has not moved.
      if (to === from && (ride.demands?.taken ?? []).length === 0) continue;
      if (ride.quiet) mark(to, 'move', i);
      else if (ride.capture) mark(to, 'attack', i);
    } else {
      mark(to, met(found), i);
      return;
    }
  }

  /** Whether what stands on the way lets the piece through; marks what it takes or leaps there, or else what stops it. */
  function passes(demands: Demands): boolean {
    const { empty, pieces, friends, taken } = demands;
    const bar = empty.find((square) => placement[square] !== EMPTY);
    if (bar !== undefined) mark(bar, 'leg', 0);
    const isThere = areMet(demands, placement, colourBit(colourOf(piece)));
    if (!isThere) return false;
    for (const square of [...pieces, ...friends]) mark(square, 'hurdle', 0);
    const isRoyal = (square: Square): boolean => rules.kinds[kindOf(placement[square] as PieceCode)]?.royal === true;
    for (const square of taken) mark(square, isRoyal(square) ? 'attack' : 'capture', 0);
    return true;
  }

  function met(found: PieceCode): RideMark {
    if (ride.friend && colourOf(found) === colourOf(piece)) return 'capture';
    if (!ride.capture) return 'stop';
    if (colourOf(found) === colourOf(piece)) return 'guard';
    if (rules.kinds[kindOf(found)]?.royal !== true) return 'capture';
    return ride.tame ? 'stop' : 'attack';
  }
}

/** For the side to move: what is not legal is barred; what only a rule allows (castling, en passant) is added. */
function barWhatIsIllegal(position: Position, from: Square, marks: Map<Square, Marked>): void {
  const legal = new Map<Square, RideMark>();
  const taken = new Set<Square>();
  for (const move of legalMoves(position)) {
    if (move.type === 'pass' || move.from !== from) continue;
    legal.set(move.to, move.type === 'step' && move.captures.length > 0 ? 'capture' : 'move');
    if (move.type === 'step') for (const square of move.captures) taken.add(square);
  }
  for (const [square, { mark, after }] of marks) {
    const isLegal = legal.has(square) || taken.has(square);
    if ((mark === 'move' || mark === 'capture') && !isLegal) marks.set(square, { mark: 'barred', after });
  }
  for (const [square, mark] of legal) marks.set(square, { mark, after: marks.get(square)?.after });
}

/** Names of the squares that bear a mark, in the order of the board. */
export function squaresMarked(position: Position, rides: Rides, kind: RideMark): readonly string[] {
  return [...rides.marks]
    .filter(([, { mark }]) => mark === kind)
    .map(([square]) => square)
    .toSorted((a, b) => a - b)
    .map((square) => position.rules.board.name(square));
}
