/** What the core cannot do exactly, and so refuses. The list is part of the documentation. */
import { error, type Problem } from '@hippodrome/rules';

export const UNSUPPORTED = {
  board: 'boards of more than 192 squares',
  kinds: 'games of more than 31 kinds of pieces',
  royals: 'more than one royal piece of a side',
  demands: 'moves that need or capture pieces on squares that they pass',
  friend: "captures of one's own pieces",
  tame: 'pieces that may not take a king',
  opening: 'moves that open squares to en passant at any time',
  'hop-limits': 'hoppers whose hurdle must be near, or that land near behind it',
  'hop-path': 'hoppers off the straight lines',
  'hop-passant': 'captures en passant that are not single leaps over nothing',
  lines: 'more than 32 different lines of riders, or 16 of one piece',
  paths: 'more paths of lame or bent pieces than there is room for',
  steps: 'initial moves that pass squares in more than four ways',
  passing: 'initial moves that pass squares only from some of their starting squares, or more than three squares',
  'both-ways': 'pieces that may reach a square both quietly and en passant',
  castlings: 'more than 32 castlings',
} as const;

export type Shortcoming = keyof typeof UNSUPPORTED;

/** The problem with a game, or with one of its pieces. */
export function unsupported(what: Shortcoming, piece?: string): Problem {
  const whose = piece === undefined ? '' : ` (the ${piece})`;
  return error('core/unsupported', `the fast core does not play ${UNSUPPORTED[what]}${whose}`);
}

/** The problem with a game for which the build has made no specialised module. */
export function unavailable(title: string): Problem {
  return error('core/unsupported', `there is no specialised core for ${title}; the generic core plays it`);
}
