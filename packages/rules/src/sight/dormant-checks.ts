/**
 * Checks that are no checks yet: royals that are attacked while some rule of the game says that nobody is in check. Which rule, and
 * until when, is not asked: what is in force once it lets go is what would hold without it.
 */
import type { Square } from '../board/board.js';
import { type ByColour, byColour, opposite } from '../colour.js';
import { checkSuspended, royalSquares } from '../position/check.js';
import { legalMoves } from '../position/legal.js';
import type { Step } from '../position/move.js';
import { playUnchecked } from '../position/play.js';
import type { Position } from '../position/position.js';
import type { Ruleset } from '../rule/ruleset.js';

/** A royal that would be in check. */
export interface DormantCheck {
  readonly royal: Square;
  /** What attacks it, ascending. */
  readonly attackers: readonly Square[];
}

/** Whether a rule of the game may ever suspend check. */
export function maySuspendCheck({ having }: Ruleset): boolean {
  return having.suspendsCheck.length > 0;
}

/** By the side that would be in check; empty lists while check is in force anyway. */
export function dormantChecksOf(position: Position): ByColour<readonly DormantCheck[]> {
  const { rules, placement } = position;
  if (!checkSuspended(position)) return { white: [], black: [] };
  return byColour((side) =>
    royalSquares(rules, placement, side)
      .map((royal) => ({ royal, attackers: rules.attacks.attackers(placement, royal, opposite(side)) }))
      .filter(({ attackers }) => attackers.length > 0),
  );
}

/** The legal moves of the side to move that bring check into force; none while it is. */
export function awakeningMoves(position: Position): readonly Step[] {
  if (!checkSuspended(position)) return [];
  return legalMoves(position).filter(
    (move): move is Step => move.type === 'step' && !checkSuspended(playUnchecked(position, move)),
  );
}
