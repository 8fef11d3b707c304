/**
 * What has just happened that is worth talking about, in a game whose rules change. Read off the position and the move that led to it;
 * which words it gets is `questions.ts`'s affair.
 */
import {
  awakeningMoves,
  type Colour,
  candidateMoves,
  countPieces,
  dormantChecksOf,
  EMPTY,
  inCheck,
  isCapture,
  kindOf,
  opposite,
  type PieceCode,
  type Position,
  type RuleFact,
} from '@hippodrome/rules';
import type { Line } from '../play/session.js';

export type Happening =
  | { readonly is: 'start' }
  | { readonly is: 'ended'; readonly side: Colour }
  /** Somebody is in check the moment the phase ends. */
  | { readonly is: 'caught'; readonly side: Colour }
  | { readonly is: 'walked-in'; readonly side: Colour }
  | { readonly is: 'stayed-in'; readonly side: Colour }
  /** So many legal moves would end the phase. */
  | { readonly is: 'may-end'; readonly side: Colour; readonly count: number }
  /** There is something to capture, but nothing that may. */
  | { readonly is: 'may-not-end'; readonly side: Colour }
  /** A kind of which a side must not lose the last. */
  | { readonly is: 'fewer'; readonly side: Colour; readonly kind: number; readonly count: number }
  | { readonly is: 'pass'; readonly side: Colour }
  | { readonly is: 'promotion'; readonly side: Colour }
  | { readonly is: 'check'; readonly side: Colour }
  | { readonly is: 'over' }
  | { readonly is: 'quiet' };

/** What is most worth talking about comes first. @param line the last ply; undefined before the first */
export function happeningsAt(position: Position, line: Line | undefined, isOver: boolean): readonly Happening[] {
  if (isOver) return [{ is: 'over' }];
  const found = [...(line === undefined ? [{ is: 'start' } as const] : ofMove(line)), ...ofPosition(position)];
  return found.length > 0 ? found : [{ is: 'quiet' }];
}

function ofMove(line: Line): readonly Happening[] {
  const { move, side, before, after } = line;
  const other = opposite(side);
  const found: Happening[] = [];
  if (line.endedPhase !== undefined) found.push(line.check ? { is: 'caught', side: other } : { is: 'ended', side });
  else if (inCheck(after)) found.push({ is: 'check', side: other });
  if (move.type === 'pass') found.push({ is: 'pass', side });
  else if (dormantChecksOf(after)[side].length > 0) {
    const isRoyal = before.rules.kinds[kindOf(move.piece)]?.royal === true;
    found.push({ is: isRoyal ? 'walked-in' : 'stayed-in', side });
  }
  if (move.type === 'step' && move.promotion !== EMPTY) found.push({ is: 'promotion', side });
  return [...found, ...losses(line)];
}

/** Captures of a kind whose last one must not be lost. */
function losses({ move, before, after, side }: Line): readonly Happening[] {
  if (move.type !== 'step') return [];
  const victim = opposite(side);
  const vital = before.rules.endings.map(({ fact }) => fact).filter(isExtinction);
  return move.captures.flatMap((square): readonly Happening[] => {
    const kind = kindOf(before.placement[square] as PieceCode);
    const code = before.rules.kinds[kind]?.[victim];
    if (code === undefined || !vital.some((fact) => fact.kind === kind)) return [];
    return [{ is: 'fewer', side: victim, kind, count: countPieces(after.placement, code) }];
  });
}

function isExtinction(fact: RuleFact): fact is Extract<RuleFact, { fact: 'extinction' }> {
  return fact.fact === 'extinction';
}

/** What the side to move may do about the phase. */
function ofPosition(position: Position): readonly Happening[] {
  const side = position.sideToMove;
  const count = awakeningMoves(position).length;
  if (count > 0) return [{ is: 'may-end', side, count }];
  const isWaiting = dormantChecksOf(position)[side].length > 0;
  return isWaiting && candidateMoves(position).some(isCapture) ? [{ is: 'may-not-end', side }] : [];
}
