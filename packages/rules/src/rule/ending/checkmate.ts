/** Checkmate: in check and without a legal move. */
import { opposite } from '../../colour.js';
import type { Ending } from '../rule.js';

export const checkmate: Ending = {
  rule: 'checkmate',
  fact: { fact: 'checkmate' },
  decide: ({ position, inCheck, legalMoves }) =>
    inCheck && legalMoves.length === 0 ? { winner: opposite(position.sideToMove), rule: 'checkmate' } : undefined,
};
