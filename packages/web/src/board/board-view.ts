/** A position in the terms of the board package, which knows squares by name and no rules. */
import type { BoardShape, Mark, MarkKind, PlacedPiece } from '@hippodrome/board';
import {
  colourOf,
  EMPTY,
  inCheck,
  kindOf,
  type Move,
  type PieceCode,
  type PieceSpec,
  type Placement,
  type Position,
  type Ruleset,
  royalSquares,
  squareName,
  type VariantSpec,
} from '@hippodrome/rules';
import type { GameSummary } from '../games/summary.js';
import type { RideMark, Rides } from '../play/rides-overlay.js';
import { type Pictured, picturedPiece } from './move-signs.js';

export function shapeOf({ board }: Pick<VariantSpec, 'board'>): BoardShape & { readonly holes: readonly string[] } {
  const { files, ranks, holes } = board;
  return { files, ranks, holes: holes.map((hole) => squareName(hole % files, Math.floor(hole / files))) };
}

export function piecesOf({ rules, placement }: { rules: Ruleset; placement: Placement }): readonly PlacedPiece[] {
  return rules.board.squares.flatMap((square) => {
    const code = placement[square] as PieceCode;
    return code === EMPTY ? [] : [{ square: rules.board.name(square), ...lookOf(rules, code) }];
  });
}

/** The pieces of a game's array, read from its setup alone: lists of games need no compiled rules. */
export function arrayOf({ pieces, setup }: Pick<GameSummary, 'pieces' | 'setup'>): readonly PlacedPiece[] {
  const ranks = setup.split('/');
  return ranks.flatMap((text, fromTop) => {
    let file = 0;
    return (text.match(/\d+|\D/g) ?? []).flatMap((token): readonly PlacedPiece[] => {
      const square = squareName(file, ranks.length - 1 - fromTop);
      file += Number(token) || 1;
      const kind = pieces.find(({ letter }) => letter === token.toUpperCase());
      if (kind === undefined) return [];
      return [{ square, colour: token === kind.letter ? 'white' : 'black', ...kind }];
    });
  });
}

/** How a piece looks and what it is called. */
export function lookOf(rules: Ruleset, code: PieceCode): Omit<PlacedPiece, 'square'> {
  const kind = rules.kinds[kindOf(code)];
  if (kind === undefined) throw new Error(`no piece has the code ${code}`);
  return { colour: colourOf(code), ...pictured(rules.spec.pieces[kind.index] as PieceSpec) };
}

/** Worked out once for each kind: a board asks at every move. */
const looks = new WeakMap<PieceSpec, Pictured>();

function pictured(kind: PieceSpec): Pictured {
  const known = looks.get(kind) ?? picturedPiece(kind);
  looks.set(kind, known);
  return known;
}

/** The squares that a move touched, for the mark of the last move: of a capture without moving, those of its victims too. */
export function squaresOf({ board }: Ruleset, move: Move): readonly string[] {
  if (move.type === 'pass') return [];
  const more = move.type === 'castling' ? [move.rookFrom, move.rookTo] : move.from === move.to ? move.captures : [];
  const squares = [move.from, move.to, ...more];
  return [...new Set(squares)].map((square) => board.name(square));
}

/** The royals of the side to move, when it is in check. */
export function checkedSquares(position: Position): readonly string[] {
  if (!inCheck(position)) return [];
  const { rules, placement, sideToMove } = position;
  return royalSquares(rules, placement, sideToMove).map((square) => rules.board.name(square));
}

const MARKS: Readonly<Record<RideMark, MarkKind>> = {
  move: 'ride',
  capture: 'attack',
  attack: 'capture',
  guard: 'blocked',
  stop: 'blocked',
  barred: 'blocked',
  leg: 'leg',
  hurdle: 'hurdle',
};

export function marksOf({ rules: { board } }: Position, { marks }: Rides): readonly Mark[] {
  return [...marks].map(([square, { mark, after }]) => ({
    square: board.name(square),
    kind: MARKS[mark],
    ...(after !== undefined && { from: board.name(after) }),
  }));
}
