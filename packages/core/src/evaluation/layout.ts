/** Where the tables of the derived evaluation lie in the program, and the constants that go with them. Sizes in bytes. */
import { CODES } from '../limits.js';
import { HEADER_WEIGHTS, headerName } from './weights.js';

/** Counts of squares that mobility distinguishes. */
export const MAX_MOBILITY = 64;
/** Depths, and numbers of moves, that reductions distinguish. */
export const MAX_REDUCTION = 256;

export function evaluationTables(squares: number, mask: number): Readonly<Record<string, number>> {
  return {
    // By code and number of squares within reach; midgame and endgame value packed, as in VALUES, from the owner's view.
    MOBILITY: CODES * MAX_MOBILITY * 4,
    // By square: the squares around it.
    NEAR: squares * mask,
    // By code and square: where an enemy piece of the same kind would stop it from passing; what it is worth to have passed.
    STOPPERS: CODES * squares * mask,
    PASSED: CODES * squares * 4,
    // By code and square: where an own piece of the kind guards it, the squares before it, where own pieces may yet come to guard it.
    GUARDS: CODES * squares * mask,
    WAY: CODES * squares * mask,
    HELPERS: CODES * squares * mask,
    REDUCTIONS: MAX_REDUCTION * 4,
  };
}

/** Those that specialised modules take for granted. */
export const EVALUATION_NUMBERS = {
  // By code: what it is worth in an exchange.
  WORTH: CODES * 4,
  // Kinds, the least worth first; royals last.
  BY_WORTH: 32,
};

export const evaluationConstants = { MAX_MOBILITY, MAX_REDUCTION };

/** Header: material of both sides at the start; whether moves that can be undone set the half-move clock back; weights. */
export const EVALUATION_HEADER = ['FULL_MATERIAL', 'RESETS_BACK', ...HEADER_WEIGHTS.map(headerName)];

/** Of a code: whether it can pass enemy pieces of its kind; weights of its attacks on squares around a royal, of being attacked. */
export const EVALUATION_OF_CODE = ['PASSER', 'ASSAULT', 'THREATENED', 'OUTWEIGHED', 'HANGING', 'BOUND'];
