/** Where pieces may go and which way they take, in the terms of the board package. */
import type { Destination, Way } from '@hippodrome/board';
import { type Colour, colourOf, EMPTY, type Move, type PieceCode, type Position, type Square } from '@hippodrome/rules';
import { destinations } from '../play/choices.js';
import { landings } from './move-arrow.js';
import { premoveTargets } from './premove-reach.js';

export type Destinations = ReadonlyMap<string, readonly Destination[]>;

/** Where the legal moves lead. @param mayMoveFrom whether what stands on a square takes part */
export function legalDestinations(position: Position, mayMoveFrom: (square: Square) => boolean): Destinations {
  const { board } = position.rules;
  const open = [...destinations(position)].filter(([from]) => mayMoveFrom(from));
  return new Map(
    open.map(([from, targets]) => [
      board.name(from),
      targets.map(({ to, capture }) => ({ to: board.name(to), capture })),
    ]),
  );
}

/** Where the pieces of a side might go once it is its turn. */
export function aheadDestinations(position: Position, side: Colour): Destinations {
  const { rules, placement } = position;
  const { board } = rules;
  const isOf = (square: Square, colour: Colour): boolean => {
    const code = placement[square] as PieceCode;
    return code !== EMPTY && colourOf(code) === colour;
  };
  const enemy = side === 'white' ? 'black' : 'white';
  const own = board.squares.filter((square) => isOf(square, side));
  return new Map(
    own.map((from) => [
      board.name(from),
      premoveTargets(position, from).map((to) => ({ to: board.name(to), capture: isOf(to, enemy) })),
    ]),
  );
}

/** Squares that the piece on a square lands on in between when it goes to another. */
export function wayBetween(position: Position, from: string, to: string): readonly string[] {
  const { board } = position.rules;
  const [start, end] = [board.find(from), board.find(to)];
  if (start === undefined || end === undefined) return [];
  const piece = position.placement[start] as PieceCode;
  return piece === EMPTY ? [] : landings(position, piece, start, end).map((square) => board.name(square));
}

/** The ways of the pieces that a move moves. @param after the position it led to */
export function waysOf(after: Position, move: Move | undefined): readonly Way[] {
  if (move === undefined || move.type === 'pass') return [];
  const { board } = after.rules;
  const king = { from: board.name(move.from), to: board.name(move.to) };
  if (move.type === 'castling') {
    return [
      { ...king, via: [] },
      { from: board.name(move.rookFrom), via: [], to: board.name(move.rookTo) },
    ];
  }
  return [{ ...king, via: landings(after, move.piece, move.from, move.to).map((square) => board.name(square)) }];
}
