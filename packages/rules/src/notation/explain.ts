/**
 * Why a move is not legal, in words. Asks the position only: what stands where, how the pieces move, and which candidates the
 * rules bar. Readers of move texts use it for their messages; a board may use it for a hint.
 */
import type { Square } from '../board/board.js';
import { opposite } from '../colour.js';
import type { Ride } from '../movement/rides.js';
import { inCheck, royalSquares } from '../position/check.js';
import { candidateMoves, isForbidden } from '../position/generate.js';
import { legalMoves } from '../position/legal.js';
import { applyMove, type Move, NO_SQUARES, type Step } from '../position/move.js';
import { colourOf, EMPTY, type PieceCode, pieceAt } from '../position/placement.js';
import type { Position } from '../position/position.js';
import type { Statement, Values } from '../result.js';
import { kindOfPiece } from './letters.js';
import { closest, type Reason, type ReasonCode } from './reason.js';
import { judgeRide } from './ride-verdict.js';

/** Why nothing of the side to move may go from one square to another, whatever it would promote to; undefined when something may. */
export function explain(position: Position, from: Square, to: Square): Reason | undefined {
  const { rules, placement, sideToMove } = position;
  const { board } = rules;
  const legal = legalMoves(position);
  if (legal.some((move) => move.type !== 'pass' && move.from === from && move.to === to)) return undefined;
  if (legal[0]?.type === 'pass') {
    return reason('move/must-pass', `${sideToMove} has no move and must pass`, { side: sideToMove });
  }
  const piece = pieceAt(placement, from);
  if (piece === EMPTY) {
    const square = board.name(from);
    return reason('move/empty-square', `there is no piece on ${square}`, { square });
  }
  if (colourOf(piece) !== sideToMove) {
    const values = { ...pieceValues(position, from), side: colourOf(piece), rival: sideToMove };
    const message = `${pieceName(position, from)} is ${values.side}'s, and it is ${sideToMove}'s move`;
    return reason('move/opponents-piece', message, values);
  }
  return (
    explainExposure(position, from, to) ??
    explainCastling(position, from, to) ??
    explainTarget(position, from, to) ??
    explainBar(position, from, to) ??
    explainRides(position, from, to)
  );
}

/** `the nightrider on b1`. */
export function pieceName({ rules, placement }: Position, square: Square): string {
  return `the ${kindOfPiece(rules.kinds, pieceAt(placement, square)).name} on ${rules.board.name(square)}`;
}

/** The same, for other languages. */
export function pieceValues({ rules, placement }: Position, square: Square): { piece: string; square: string } {
  return { piece: kindOfPiece(rules.kinds, pieceAt(placement, square)).name, square: rules.board.name(square) };
}

function reason(code: ReasonCode, message: string, values: Values, at?: Square): Reason {
  return { code, message, values, ...(at !== undefined && { at }) };
}

type LeadingMove = Exclude<Move, { type: 'pass' }>;

function findMove(moves: readonly Move[], from: Square, to: Square): LeadingMove | undefined {
  return moves.find((move): move is LeadingMove => move.type !== 'pass' && move.from === from && move.to === to);
}

/** For moves that pieces and rules allow. */
function explainExposure(position: Position, from: Square, to: Square): Reason | undefined {
  const candidate = findMove(candidatesOf(position), from, to);
  return candidate === undefined ? undefined : exposure(position, candidate);
}

/** For moves that pieces allow and some rule bars. */
function explainBar(position: Position, from: Square, to: Square): Reason | undefined {
  const barred = findMove(unbarredMoves(position, from, to), from, to);
  if (barred === undefined) return undefined;
  const what = barred.type === 'step' && barred.captures.length > 0 ? 'capture' : 'move';
  const parts = barringSentences(position, barred);
  const message = `the rules bar ${pieceName(position, from)} from this ${what} now. ${parts.map((part) => part.message).join(' ')}`;
  return reason('move/barred', message.trimEnd(), { ...pieceValues(position, from), form: what, parts });
}

const known = new WeakMap<Position, readonly Move[]>();

/** The candidates of a position, made once: the same position is asked about for every piece that a text may mean. */
function candidatesOf(position: Position): readonly Move[] {
  const moves = known.get(position) ?? candidateMoves(position);
  known.set(position, moves);
  return moves;
}

function exposure(position: Position, move: LeadingMove): Reason {
  const { rules, sideToMove } = position;
  const after = position.placement.slice();
  applyMove(after, move);
  const threats = royalSquares(rules, after, sideToMove).flatMap((royal) =>
    rules.attacks.attackers(after, royal, opposite(sideToMove)).map((attacker) => ({ royal, attacker })),
  );
  const threat = threats[0];
  if (threat === undefined) return reason('move/exposes-royal', 'it leaves the king attacked', { form: 'somehow' });
  const moved = { ...position, placement: after };
  const message = `it leaves ${pieceName(moved, threat.royal)} attacked by ${pieceName(moved, threat.attacker)}`;
  const { piece: other, square: at } = pieceValues(moved, threat.attacker);
  return reason('move/exposes-royal', message, { ...pieceValues(moved, threat.royal), other, at }, threat.attacker);
}

