/** Extinction: a side that has no piece of a kind left has lost. */
import { countPieces } from '../../position/placement.js';
import type { PieceKind } from '../frame.js';
import type { Ending } from '../rule.js';
import { lostBy } from './lost.js';

export function extinction(kind: PieceKind): Ending {
  const lost: Ending['lost'] = (position, side) => countPieces(position.placement, kind[side]) === 0;
  return {
    rule: 'extinction',
    fact: { fact: 'extinction', kind: kind.index },
    material: true,
    lost,
    decide: ({ position }) => lostBy('extinction', lost, position),
  };
}
