/** Scores: centipawns for the side to move; a decided game counts MATE less the plies until then. */

const MATE: i32 = 32000;
const INFINITE: i32 = 32001;
/** Beyond this a score tells of a decided game. */
const DECISIVE: i32 = 31000;
const UNKNOWN: i32 = -32768;
/** The deepest ply that is looked at. */
const MAX_PLY: i32 = MAX_DEPTH - 4;

/** @inline */
function isDecisive(score: i32): bool {
  return score > DECISIVE || score < -DECISIVE;
}

/** A score of the side to move for an end that `winner` says. @inline */
function endScore(base: i32, winner: i32, ply: i32): i32 {
  return winner == DRAWN ? 0 : winner == sideOf(base) ? MATE - ply : ply - MATE;
}

/** The midgame half of a packed pair. @inline */
function early(pair: i32): i32 {
  return (pair + 0x8000) >> 16;
}

/** The endgame half. @inline */
function late(pair: i32): i32 {
  return (pair << 16) >> 16;
}

/** @inline */
function bounded(value: i32, low: i32, high: i32): i32 {
  return value < low ? low : value > high ? high : value;
}