/** Moves between the squares that would be candidates if no rule barred or replaced any. */
function unbarredMoves(position: Position, from: Square, to: Square): readonly Move[] {
  const { rules, placement, states } = position;
  const piece = pieceAt(placement, from);
  const target = pieceAt(placement, to);
  const moves: Move[] = [];
  for (const { slot, hooks } of rules.having.generate) {
    hooks.generate(position, states[slot], (move) => moves.push(move));
  }
  const isOwn = target !== EMPTY && colourOf(target) === position.sideToMove && from !== to;
  for (const ride of rides(position, from, to)) {
    if ((isOwn && !ride.friend) || judgeRide(position, ride, from, to) !== undefined) continue;
    const landing = target === EMPTY || from === to ? NO_SQUARES : [to];
    const captures = [...(ride.demands?.taken ?? []), ...landing].sort((a, b) => a - b);
    moves.push({ type: 'step', from, to, piece, promotion: EMPTY, captures, passed: NO_SQUARES } satisfies Step);
  }
  return moves;
}

/** What the rule sheet says about the rules that bar a move or all that would replace it. */
function barringSentences(position: Position, move: Move): readonly Statement[] {
  const { having } = position.rules;
  const variants = having.replace.flatMap(
    ({ slot, hooks }) => hooks.replace(move, position, position.states[slot]) ?? [],
  );
  const barred = [move, ...variants].filter((variant) => isForbidden(position, variant));
  const rules = having.forbids.filter(({ slot, hooks }) =>
    barred.some((variant) => hooks.forbids(variant, position, position.states[slot])),
  );
  return rules.flatMap(({ hooks }) => hooks.sentences);
}

/** For a royal that wants to go farther along its rank than it can step, in a game with castling. */
function explainCastling(position: Position, from: Square, to: Square): Reason | undefined {
  const { board, having, kinds } = position.rules;
  const castles = having.state.some(({ hooks }) => hooks.state.field === 'castling');
  const isRoyal = kindOfPiece(kinds, pieceAt(position.placement, from)).royal;
  const isSideways = board.rank(from) === board.rank(to) && Math.abs(from - to) > 1;
  if (!castles || !isRoyal || !isSideways || rides(position, from, to).length > 0) return undefined;
  if (!inCheck(position)) return reason('move/cannot-castle', 'there is no castling to that side now', {});
  const values = { ...pieceValues(position, from), form: 'in-check' };
  return reason('move/cannot-castle', `${pieceName(position, from)} is in check`, values);
}

function explainTarget(position: Position, from: Square, to: Square): Reason | undefined {
  const { placement, sideToMove } = position;
  const target = pieceAt(placement, to);
  const isOnPurpose = rides(position, from, to).some((ride) => from === to || ride.friend);
  if (isOnPurpose) return undefined;
  if (from === to) return reason('move/unreachable', 'a move leads from one square to another', { form: 'no-way' });
  if (target === EMPTY || colourOf(target) !== sideToMove) return undefined;
  const values = { ...pieceValues(position, to), side: sideToMove };
  return reason('move/own-piece', `${pieceName(position, to)} is ${sideToMove}'s own`, values, to);
}

function explainRides(position: Position, from: Square, to: Square): Reason {
  const { board, kinds } = position.rules;
  const verdicts = fitting(position, rides(position, from, to), to).map((ride) => judgeRide(position, ride, from, to));
  const reasons = verdicts.filter((verdict) => verdict !== undefined);
  const { name } = kindOfPiece(kinds, pieceAt(position.placement, from));
  const never = `${pieceName(position, from)} does not reach ${board.name(to)}: that is not how a ${name} moves from there`;
  return closest(reasons) ?? reason('move/unreachable', never, { ...pieceValues(position, from), to: board.name(to) });
}

/**
 * Of the rides to a square those that are meant for what stands there, if there are any: what keeps a cannon from capturing
 * has nothing to do with how it moves.
 */
function fitting({ placement }: Position, all: readonly Ride[], to: Square): readonly Ride[] {
  const isEmpty = pieceAt(placement, to) === EMPTY;
  const meant = all.filter((ride) => (isEmpty ? ride.quiet || ride.enPassant : ride.capture || ride.friend));
  return meant.length > 0 ? meant : all;
}

function rides({ rules, placement }: Position, from: Square, to: Square): readonly Ride[] {
  const piece: PieceCode = pieceAt(placement, from);
  return rules.rides.from(piece, from).filter((ride) => ride.squares.includes(to));
}
