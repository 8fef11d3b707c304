/**
 * Candidate moves: everything that pieces and rules allow, but for the safety of the mover's royals. Royal pieces are never
 * captured.
 */
import type { Square } from '../board/board.js';
import { passedBy, type Ride } from '../movement/rides.js';
import { generateSpecial } from './generate-special.js';
import { type Move, NO_SQUARES, sameMove, step } from './move.js';
import { allEmpty, colourBit, EMPTY, kindOf, type PieceCode } from './placement.js';
import type { Position } from './position.js';

/** In no particular order, without repeats. */
export function candidateMoves(position: Position): readonly Move[] {
  return candidateMovesFrom(position, position.rules.board.squares);
}

/** Those candidates that the pieces on some squares make, and those that only a rule adds, whoever makes them. */
export function candidateMovesFrom(position: Position, squares: readonly Square[]): readonly Move[] {
  const moves: Move[] = [];
  generateSteps(position, squares, moves);
  addMoves(position, moves);
  return asRulesAllow(position, moves);
}

function addMoves(position: Position, moves: Move[]): void {
  for (const { slot, hooks } of position.rules.having.generate) {
    hooks.generate(position, position.states[slot], (move) => moves.push(move));
  }
}

/** The moves as rules replace them, without those that rules bar. */
function asRulesAllow(position: Position, moves: readonly Move[]): readonly Move[] {
  const { having } = position.rules;
  const replaced = having.replace.length > 0 ? moves.flatMap((move) => replace(position, move)) : moves;
  return having.forbids.length > 0 ? replaced.filter((move) => !isForbidden(position, move)) : replaced;
}

/** Whether a rule bars the move, whatever its effect on royals. */
export function isForbidden(position: Position, move: Move): boolean {
  for (const { slot, hooks } of position.rules.having.forbids) {
    if (hooks.forbids(move, position, position.states[slot])) return true;
  }
  return false;
}

function replace(position: Position, move: Move): Move | readonly Move[] {
  for (const { slot, hooks } of position.rules.having.replace) {
    const others = hooks.replace(move, position, position.states[slot]);
    if (others !== undefined) return others;
  }
  return move;
}

function generateSteps({ rules, placement, sideToMove }: Position, squares: readonly Square[], moves: Move[]): void {
  const side = colourBit(sideToMove);
  const { kinds } = rules;
  const canBeTaken = (code: number): boolean =>
    (code & 1) !== side && kinds[kindOf(code as PieceCode)]?.royal === false;
  for (const from of squares) {
    const piece = placement[from] as PieceCode;
    if (piece === EMPTY || (piece & 1) !== side) continue;
    const before = moves.length;
    for (const ride of rules.rides.from(piece, from)) {
      if (ride.special) generateSpecial(ride, from, piece, rules.kinds, placement, moves);
      else if (ride.hop !== undefined) hop(ride, from, piece);
      else if (ride.quiet || ride.capture) walk(ride, from, piece);
    }
    if (rules.rides.overlap(piece)) weed(moves, before);
  }

  function walk(ride: Ride, from: Square, piece: PieceCode): void {
    const { squares, via } = ride;
    for (let i = 0; i < squares.length; i++) {
      if (via !== undefined && !allEmpty(placement, via[i] as readonly Square[])) return;
      const to = squares[i] as Square;
      const found = placement[to] as number;
      if (found === EMPTY) {
        if (ride.quiet) moves.push(step(from, to, piece, NO_SQUARES, ride.initial ? passedBy(ride, i) : NO_SQUARES));
        continue;
      }
      if (ride.capture && canBeTaken(found)) moves.push(step(from, to, piece, [to], NO_SQUARES));
      return;
    }
  }

  function hop(ride: Ride, from: Square, piece: PieceCode): void {
    const { before, after } = ride.hop as NonNullable<Ride['hop']>;
    let hurdle = -1;
    for (let i = 0; i < ride.squares.length; i++) {
      if (ride.via !== undefined && !allEmpty(placement, ride.via[i] as readonly Square[])) return;
      const to = ride.squares[i] as Square;
      const found = placement[to] as number;
      if (hurdle < 0) {
        if (i >= before) return;
        if (found !== EMPTY) hurdle = i;
      } else if (i - hurdle > after) {
        return;
      } else if (found === EMPTY) {
        if (ride.quiet) moves.push(step(from, to, piece, NO_SQUARES, NO_SQUARES));
      } else {
        if (ride.capture && canBeTaken(found)) moves.push(step(from, to, piece, [to], NO_SQUARES));
        return;
      }
    }
  }
}

/** Drops later repeats among the moves from an index on. */
function weed(moves: Move[], first: number): void {
  for (let i = moves.length - 1; i > first; i--) {
    const move = moves[i] as Move;
    for (let j = first; j < i; j++) {
      if (sameMove(moves[j] as Move, move)) {
        moves.splice(i, 1);
        break;
      }
    }
  }
}
