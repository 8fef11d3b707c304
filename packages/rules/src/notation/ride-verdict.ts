/** Why a ride that passes a square may not end on it now. */
import type { Square } from '../board/board.js';
import { type Colour, opposite } from '../colour.js';
import type { Ride } from '../movement/rides.js';
import { colourOf, EMPTY, type PieceCode, pieceAt } from '../position/placement.js';
import type { Position } from '../position/position.js';
import { kindOfPiece } from './letters.js';
import type { Reason } from './reason.js';

/** @param to one of the ride's squares; `from` itself for a piece that captures without moving. Undefined when nothing stands against it. */
export function judgeRide(position: Position, ride: Ride, from: Square, to: Square): Reason | undefined {
  const stride = ride.squares.indexOf(to);
  const isEmptied = (square: Square): boolean => square === from || ride.demands?.taken.includes(square) === true;
  const isOccupied = (square: Square): boolean => !isEmptied(square) && pieceAt(position.placement, square) !== EMPTY;
  const unmet = judgeDemands(position, ride, to);
  if (unmet !== undefined) return unmet;
  const leg = ride.via
    ?.slice(0, stride + 1)
    .flat()
    .find(isOccupied);
  if (leg !== undefined) return inTheWay(position, leg);
  const between = ride.squares.slice(0, stride).filter(isOccupied);
  const obstacle = ride.hop === undefined ? between[0] : between[1];
  if (obstacle !== undefined) return inTheWay(position, obstacle);
  return (
    judgeHurdle(position, ride, stride, between[0]) ?? (isEmptied(to) ? undefined : judgePurpose(position, ride, to))
  );
}

/** What is not as the ride needs it on the squares it passes before its first stride. */
function judgeDemands(position: Position, { demands }: Ride, to: Square): Reason | undefined {
  if (demands === undefined) return undefined;
  const { rules, placement, sideToMove } = position;
  const codeOn = (square: Square): PieceCode => pieceAt(placement, square);
  const isSide = (square: Square, colour: Colour): boolean =>
    codeOn(square) !== EMPTY && colourOf(codeOn(square)) === colour;
  const name = rules.board.name;
  const bar = demands.empty.find((square) => codeOn(square) !== EMPTY);
  if (bar !== undefined) return inTheWay(position, bar);
  const gap =
    demands.pieces.find((square) => codeOn(square) === EMPTY) ??
    demands.friends.find((square) => !isSide(square, sideToMove));
  if (gap !== undefined) {
    return {
      code: 'move/no-hurdle',
      message: `it reaches ${name(to)} only by leaping over a piece on ${name(gap)}`,
      values: { form: 'there', to: name(to), at: name(gap) },
      at: gap,
    };
  }
  const missing = demands.victims.find((square) => !isSide(square, opposite(sideToMove)));
  if (missing !== undefined) {
    const message = `it goes to ${name(to)} only by capturing on ${name(missing)}, and there is nothing to capture`;
    const values = { form: 'there', to: name(to), at: name(missing) };
    return { code: 'move/only-captures', message, values, at: missing };
  }
  const spared = demands.sacrifices.find((square) => !isSide(square, sideToMove));
  if (spared !== undefined) {
    const message = `it goes to ${name(to)} only by capturing a piece of its own on ${name(spared)}, and there is none`;
    const values = { form: 'own', to: name(to), at: name(spared) };
    return { code: 'move/only-captures', message, values, at: spared };
  }
  const royal = demands.taken.find((square) => kindOfPiece(rules.kinds, codeOn(square)).royal);
  return royal === undefined ? undefined : neverCaptured(position, royal);
}

function neverCaptured({ rules, placement }: Position, square: Square): Reason {
  const { name } = kindOfPiece(rules.kinds, pieceAt(placement, square));
  return {
    code: 'move/royal-never-captured',
    message: `the ${name} on ${rules.board.name(square)} is never captured`,
    values: { piece: name, square: rules.board.name(square) },
    at: square,
  };
}

function inTheWay({ rules, placement }: Position, square: Square): Reason {
  const { name } = kindOfPiece(rules.kinds, pieceAt(placement, square));
  const values = { piece: name, square: rules.board.name(square) };
  return { code: 'move/blocked', message: `the ${name} on ${values.square} is in the way`, values, at: square };
}

function judgeHurdle({ rules }: Position, ride: Ride, stride: number, hurdle: Square | undefined): Reason | undefined {
  if (ride.hop === undefined) return undefined;
  const to = rules.board.name(ride.squares[stride] as Square);
  if (hurdle === undefined) {
    return {
      code: 'move/no-hurdle',
      message: `it reaches ${to} only by leaping over a piece, and there is none between`,
      values: { to },
    };
  }
  const at = ride.squares.indexOf(hurdle);
  if (at < ride.hop.before && stride - at <= ride.hop.after) return undefined;
  const message = `the piece to leap over, on ${rules.board.name(hurdle)}, is too far from where the leap begins or ends`;
  return { code: 'move/no-hurdle', message, values: { form: 'far', to, at: rules.board.name(hurdle) }, at: hurdle };
}

function judgePurpose(position: Position, ride: Ride, to: Square): Reason | undefined {
  const { rules, placement, sideToMove } = position;
  const square = rules.board.name(to);
  const target: PieceCode = pieceAt(placement, to);
  if (target === EMPTY) {
    if (ride.quiet) return undefined;
    return {
      code: 'move/only-captures',
      message: `it goes to ${square} only to capture, and there is nothing to capture`,
      values: { to: square },
    };
  }
  const { name, royal } = kindOfPiece(rules.kinds, target);
  const mayCapture = colourOf(target) === sideToMove ? ride.friend : ride.capture;
  if (!mayCapture) {
    return {
      code: 'move/only-without-capture',
      message: `it does not capture that way, and the ${name} stands on ${square}`,
      values: { piece: name, square },
    };
  }
  return royal ? neverCaptured(position, to) : undefined;
}
