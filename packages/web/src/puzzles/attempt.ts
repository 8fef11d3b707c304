/**
 * One go at a puzzle, as plain values: what is on the board, what has been tried and told. A wrong move stays on the board with its
 * refutation until it is taken back; the puzzle is then no longer solved without help, and neither is one with hints.
 */
import { type Move, outcome, type Position, playUnchecked, sameMove } from '@hippodrome/rules';
import type { Opened } from './puzzle.js';

/** What is asked of the solver, or told. */
export type Stage =
  /** The solver is to move. */
  | { readonly is: 'solving' }
  /** A wrong move is on the board, its answer with it as soon as it is known. */
  | { readonly is: 'wrong'; readonly move: Move; readonly before: Position; readonly reply?: Refutation }
  /** All moves are found. */
  | { readonly is: 'solved' }
  /** The solution is on view, so many plies of it. */
  | { readonly is: 'shown'; readonly ply: number };

/** How the enemy answers a wrong move. */
export interface Refutation {
  readonly move: Move;
  readonly after: Position;
}

/** How much of a move is told. */
export type Hint = 'none' | 'piece' | 'square';

export interface Attempt {
  readonly opened: Opened;
  /** Plies of the solution that are on the board. */
  readonly ply: number;
  readonly stage: Stage;
  readonly hint: Hint;
  /** Wrong moves so far. */
  readonly errors: number;
  /** Whether anything was told. */
  readonly helped: boolean;
}

export function begin(opened: Opened): Attempt {
  return { opened, ply: 0, stage: { is: 'solving' }, hint: 'none', errors: 0, helped: false };
}

/** The position on the board. */
export function positionOf({ opened, ply, stage }: Attempt): Position {
  if (stage.is === 'wrong') return stage.reply?.after ?? playUnchecked(stage.before, stage.move);
  const shown = stage.is === 'shown' ? stage.ply : ply;
  return opened.solution[shown - 1]?.after ?? opened.start;
}

/** What led to the position on the board, if it is known as a move. */
export function lastMoveOf({ opened, ply, stage }: Attempt): Move | undefined {
  if (stage.is === 'wrong') return stage.reply?.move ?? stage.move;
  return opened.solution[(stage.is === 'shown' ? stage.ply : ply) - 1]?.move;
}

/** The move that is asked for; none once everything is found or shown. */
export function expected({ opened, ply, stage }: Attempt): Move | undefined {
  return stage.is === 'solving' ? opened.solution[ply]?.move : undefined;
}

/** The solver moves. A move that wins the game at once is right, whatever the solution has. */
export function attemptMove(attempt: Attempt, move: Move): Attempt {
  const wanted = expected(attempt);
  if (wanted === undefined) return attempt;
  const before = positionOf(attempt);
  if (sameMove(move, wanted)) return advanced(attempt);
  if (outcome(playUnchecked(before, move))?.winner === before.sideToMove) {
    return { ...attempt, stage: { is: 'solved' }, opened: cutTo(attempt, move), ply: attempt.ply + 1, hint: 'none' };
  }
  return { ...attempt, stage: { is: 'wrong', move, before }, errors: attempt.errors + 1, hint: 'none' };
}

/** Whether the enemy is to answer as the solution has it. */
export function awaitsReply({ ply, stage }: Attempt): boolean {
  return stage.is === 'solving' && ply % 2 === 1;
}

/** The enemy answers as the solution has it. */
export function reply(attempt: Attempt): Attempt {
  return awaitsReply(attempt) ? { ...attempt, ply: attempt.ply + 1 } : attempt;
}

/** The enemy answers a wrong move. */
export function refute(attempt: Attempt, move: Move): Attempt {
  const { stage } = attempt;
  if (stage.is !== 'wrong') return attempt;
  const after = playUnchecked(playUnchecked(stage.before, stage.move), move);
  return { ...attempt, stage: { ...stage, reply: { move, after } } };
}

/** A wrong move is taken back. */
export function retry(attempt: Attempt): Attempt {
  return attempt.stage.is === 'wrong' ? { ...attempt, stage: { is: 'solving' } } : attempt;
}

/** First which piece moves, then where to. */
export function askHint(attempt: Attempt): Attempt {
  if (expected(attempt) === undefined || awaitsReply(attempt)) return attempt;
  return { ...attempt, hint: attempt.hint === 'none' ? 'piece' : 'square', helped: true };
}

/** Gives up, or looks at the solution once more: from where the solver was. */
export function showSolution(attempt: Attempt): Attempt {
  const isSolved = attempt.stage.is === 'solved';
  const at = isSolved ? 0 : attempt.ply;
  return { ...attempt, stage: { is: 'shown', ply: at }, hint: 'none', helped: attempt.helped || !isSolved };
}

/** Leafs through the solution that is on view. */
export function leafTo(attempt: Attempt, ply: number): Attempt {
  if (attempt.stage.is !== 'shown') return attempt;
  const within = Math.min(attempt.opened.solution.length, Math.max(0, ply));
  return { ...attempt, stage: { is: 'shown', ply: within } };
}

/** Whether it counts as solved: without errors and without help. */
export function isClean({ errors, helped }: Attempt): boolean {
  return errors === 0 && !helped;
}

function advanced(attempt: Attempt): Attempt {
  const ply = attempt.ply + 1;
  const isLast = ply >= attempt.opened.solution.length;
  return { ...attempt, ply, hint: 'none', stage: isLast ? { is: 'solved' } : attempt.stage };
}

/** The solution with another last move. */
function cutTo(attempt: Attempt, move: Move): Opened {
  const { opened, ply } = attempt;
  const before = positionOf(attempt);
  const last = { before, move, after: playUnchecked(before, move) };
  return { ...opened, solution: [...opened.solution.slice(0, ply), last] };
}
