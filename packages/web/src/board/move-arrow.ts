/** A move as an arrow on the board: along the ride that its piece takes, so that the leaps of a rider are seen one by one. */
import type { Arrow, ArrowRank } from '@hippodrome/board';
import { EMPTY, type Move, type PieceCode, type Position, type Ride, type Square } from '@hippodrome/rules';

/** Undefined for a pass, which goes nowhere. */
export function moveArrow(position: Position, move: Move, rank: ArrowRank = 1): Arrow | undefined {
  if (move.type === 'pass') return undefined;
  const { board } = position.rules;
  const isStaying = move.type === 'step' && move.from === move.to;
  const to = isStaying ? (move.captures[0] ?? move.to) : move.to;
  const via = move.type === 'step' && !isStaying ? landings(position, move.piece, move.from, to) : [];
  return { from: board.name(move.from), to: board.name(to), via: via.map((square) => board.name(square)), rank };
}

/** Squares landed on between two squares, in order, as far as they tell more than a straight line would. */
export function landings(position: Position, piece: PieceCode, from: Square, to: Square): readonly Square[] {
  const { rules } = position;
  const ways = rules.rides.from(piece, from).flatMap((ride) => wayTo(position, ride, to) ?? []);
  const shortest = ways.toSorted((a, b) => a.length - b.length)[0];
  if (shortest === undefined) return [];
  return bendsAndLeaps(position, [from, ...shortest, to]).filter((square) => !isMet(position, square));
}

/** The squares before the one where the ride ends, or nothing when what stands on the way bars it. */
function wayTo(position: Position, ride: Ride, to: Square): [readonly Square[]] | undefined {
  const end = ride.squares.indexOf(to);
  if (end < 0) return undefined;
  const way = ride.squares.slice(0, end);
  const met = way.filter((square) => isMet(position, square) && !ride.demands?.taken.includes(square));
  const legs = ride.via?.slice(0, end + 1).flat() ?? [];
  const isOpen = met.length === (ride.hop === undefined ? 0 : 1) && !legs.some((leg) => isMet(position, leg));
  return isOpen ? [way] : undefined;
}

function isMet({ placement }: Position, square: Square): boolean {
  return placement[square] !== EMPTY;
}

/** Leaves out what a slide merely passes: squares amid single steps in one direction. */
function bendsAndLeaps({ rules: { board } }: Position, way: readonly Square[]): readonly Square[] {
  const stride = (i: number): readonly [number, number] => {
    const [a, b] = [way[i - 1] as Square, way[i] as Square];
    return [board.file(b) - board.file(a), board.rank(b) - board.rank(a)];
  };
  return way.slice(1, -1).filter((_, i) => {
    const [[fileIn, rankIn], [fileOut, rankOut]] = [stride(i + 1), stride(i + 2)];
    const isBend = fileIn * rankOut !== fileOut * rankIn || fileIn * fileOut + rankIn * rankOut < 0;
    const isLeap = Math.max(Math.abs(fileIn), Math.abs(rankIn), Math.abs(fileOut), Math.abs(rankOut)) > 1;
    return isBend || isLeap;
  });
}
