/**
 * Practice: one piece moves alone, move after move, while the other side looks on. The moves are the game's own; but nothing ends a
 * practice, no king is needed, and whatever rules remember between moves is forgotten.
 */
import {
  type Colour,
  legalMoves,
  type Move,
  type Placement,
  type Position,
  playUnchecked,
  type Ruleset,
  type Square,
} from '@hippodrome/rules';

/** Past the first moves of a game, which some rules treat in a way of their own. */
const FULLMOVE = 2;

export function practicePosition(rules: Ruleset, placement: Placement, side: Colour): Position {
  return {
    rules,
    placement,
    sideToMove: side,
    halfmoveClock: 0,
    fullmoveNumber: FULLMOVE,
    states: rules.rules.map(({ hooks }) => hooks.state?.empty),
  };
}

/** The moves of the practising piece. */
export function practiceMoves(position: Position, hero: Square): readonly PracticeMove[] {
  return legalMoves(position).filter((move): move is PracticeMove => move.type === 'step' && move.from === hero);
}

export type PracticeMove = Extract<Move, { type: 'step' }>;

/** After a move of the practising piece it is to move again. */
export function practise(position: Position, move: PracticeMove): Position {
  return practicePosition(position.rules, playUnchecked(position, move).placement, position.sideToMove);
}
