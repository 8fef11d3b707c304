/** Why a ride that passes a square may not end on it now. */
import type { Square } from '../board/board.js';
import type { Ride } from '../movement/rides.js';
import { EMPTY, type PieceCode, pieceAt } from '../position/placement.js';
import type { Position } from '../position/position.js';
import { kindOfPiece } from './letters.js';
import type { Reason } from './reason.js';

/** @param to one of the ride's squares. Undefined when nothing stands against it. */
export function judgeRide(position: Position, ride: Ride, to: Square): Reason | undefined {
  const stride = ride.squares.indexOf(to);
  const isOccupied = (square: Square): boolean => pieceAt(position.placement, square) !== EMPTY;
  const leg = ride.via
    ?.slice(0, stride + 1)
    .flat()
    .find(isOccupied);
  if (leg !== undefined) return inTheWay(position, leg);
  const between = ride.squares.slice(0, stride).filter(isOccupied);
  const obstacle = ride.hop === undefined ? between[0] : between[1];
  if (obstacle !== undefined) return inTheWay(position, obstacle);
  return judgeHurdle(position, ride, stride, between[0]) ?? judgePurpose(position, ride, to);
}

function inTheWay({ rules, placement }: Position, square: Square): Reason {
  const { name } = kindOfPiece(rules.kinds, pieceAt(placement, square));
  return { code: 'move/blocked', message: `the ${name} on ${rules.board.name(square)} is in the way` };
}

function judgeHurdle({ rules }: Position, ride: Ride, stride: number, hurdle: Square | undefined): Reason | undefined {
  if (ride.hop === undefined) return undefined;
  const to = rules.board.name(ride.squares[stride] as Square);
  if (hurdle === undefined) {
    return {
      code: 'move/no-hurdle',
      message: `it reaches ${to} only by leaping over a piece, and there is none between`,
    };
  }
  const at = ride.squares.indexOf(hurdle);
  if (at < ride.hop.before && stride - at <= ride.hop.after) return undefined;
  const message = `the piece to leap over, on ${rules.board.name(hurdle)}, is too far from where the leap begins or ends`;
  return { code: 'move/no-hurdle', message };
}

function judgePurpose({ rules, placement }: Position, ride: Ride, to: Square): Reason | undefined {
  const square = rules.board.name(to);
  const target: PieceCode = pieceAt(placement, to);
  if (target === EMPTY) {
    if (ride.quiet) return undefined;
    return {
      code: 'move/only-captures',
      message: `it goes to ${square} only to capture, and there is nothing to capture`,
    };
  }
  const { name, royal } = kindOfPiece(rules.kinds, target);
  if (!ride.capture) {
    return {
      code: 'move/only-without-capture',
      message: `it does not capture that way, and the ${name} stands on ${square}`,
    };
  }
  if (royal) return { code: 'move/royal-never-captured', message: `the ${name} on ${square} is never captured` };
  return undefined;
}
