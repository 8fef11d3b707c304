/** Thinking output: `PLY SCORE TIME NODES PV`, scores in centipawns, times in hundredths of a second. */
import type { Position } from '@hippodrome/rules';
import type { RootMove, Thought } from '../backend/backend.js';
import type { Score } from '../search/score.js';
import { toXBoard } from './coordinates.js';

/** A mate in so many moves is this much more. */
const MATE = 100_000;

export function thinkingLines({ lines, nodes, milliseconds }: Thought, position: Position): readonly string[] {
  return lines.map(({ score, depth, moves }) =>
    [depth, scoreNumber(score), hundredths(milliseconds), nodes, ...moves.map((text) => toXBoard(position, text))].join(
      ' ',
    ),
  );
}

/** The answer to `.` while analysing. */
export function statLine(rootMove: RootMove, moves: number, position: Position): string {
  const { depth, number, nodes, milliseconds, move } = rootMove;
  const counts = `${hundredths(milliseconds)} ${nodes} ${depth} ${moves - number} ${moves}`;
  return `stat01: ${counts} ${toXBoard(position, move)}`;
}

function scoreNumber(score: Score): number {
  if ('cp' in score) return Math.round(score.cp);
  return score.mate > 0 ? MATE + score.mate : -MATE + score.mate;
}

function hundredths(milliseconds: number): number {
  return Math.round(milliseconds / 10);
}
