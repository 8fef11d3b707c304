/** How far pieces are from promotion, and which of them pass each other on the way. */
import type { PieceCode, Ruleset, Square } from '@hippodrome/rules';

/** Moves without a capture that lead from each square to the nearest goal on an empty board; Infinity for never. */
export function movesToGo(rules: Ruleset, piece: PieceCode, goals: ReadonlySet<Square>): readonly number[] {
  const { board, rides } = rules;
  const moves: number[] = Array.from({ length: board.files * board.ranks }, () => Number.POSITIVE_INFINITY);
  for (const goal of goals) moves[goal] = 0;
  for (let last = 0, changed = true; changed; last++) {
    changed = false;
    for (const square of board.squares) {
      if (moves[square] !== Number.POSITIVE_INFINITY) continue;
      const steps = rides
        .from(piece, square)
        .filter(({ quiet, hop, initial }) => quiet && !initial && hop === undefined);
      if (!steps.some((ride) => ride.squares.some((to) => moves[to] === last))) continue;
      moves[square] = last + 1;
      changed = true;
    }
  }
  return moves;
}

/** The squares before a piece that only steps straight on, one rank at a time; undefined for all other pieces. */
export function wayAhead(rules: Ruleset, piece: PieceCode, from: Square): readonly Square[] | undefined {
  const { board, rides } = rules;
  const way: Square[] = [];
  for (let square = from; ; ) {
    const next = rides.from(piece, square).filter(({ quiet, initial }) => quiet && !initial);
    if (next.length === 0) return way;
    const [to, ...more] = next.flatMap(({ squares }) => squares);
    if (to === undefined || more.length > 0 || board.file(to) !== board.file(from)) return undefined;
    if (way.length > board.ranks) return undefined;
    way.push(to);
    square = to;
  }
}
