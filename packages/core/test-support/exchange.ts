/** The value of an exchange, found slowly: on a square both sides take in turn with the piece of least worth, or stop. */
import { EMPTY, type Move, type PieceCode, type Position, type Square } from '@hippodrome/rules';

/** Centipawns for the side that makes the move; pins and checks are not looked at, as in the core. @param worth by piece code */
export function exchangeValue(
  position: Position,
  move: Extract<Move, { type: 'step' }> | Move,
  worth: (code: number) => number,
): number {
  if (move.type !== 'step') return 0;
  const board = [...position.placement] as number[];
  const code = board[move.from] as number;
  const after = move.promotion !== EMPTY ? move.promotion : code;
  const taken = move.captures[0] === undefined ? 0 : (board[move.captures[0]] as number);
  for (const square of move.captures) board[square] = EMPTY;
  board[move.from] = EMPTY;
  board[move.to] = after;
  return worth(taken) + worth(after) - worth(code) - reply(position, board, move.to, 1 - (code & 1), worth);
}

/** What the side gains at most by taking on the square. */
function reply(position: Position, board: number[], to: Square, side: number, worth: (code: number) => number): number {
  const taker = leastTaker(position, board, to, side, worth);
  if (taker === undefined) return 0;
  const victim = board[to] as number;
  const code = board[taker] as number;
  const isRoyal = position.rules.kinds[(code >> 1) - 1]?.royal === true;
  const after = [...board];
  after[taker] = EMPTY;
  after[to] = code;
  if (isRoyal && leastTaker(position, after, to, 1 - side, worth) !== undefined) return 0;
  return Math.max(0, worth(victim) - reply(position, after, to, 1 - side, worth));
}

function leastTaker(
  position: Position,
  board: readonly number[],
  to: Square,
  side: number,
  worth: (code: number) => number,
): Square | undefined {
  let best: Square | undefined;
  const cost = (square: Square): number => {
    const code = board[square] as number;
    return position.rules.kinds[(code >> 1) - 1]?.royal === true ? Number.POSITIVE_INFINITY : worth(code);
  };
  for (const square of position.rules.board.squares) {
    const code = board[square] as number;
    if (code === EMPTY || (code & 1) !== side || !takes(position, board, code as PieceCode, square, to)) continue;
    if (best === undefined || cost(square) < cost(best)) best = square;
  }
  return best;
}

function takes({ rules }: Position, board: readonly number[], code: PieceCode, from: Square, to: Square): boolean {
  return rules.rides.from(code, from).some((ride) => {
    if (!ride.capture) return false;
    const isFree = (square: Square): boolean => board[square] === EMPTY || square === from;
    for (let stride = 0; stride < ride.squares.length; stride++) {
      if (!(ride.via?.[stride] ?? []).every(isFree)) return false;
      if (ride.squares[stride] === to) {
        const between = ride.squares.slice(0, stride);
        const hurdles = between.filter((square) => !isFree(square)).length;
        return hurdles === (ride.hop === undefined ? 0 : 1);
      }
    }
    return false;
  });
}
