/**
 * What a piece gains by being near to promotion. Who promotes where, and to what, is not known here: the rules are asked what
 * would become of a piece that arrives on a square.
 */
import {
  EMPTY,
  isForbidden,
  NO_SQUARES,
  type PieceCode,
  type Position,
  type Square,
  type Step,
} from '@hippodrome/rules';
import type { PieceValues } from './piece-values.js';

/** Part of the gain that a piece one move away from promotion is credited with, and what is left of it one move earlier. */
const NEAREST = 0.25;
const FALL = 0.45;
/** What is left of that while a rule bars every promotion, as it does until a piece to promote to has been captured. */
const BARRED = 0.25;

/** Centipawns by square that a piece is worth more for its prospects; undefined when it never promotes. */
export function promotionProspects(root: Position, piece: PieceCode, values: PieceValues): Float64Array | undefined {
  const arrivals = root.rules.board.squares.flatMap((to) => promotionsAt(root, piece, to));
  if (arrivals.length === 0) return undefined;
  const best = (steps: readonly Step[]): number => Math.max(...steps.map(({ promotion }) => values[promotion] ?? 0));
  const open = arrivals.filter((step) => !isForbidden(root, step));
  const share = open.length > 0 ? NEAREST : NEAREST * BARRED;
  const gain = Math.max(0, best(open.length > 0 ? open : arrivals) - (values[piece] ?? 0));
  return movesToGo(root, piece, new Set(arrivals.map(({ to }) => to))).map((moves) =>
    moves === 0 ? 0 : gain * share * FALL ** (moves - 1),
  );
}

/** The promotions that would stand in the place of a plain move to the square, or beside it. */
function promotionsAt(root: Position, piece: PieceCode, to: Square): readonly Step[] {
  return (instead(root, piece, to) ?? []).filter(({ promotion }) => promotion !== EMPTY);
}

/** Whether the piece may stand on the square unpromoted. */
function mayRest(root: Position, piece: PieceCode, square: Square): boolean {
  return instead(root, piece, square)?.some(({ promotion }) => promotion === EMPTY) ?? true;
}

/** What the rules put in the place of a plain move to the square; undefined when they leave it as it is. */
function instead(root: Position, piece: PieceCode, to: Square): readonly Step[] | undefined {
  const arrival: Step = {
    type: 'step',
    from: to,
    to,
    piece,
    promotion: EMPTY,
    captures: NO_SQUARES,
    passed: NO_SQUARES,
  };
  for (const { slot, hooks } of root.rules.having.replace) {
    const moves = hooks.replace(arrival, root, root.states[slot]);
    if (moves !== undefined) return moves.filter((move): move is Step => move.type === 'step');
  }
  return undefined;
}

/**
 * For each square, how many moves without a capture lead from there to the nearest goal on an empty board; Infinity for never, 0
 * where the piece cannot stand because it has promoted.
 */
function movesToGo(root: Position, piece: PieceCode, goals: ReadonlySet<Square>): Float64Array {
  const { board, rides } = root.rules;
  const distance = new Float64Array(board.files * board.ranks).fill(Number.POSITIVE_INFINITY);
  for (const goal of goals) if (!mayRest(root, piece, goal)) distance[goal] = 0;
  let last = 0;
  for (let changed = true; changed; last++) {
    changed = false;
    for (const square of board.squares) {
      if (distance[square] !== Number.POSITIVE_INFINITY) continue;
      const rests = rides
        .from(piece, square)
        .filter(({ quiet, hop, initial }) => quiet && !initial && hop === undefined);
      if (!rests.some((ride) => ride.squares.some((to) => (last === 0 ? goals.has(to) : distance[to] === last))))
        continue;
      distance[square] = last + 1;
      changed = true;
    }
  }
  return distance;
}
