/** What single moves are about. */
import {
  EMPTY,
  inCheck,
  isCapture,
  legalMoves,
  opposite,
  outcome,
  type PieceCode,
  type Step as PieceStep,
  type Position,
  phaseOf,
} from '@hippodrome/rules';
import type { Material } from '../material.js';
import type { Step } from '../prove.js';
import type { Turn } from './find-themes.js';
import type { Theme } from './theme.js';

/** Centipawns; what is worth less is nothing to speak of. */
const WORTH = 250;

export function moveThemes({ before, move, after }: Step, material: Material): readonly Theme[] {
  if (move.type === 'castling') return ['castling'];
  if (move.type === 'pass') return [];
  const isPhaseEnd = isCapture(move) && phaseOf(before) !== phaseOf(after);
  const isEnPassant = move.captures.length > 0 && !move.captures.includes(move.to);
  return [
    ...(move.promotion === EMPTY ? [] : promotionThemes(before, move, material)),
    ...(isPhaseEnd ? (['phase-end'] as const) : []),
    ...(isEnPassant ? (['en-passant'] as const) : []),
    ...(isOverHurdle(before, move) ? (['screen'] as const) : []),
  ];
}

/** A choice is one where the same step could have become something else. */
function promotionThemes(before: Position, move: PieceStep, material: Material): readonly Theme[] {
  const others = legalMoves(before).filter(
    (other): other is PieceStep =>
      other.type === 'step' && other.from === move.from && other.to === move.to && other.promotion !== move.promotion,
  );
  if (others.length === 0) return ['promotion'];
  const isUnder = others.some(({ promotion }) => material.value(promotion) > material.value(move.promotion));
  return isUnder ? ['promotion', 'promotion-choice', 'underpromotion'] : ['promotion', 'promotion-choice'];
}

/** A capture by a piece that needs another one to jump. */
function isOverHurdle({ rules }: Position, move: PieceStep): boolean {
  const rides = rules.rides
    .from(move.piece, move.from)
    .filter(({ squares, capture }) => capture && squares.includes(move.to));
  return isCapture(move) && rides.length > 0 && rides.every(({ hop }) => hop !== undefined);
}

/** No capture, no promotion, no check, and the game goes on. */
export function isQuiet({ mine: { move, after } }: Turn): boolean {
  if (move.type !== 'step' || isCapture(move) || move.promotion !== EMPTY) return false;
  return !inCheck(after) && outcome(after) === undefined;
}

/** At some point of the line, after a reply, the solver has less than at its beginning, by a minor piece or so. */
export function isSacrifice(steps: readonly Step[], material: Material): boolean {
  const start = steps[0]?.before;
  return start !== undefined && steps.some(({ after }, i) => i % 2 === 1 && material.gain(start, after) <= -WORTH);
}

/** The first move takes a piece that nothing guards. */
export function isHanging(turn: Turn | undefined, material: Material): boolean {
  if (turn?.mine.move.type !== 'step') return false;
  const { before, move } = turn.mine;
  const { rules, placement, sideToMove } = before;
  return move.captures.some(
    (square) =>
      material.value(placement[square] as PieceCode) >= WORTH &&
      !rules.attacks.isAttacked(placement, square, opposite(sideToMove)),
  );
}
