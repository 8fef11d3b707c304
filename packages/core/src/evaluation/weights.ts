/**
 * The numbers that the derived evaluation is made with, the same for every game; fitted to games that the search played with itself.
 * Centipawns unless said otherwise; `early` while all pieces are there, `late` when they are gone.
 */
export const WEIGHTS = {
  // Value of a piece for a mean reach r: perSquare * r + perSquareSquared * r².
  perSquare: 52,
  perSquareSquared: 0.67,
  // Shares of that value, or of the one that a document states; of pieces that step to promotion.
  pieceEarly: 1.29,
  pieceLate: 1.2,
  pawnEarly: 0.92,
  pawnLate: 1.33,
  // For each step to the centre: pieces, royals late; of what steps to promotion, to the middle files.
  centreEarly: 9,
  centreLate: 2,
  royalCentreLate: 12,
  pawnMiddle: 8,
  // Of royals early: each rank from home, each file from the middle.
  royalHome: 28,
  royalWing: 11,
  // For the root of the number of squares within reach.
  mobilityEarly: 18,
  mobilityLate: 35,
  // Shares of the gain by promotion one move before, and what is left of them a move earlier; of one that has passed.
  prospectEarly: 0.023,
  prospectLate: 0.26,
  prospectFall: 0.48,
  passedEarly: 0.25,
  passedLate: 0.11,
  passedFall: 0.58,
  // Shares of its worth, for the enemy's attack on a piece: by a step, by a piece worth less, undefended; on squares around a royal.
  threatened: 0.054,
  outweighed: 0.054,
  hanging: 0.04,
  assault: 0.021,
  // Kept in the header: see HEADER_WEIGHTS.
  tempo: 17,
  pairEarly: 60,
  pairLate: 28,
  guardedEarly: 2,
  guardedLate: 0,
  loneEarly: 6,
  loneLate: 0,
  doubledEarly: 9,
  doubledLate: 28,
  nearHit: 21,
  stepHit: 0,
  weakSquare: 0,
  twiceHit: 0,
  shelter: 14,
  dangerSteepness: 12,
  dangerLate: 0,
  vital: 412,
  check: 500,
} as const satisfies Readonly<Record<string, number>>;

export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** Those that the module reads itself. */
export const HEADER_WEIGHTS = [
  'tempo',
  'pairEarly',
  'pairLate',
  'guardedEarly',
  'guardedLate',
  'loneEarly',
  'loneLate',
  'doubledEarly',
  'doubledLate',
  'nearHit',
  'stepHit',
  'weakSquare',
  'twiceHit',
  'shelter',
  'dangerSteepness',
  'dangerLate',
  'vital',
  'check',
] as const satisfies readonly (keyof Weights)[];

/** `nearHit` is NEAR_HIT there. */
export function headerName(weight: (typeof HEADER_WEIGHTS)[number]): string {
  return `WEIGHT_${weight.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
