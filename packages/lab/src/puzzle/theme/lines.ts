/**
 * Lines of sight: what a piece looks at along each of its rides, and what stands behind. Only rides whose way is plain (no hurdle, nothing
 * that must be taken or stand there) are lines: what can be pinned, skewered or discovered along the others is another matter.
 */
import {
  EMPTY,
  type Move,
  type PieceCode,
  type Placement,
  type Position,
  type Ruleset,
  type Square,
} from '@hippodrome/rules';

export interface Line {
  readonly from: Square;
  /** Landings up to the first piece, without it. */
  readonly open: readonly Square[];
  /** The first piece on the line. */
  readonly front: Square;
  /** The next one behind it. */
  readonly behind: Square | undefined;
  /** Whether it is ridden by leaps: each stride goes farther than to a square beside. */
  readonly leaps: boolean;
}

/** The lines of the piece on a square on which it meets something. */
export function linesFrom(rules: Ruleset, placement: Placement, from: Square): readonly Line[] {
  const code = placement[from] as PieceCode;
  return rules.rides.from(code, from).flatMap((ride): readonly Line[] => {
    if (!ride.capture || ride.special || ride.hop !== undefined) return [];
    const { squares, via } = ride;
    const open: Square[] = [];
    let front: Square | undefined;
    const line = (behind: Square | undefined): readonly Line[] =>
      front === undefined ? [] : [{ from, open, front, behind, leaps: strideOf(rules, from, squares[0]) > 1 }];
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i] as Square;
      if (via?.[i]?.some((passed) => placement[passed] !== EMPTY)) return line(undefined);
      if (placement[square] === EMPTY) {
        if (front === undefined) open.push(square);
      } else if (front === undefined) front = square;
      else return line(square);
    }
    return line(undefined);
  });
}

/** How many leaps a move takes to come where it goes; 1 for what does not ride by leaps. */
export function leapsOf({ rules, placement }: Position, move: Move): number {
  if (move.type !== 'step') return 1;
  const ways = rules.rides.from(placement[move.from] as PieceCode, move.from).flatMap(({ squares, hop }) => {
    const index = hop === undefined && strideOf(rules, move.from, squares[0]) > 1 ? squares.indexOf(move.to) : -1;
    return index < 0 ? [] : [index + 1];
  });
  return Math.min(...ways, Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY ? 1 : Math.min(...ways);
}

/** How far apart two squares are, in steps of a king. */
export function strideOf({ board }: Ruleset, from: Square, to: Square | undefined): number {
  if (to === undefined) return 0;
  return Math.max(Math.abs(board.file(from) - board.file(to)), Math.abs(board.rank(from) - board.rank(to)));
}
