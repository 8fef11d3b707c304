/** The order in which moves are tried: what was best before, captures that gain, killers, quiet moves by history, losing captures. */

const FIRST: i32 = 1 << 30;
const WINS_AT_ONCE: i32 = 1 << 28;
const GOOD_TAKE: i32 = 1 << 26;
const KILLS: i32 = 1 << 24;
const BAD_TAKE: i32 = -(1 << 26);

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

/** Gives every move from `first` to `end` its score. */
function scoreMoves(base: i32, ply: i32, side: i32, best: i32, first: i32, end: i32): void {
  const record = recordOf(base, ply);
  const killer = load<i32>(record + K_KILLER);
  const killerToo = load<i32>(record + K_KILLER_TOO);
  const before = load<i32>(record - STACK_SIZE + K_MOVED);
  const answer = before ? load<i32>(base + ANSWERS + (before << 2)) : 0;
  for (let at = first; at < end; at += 4) {
    const move = load<i32>(at);
    let score = 0;
    if (move == best) {
      score = FIRST;
    } else {
      const code = codeOn(base, move & 0xff);
      const taken = takenBy(base, move);
      if (taken || (move >> 21 <= EN_PASSANT && (move >> 16) & 31)) {
        score = GOOD_TAKE + promise(base, move, code, taken);
        if (takesTheLast(base, taken)) score = WINS_AT_ONCE;
      } else if (move == killer) {
        score = KILLS + 2;
      } else if (move == killerToo) {
        score = KILLS + 1;
      } else if (move == answer) {
        score = KILLS;
      } else {
        score = quietHistory(base, ply, side, move, code);
      }
    }
    store<i32>(scoreAt(base, at), score);
  }
}

/**
 * Brings the best of the moves from `at` on to `at`, and returns its score. A capture that loses is put back behind the quiet moves the
 * first time that it comes up.
 */
function pick(base: i32, at: i32, end: i32): i32 {
  while (1) {
    let best = at;
    let most = load<i32>(scoreAt(base, at));
    for (let other = at + 4; other < end; other += 4) {
      const score = load<i32>(scoreAt(base, other));
      if (score > most) {
        most = score;
        best = other;
      }
    }
    const move = load<i32>(best);
    if (most > GOOD_TAKE / 2 && most < WINS_AT_ONCE && !gains(base, move, 0)) {
      store<i32>(scoreAt(base, best), BAD_TAKE + (most - GOOD_TAKE));
      continue;
    }
    if (best != at) {
      store<i32>(best, load<i32>(at));
      store<i32>(scoreAt(base, best), load<i32>(scoreAt(base, at)));
      store<i32>(at, move);
      store<i32>(scoreAt(base, at), most);
    }
    return most;
  }
  return 0;
}
