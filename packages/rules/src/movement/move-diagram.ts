/**
 * A diagram of how a piece moves: the piece alone on the board, and marks on the squares that matter to it. The words for marks are
 * those that `@hippodrome/board` draws; nothing here knows how they look.
 */
import type { Square } from '../board/board.js';
import type { PieceCode, Placement } from '../position/placement.js';
import type { Frame } from '../rule/frame.js';
import { exampleSquare, type Reach, reachOf } from './reach.js';
import type { Ride } from './rides.js';

/**
 * `move`: may go there, not capture; `capture`: may only capture there; `both`; `initial`: may go there if it has not moved;
 * `leg`: must be empty, or the way past it is barred; `hurdle`: where a piece to leap over must stand, or the nearest square on which
 * it may. `move` and `capture` on one square: it may do both, but on different conditions, as a cannon does, or captures there
 * what it passes.
 */
export type DiagramMarkKind = 'move' | 'capture' | 'both' | 'initial' | 'leg' | 'hurdle';

export interface DiagramMark {
  /** Name of the square. */
  readonly square: string;
  readonly kind: DiagramMarkKind;
}

export interface MoveDiagram {
  /** Where the piece stands. */
  readonly square: Square;
  readonly placement: Placement;
  /** By square, ascending; legs and hurdles last. */
  readonly marks: readonly DiagramMark[];
}

export function moveDiagram(frame: Frame, piece: PieceCode): MoveDiagram {
  const { board, rides, start } = frame;
  const square = exampleSquare(frame, piece);
  const placement = new Uint8Array(start.length);
  placement[square] = piece;
  const ways = rides.from(piece, square);
  const reached = reachOf(ways, square);
  const marks = reached.flatMap((reach) => marksOf(reach).map((kind) => ({ square: board.name(reach.square), kind })));
  const legs = legsOf(ways, reached).map((leg) => ({ square: board.name(leg), kind: 'leg' as const }));
  const hurdles = hurdlesOf(ways).map((hurdle) => ({ square: board.name(hurdle), kind: 'hurdle' as const }));
  return { square, placement, marks: [...marks, ...legs, ...hurdles] };
}

function marksOf({ quiet, capture, passing }: Reach): readonly DiagramMarkKind[] {
  const takes = capture ?? passing;
  if (quiet === undefined) return ['capture'];
  const move = quiet === 'initial' ? 'initial' : 'move';
  if (takes === undefined) return [move];
  return quiet === capture ? ['both'] : [move, 'capture'];
}

/** Squares that must be empty and that the piece cannot go to itself: those it can go to have a mark already. */
function legsOf(rides: readonly Ride[], reached: readonly Reach[]): readonly Square[] {
  const marked = new Set(reached.map(({ square }) => square));
  const legs = new Set(rides.flatMap(({ via, demands }) => [...(via?.flat() ?? []), ...(demands?.empty ?? [])]));
  return [...legs].filter((leg) => !marked.has(leg)).sort((a, b) => a - b);
}

/** On each way over a piece the first square; the piece may stand farther on, as far as the way goes. */
function hurdlesOf(rides: readonly Ride[]): readonly Square[] {
  const hurdles = rides.flatMap(({ hop, squares: [first, second] }) =>
    hop === undefined || first === undefined || second === undefined ? [] : [first],
  );
  const fixed = rides.flatMap(({ demands }) => [
    ...(demands?.pieces ?? []),
    ...(demands?.friends ?? []),
    ...(demands?.sacrifices ?? []),
  ]);
  return [...new Set([...hurdles, ...fixed])].sort((a, b) => a - b);
}
