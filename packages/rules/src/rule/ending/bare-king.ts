/**
 * Bare king: a side left with nothing but royal pieces has lost at once; or, where the bared side has a reply, unless it bares
 * the other side by its very next move, which draws.
 */
import { COLOURS, type Colour, opposite } from '../../colour.js';
import { applyMove } from '../../position/move.js';
import { colourOf, EMPTY, kindOf, type PieceCode, type Placement } from '../../position/placement.js';
import type { Position } from '../../position/position.js';
import type { Frame } from '../frame.js';
import type { Ending, EndingFacts } from '../rule.js';
import { lostBy } from './lost.js';

export function bareKing(reply: boolean): Ending {
  const fact = { fact: 'bare-king', reply } as const;
  if (reply) return { rule: 'bare-king', fact, material: true, decide: decideWithReply };
  const lost = (position: Position, side: Colour): boolean => isBare(position.rules, position.placement, side);
  return {
    rule: 'bare-king',
    fact,
    material: true,
    lost,
    decide: ({ position }) => lostBy('bare-king', lost, position),
  };
}

/** Whether the side has nothing but royal pieces. */
export function isBare(frame: Frame, placement: Placement, side: Colour): boolean {
  return (placement as Uint8Array).every((found) => {
    const code = found as PieceCode;
    return code === EMPTY || colourOf(code) !== side || frame.kinds[kindOf(code)]?.royal === true;
  });
}

function decideWithReply({ position, legalMoves }: EndingFacts) {
  const { rules, placement, sideToMove } = position;
  const bare = COLOURS.filter((side) => isBare(rules, placement, side));
  const [loser] = bare;
  if (loser === undefined) return undefined;
  if (bare.length === 2) return { winner: null, rule: 'bare-king' } as const;
  const canReply = loser === sideToMove && legalMoves.some((move) => baresOther(move));
  return canReply ? undefined : ({ winner: opposite(loser), rule: 'bare-king' } as const);

  function baresOther(move: EndingFacts['legalMoves'][number]): boolean {
    const after = placement.slice();
    applyMove(after, move);
    return isBare(rules, after, opposite(sideToMove));
  }
}
