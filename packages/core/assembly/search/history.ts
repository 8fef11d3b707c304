/** What the search has learned of moves: which of them refuted, alone, after what was played before, and as captures. */

const HISTORY_LIMIT: i32 = 16384;

/** A piece and where it went, as one number of 14 bits. @inline */
function moved(code: i32, to: i32): i32 {
  return (code << 8) | to;
}

/** @inline */
function historyAt(base: i32, side: i32, move: i32): i32 {
  return base + HISTORY + (((side << 16) | (move & 0xffff)) << 1);
}

/** @inline */
function takeHistoryAt(base: i32, code: i32, to: i32, taken: i32): i32 {
  return base + TAKE_HISTORY + (((moved(code, to) << 5) | (taken >> 1)) << 1);
}

/** The place of a move after an earlier one, which stands for a page of the table. @inline */
function pairAt(base: i32, earlier: i32, one: i32): i32 {
  return base + PAIR_HISTORY + (((i32((u32(earlier) * 0x9e3779b1) >>> 12) + one) & 0xfffff) << 1);
}

/** @inline */
function learned(at: i32): i32 {
  return load<i16>(at);
}

/** Moves the number at the address towards the bonus, the less the farther it has gone. */
function learn(at: i32, bonus: i32): void {
  const before = i32(load<i16>(at));
  const size = bonus < 0 ? -bonus : bonus;
  store<i16>(at, before + bonus - (before * size) / HISTORY_LIMIT);
}

/** How well a quiet move did. */
function quietHistory(base: i32, ply: i32, side: i32, move: i32, code: i32): i32 {
  const one = moved(code, (move >> 8) & 0xff);
  const record = recordOf(base, ply);
  let sum = learned(historyAt(base, side, move));
  const before = load<i32>(record - STACK_SIZE + K_MOVED);
  if (before) sum += learned(pairAt(base, before, one));
  const own = load<i32>(record - 2 * STACK_SIZE + K_MOVED);
  if (own) sum += learned(pairAt(base, own, one));
  const earlier = load<i32>(record - 4 * STACK_SIZE + K_MOVED);
  if (earlier) sum += learned(pairAt(base, earlier, one)) >> 1;
  return sum;
}

/** A quiet move refuted (positive) or did not. */
function learnQuiet(base: i32, ply: i32, side: i32, move: i32, code: i32, bonus: i32): void {
  const one = moved(code, (move >> 8) & 0xff);
  const record = recordOf(base, ply);
  learn(historyAt(base, side, move), bonus);
  const before = load<i32>(record - STACK_SIZE + K_MOVED);
  if (before) learn(pairAt(base, before, one), bonus);
  const own = load<i32>(record - 2 * STACK_SIZE + K_MOVED);
  if (own) learn(pairAt(base, own, one), bonus);
  const earlier = load<i32>(record - 4 * STACK_SIZE + K_MOVED);
  if (earlier) learn(pairAt(base, earlier, one), bonus);
}

/** What a move takes; 0 for nothing. @inline */
function takenBy(base: i32, move: i32): i32 {
  const type = move >> 21;
  if (type == STEP) return codeOn(base, (move >> 8) & 0xff);
  return type == EN_PASSANT ? codeOn(base, i32(load<u32>(base + FIELDS + F_PASSED) >>> 24)) : 0;
}

/**
 * A move has refuted: it becomes a killer and the answer to the one before, and gains against the moves tried before it, which are
 * among those listed from `first` on.
 */
function learnCutoff(base: i32, ply: i32, side: i32, depth: i32, best: i32, first: i32, count: i32): void {
  const bonus = bounded(150 * depth - 60, 20, 1700);
  const record = recordOf(base, ply);
  const bestTaken = takenBy(base, best);
  const bestPromotes = (best >> 16) & 31 && best >> 21 != CASTLING;
  if (bestTaken == 0 && !bestPromotes) {
    if (load<i32>(record + K_KILLER) != best) {
      store<i32>(record + K_KILLER_TOO, load<i32>(record + K_KILLER));
      store<i32>(record + K_KILLER, best);
    }
    const before = load<i32>(record - STACK_SIZE + K_MOVED);
    if (before) store<i32>(base + ANSWERS + (before << 2), best);
    learnQuiet(base, ply, side, best, codeOn(base, best & 0xff), bonus);
  } else {
    learn(takeHistoryAt(base, codeOn(base, best & 0xff), (best >> 8) & 0xff, bestTaken), bonus);
  }
  for (let i = 0; i < count; i++) {
    const move = load<i32>(first + (i << 2));
    if (load<i32>(scoreAt(base, first + (i << 2))) != TRIED) continue;
    const taken = takenBy(base, move);
    const code = codeOn(base, move & 0xff);
    if (taken == 0 && !((move >> 16) & 31)) {
      if (bestTaken == 0 && !bestPromotes) learnQuiet(base, ply, side, move, code, -bonus);
    } else {
      learn(takeHistoryAt(base, code, (move >> 8) & 0xff, taken), -bonus);
    }
  }
}
