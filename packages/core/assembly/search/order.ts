/** The order in which moves are tried: what was best before, captures that gain, killers, quiet moves by history, losing captures. */

const FIRST: i32 = 1 << 30;
const WINS_AT_ONCE: i32 = 1 << 28;
const GOOD_TAKE: i32 = 1 << 26;
const KILLS: i32 = 1 << 24;
const BAD_TAKE: i32 = -(1 << 26);
/** In the place of the score of a move that has been searched. */
const TRIED: i32 = -(1 << 30);

/** Where the score of a listed move is. @inline */
function scoreAt(base: i32, at: i32): i32 {
  return at - MOVES + SCORES;
}

/** Whether the capture leaves its side without what it may not do without. */
function takesTheLast(base: i32, taken: i32): bool {
  if (taken == 0) return false;
  if (extinction() && ((extinction() >>> ((taken >> 1) - 1)) & 1) != 0 && load<u8>(base + COUNTS + taken) == 1) return true;
  return bareRule() != 0 && load<i32>(base + FIELDS + F_MEN_WHITE + ((taken & 1) << 2)) == 1;
}

/** What a capture or promotion promises before the exchange is looked at. */
function promise(base: i32, move: i32, code: i32, taken: i32): i32 {
  const promotion = move >> 21 <= EN_PASSANT ? (move >> 16) & 31 : 0;
  let score = 16 * worthOf(taken);
  if (promotion) score += 16 * (worthOf(2 * promotion + (code & 1)) - worthOf(code));
  return score + learned(takeHistoryAt(base, code, (move >> 8) & 0xff, taken));
}

/**
 * Scores the moves from `first` to `end` that are not quiet, killers too, and brings them to the front. Returns where the quiet ones
 * begin: they are scored when it comes to them, which is seldom.
 */
function scoreMoves(base: i32, ply: i32, best: i32, first: i32, end: i32): i32 {
  const record = recordOf(base, ply);
  const killer = load<i32>(record + K_KILLER);
  const killerToo = load<i32>(record + K_KILLER_TOO);
  const before = load<i32>(record - STACK_SIZE + K_MOVED);
  const answer = before ? load<i32>(base + ANSWERS + (before << 2)) : 0;
  let front = first;
  for (let at = first; at < end; at += 4) {
    const move = load<i32>(at);
    const taken = takenBy(base, move);
    let score = 0;
    if (move == best) {
      score = FIRST;
    } else if (taken || (move >> 21 <= EN_PASSANT && (move >> 16) & 31)) {
      score = takesTheLast(base, taken) ? WINS_AT_ONCE : GOOD_TAKE + promise(base, move, codeOn(base, move & 0xff), taken);
    } else if (move == killer) {
      score = KILLS + 2;
    } else if (move == killerToo) {
      score = KILLS + 1;
    } else if (move == answer) {
      score = KILLS;
    } else {
      continue;
    }
    store<i32>(at, load<i32>(front));
    store<i32>(front, move);
    store<i32>(scoreAt(base, front), score);
    front += 4;
  }
  return front;
}

/** Gives the quiet moves from `first` to `end` their scores. */
function scoreQuiets(base: i32, ply: i32, side: i32, first: i32, end: i32): void {
  for (let at = first; at < end; at += 4) {
    const move = load<i32>(at);
    store<i32>(scoreAt(base, at), quietHistory(base, ply, side, move, codeOn(base, move & 0xff)));
  }
}

/**
 * Brings the best of the moves from `at` on to `at`, and returns its score. A capture that loses is put back behind the quiet moves the
 * first time that it comes up.
 */
function pick(base: i32, at: i32, end: i32): i32 {
  let best = at;
  let most = 0;
  findBest(base, at, end, best, most);
  while (most > GOOD_TAKE / 2 && most < WINS_AT_ONCE && !gains(base, load<i32>(best), 0)) {
    store<i32>(scoreAt(base, best), BAD_TAKE + (most - GOOD_TAKE));
    findBest(base, at, end, best, most);
  }
  const move = load<i32>(best);
  if (best != at) {
    store<i32>(best, load<i32>(at));
    store<i32>(scoreAt(base, best), load<i32>(scoreAt(base, at)));
    store<i32>(at, move);
    store<i32>(scoreAt(base, at), most);
  }
  return most;
}

/** The move with the highest score. @splice */
function findBest(base: i32, at: i32, end: i32, best: i32, most: i32): void {
  best = at;
  most = load<i32>(scoreAt(base, at));
  for (let other = at + 4; other < end; other += 4) {
    const score = load<i32>(scoreAt(base, other));
    if (score > most) {
      most = score;
      best = other;
    }
  }
}
