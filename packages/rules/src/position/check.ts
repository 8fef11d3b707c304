/** Check: a royal piece is attacked while the rules of check are in force. */
import type { Square } from '../board/board.js';
import { type Colour, opposite } from '../colour.js';
import type { Frame } from '../rule/frame.js';
import type { Move } from './move.js';
import { colourOf, EMPTY, kindOf, type PieceCode, type Placement } from './placement.js';
import type { Position } from './position.js';

/** Whether the side to move is in check. Nobody is while a rule suspends check. */
export function inCheck(position: Position): boolean {
  const { rules, placement, sideToMove } = position;
  return !checkSuspended(position) && royalAttacked(rules, placement, sideToMove);
}

/** Whether some rule says that nobody is in check now. */
export function checkSuspended({ rules, states }: Pick<Position, 'rules' | 'states'>): boolean {
  return rules.having.suspendsCheck.some(({ slot, hooks }) => hooks.suspendsCheck(states[slot]));
}

/** The same after a move. @param after the placement with the move carried out */
export function checkSuspendedAfter(position: Position, move: Move, after: Placement): boolean {
  const { rules, states } = position;
  return rules.having.suspendsCheck.some(({ slot, hooks }) =>
    hooks.suspendsCheck(hooks.state?.next(states[slot], move, position, after)),
  );
}

/** Whether the enemy could capture a royal piece of the side, were that a move. */
export function royalAttacked(frame: Frame, placement: Placement, side: Colour): boolean {
  return royalSquares(frame, placement, side).some((square) =>
    frame.attacks.isAttacked(placement, square, opposite(side)),
  );
}

export function royalSquares(frame: Frame, placement: Placement, side: Colour): readonly Square[] {
  return frame.board.squares.filter((square) => {
    const code = placement[square] as PieceCode;
    return code !== EMPTY && colourOf(code) === side && frame.kinds[kindOf(code)]?.royal === true;
  });
}
