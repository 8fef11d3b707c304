/** Making a move and taking it back. Boards are changed by exclusive or, which is its own inverse; the rest is kept in undo records. */

/** Number of the random key of what a position has besides its pieces. */
const KEY_SIDE: i32 = 0;
const KEY_RIGHTS: i32 = 32;
const KEY_PHASE: i32 = 64;
const KEY_CHECKS: i32 = 128;
const KEY_PASSANT: i32 = 384;
const KEY_POOL: i32 = 640;

/** @inline */
function keyOf(code: i32, sq: i32): u64 {
  return load<u64>(KEYS + ((code * SQUARES + sq) << 3));
}

/** @inline */
function keyBesides(number: i32): u64 {
  return load<u64>(KEYS_BESIDES + (number << 3));
}

/** The random key of so many pieces of a code in the pool. */
function keyOfPool(code: i32, waiting: i32): u64 {
  const word = keyBesides(KEY_POOL + code) * (2 * u64(waiting) + 1);
  return waiting == 0 ? 0 : word ^ (word >>> 29);
}

/** @inline */
function put(base: i32, code: i32, sq: i32): void {
  flip(base + BY_CODE + code * MASK, sq);
  flip(base + BY_SIDE + (code & 1) * MASK, sq);
}

/** @inline */
function valueOf(code: i32, sq: i32): i32 {
  return load<i32>(VALUES + ((code * SQUARES + sq) << 2));
}

/** Carries out a legal move of the side to move. */
function make(base: i32, move: i32): void {
  const fields = base + FIELDS;
  const ply = load<i32>(fields + F_PLY);
  const undo = base + UNDO + ply * UNDO_SIZE;
  store<i32>(fields + F_PLY, ply + 1);
  const side = sideOf(base);
  const rights = load<i32>(fields + F_RIGHTS);
  const phase = load<i32>(fields + F_PHASE);
  const halfmove = load<i32>(fields + F_HALFMOVE);
  const key = load<u64>(fields + F_KEY);
  store<i32>(undo + U_MOVE, move);
  if (castlingCount()) store<i32>(undo + U_RIGHTS, rights);
  if (hasPassant()) store<u32>(undo + U_PASSED, load<u32>(fields + F_PASSED));
  store<i32>(undo + U_HALFMOVE, halfmove);
  if (phaseCount()) store<i32>(undo + U_PHASE, phase);
  if (checksToWin()) store<i32>(undo + U_CHECKS_LEFT, load<i32>(fields + F_CHECKS_LEFT));
  store<i32>(undo + U_SCORE, load<i32>(fields + F_SCORE));
  store<u64>(undo + U_KEY, key);
  let newKey: u64 = key ^ keyBesides(KEY_SIDE);
  let score = load<i32>(fields + F_SCORE);
  let progress = 0;
  let takes = 0;
  let passed: u32 = ~0;
  const type = move >> 21;
  if (type <= EN_PASSANT) {
    const from = move & 0xff;
    const to = (move >> 8) & 0xff;
    const promotion = (move >> 16) & 31;
    const code = codeOn(base, from);
    const after = promotion ? 2 * promotion + side : code;
    const at = type == EN_PASSANT ? i32(load<u32>(fields + F_PASSED) >>> 24) : to;
    const taken = codeOn(base, at);
    store<i32>(undo + U_TAKEN, taken | (at << 8) | (code << 16));
    if (taken) {
      takes = 1;
      put(base, taken, at);
      store<u8>(base + BOARD + at, 0);
      newKey ^= keyOf(taken, at);
      score -= valueOf(taken, at);
      remove(base, taken);
      if (hasPool() && isPooled(taken)) newKey ^= addToPool(base, taken, 1);
      if (takingResets()) progress = 1;
    }
    if (promotion) {
      flip(base + BY_CODE + code * MASK, from);
      flip(base + BY_CODE + after * MASK, to);
    } else {
      flipBoth(base + BY_CODE + code * MASK, from, to);
    }
    flipBoth(base + BY_SIDE + side * MASK, from, to);
    store<u8>(base + BOARD + from, 0);
    store<u8>(base + BOARD + to, after);
    newKey ^= keyOf(code, from) ^ keyOf(after, to);
    score += valueOf(after, to) - valueOf(code, from);
    if (promotion) {
      const counts = base + COUNTS;
      store<u8>(counts + code, load<u8>(counts + code) - 1);
      store<u8>(counts + after, load<u8>(counts + after) + 1);
      if (hasPool()) newKey ^= addToPool(base, after, -1);
      if (promotingResets()) progress = 1;
    }
    if (hasRoyals() && isRoyal(code)) store<u8>(fields + F_KINGS + side, to);
    if (resets(code)) progress = 1;
    if (castlingCount() && rights) {
      const kept = rights & load<i32>(RIGHTS_KEPT + (from << 2)) & load<i32>(RIGHTS_KEPT + (at << 2));
      if (kept != rights) {
        newKey ^= keyBesides(KEY_RIGHTS + rights) ^ keyBesides(KEY_RIGHTS + kept);
        store<i32>(fields + F_RIGHTS, kept);
      }
    }
    if (hasPassant() && passCount(code) && !taken && !promotion) passed = passedBy(code, from, to);
  } else if (castlingCount() && type == CASTLING) {
    const castling = CASTLINGS + ((move >> 16) & 31) * CASTLING_SIZE;
    const king = i32(load<u8>(castling, 6));
    const rook = i32(load<u8>(castling, 7));
    const kingFrom = i32(load<u8>(castling, 2));
    const kingTo = i32(load<u8>(castling, 3));
    const rookFrom = i32(load<u8>(castling, 4));
    const rookTo = i32(load<u8>(castling, 5));
    placeCastled(base, king, rook, kingFrom, kingTo, rookFrom, rookTo);
    store<u8>(fields + F_KINGS + side, kingTo);
    newKey ^= keyOf(king, kingFrom) ^ keyOf(king, kingTo) ^ keyOf(rook, rookFrom) ^ keyOf(rook, rookTo);
    score += valueOf(king, kingTo) - valueOf(king, kingFrom) + valueOf(rook, rookTo) - valueOf(rook, rookFrom);
    const kept = rights & load<i32>(RIGHTS_KEPT + (kingFrom << 2));
    newKey ^= keyBesides(KEY_RIGHTS + rights) ^ keyBesides(KEY_RIGHTS + kept);
    store<i32>(fields + F_RIGHTS, kept);
  }
  if (hasPassant()) store<u32>(fields + F_PASSED, passed);
  store<i32>(fields + F_HALFMOVE, progress ? 0 : halfmove + 1);
  store<i32>(fields + F_SIDE, 1 - side);
  if (side != firstSide()) store<i32>(fields + F_FULLMOVE, load<i32>(fields + F_FULLMOVE) + 1);
  if (phaseCount() && takes && phase < phaseCount()) {
    store<i32>(fields + F_PHASE, phase + 1);
    newKey ^= keyBesides(KEY_PHASE + phase) ^ keyBesides(KEY_PHASE + phase + 1);
  }
  store<i32>(fields + F_SCORE, score);
  if (checksToWin()) newKey ^= countCheck(base, side);
  store<u64>(fields + F_KEY, newKey);
}

/** Takes the last move back. */
function unmake(base: i32): void {
  const fields = base + FIELDS;
  const ply = load<i32>(fields + F_PLY) - 1;
  const undo = base + UNDO + ply * UNDO_SIZE;
  store<i32>(fields + F_PLY, ply);
  const side = 1 - sideOf(base);
  const move = load<i32>(undo + U_MOVE);
  const type = move >> 21;
  if (type <= EN_PASSANT) {
    const from = move & 0xff;
    const to = (move >> 8) & 0xff;
    const promotion = (move >> 16) & 31;
    const after = codeOn(base, to);
    const taken = load<i32>(undo + U_TAKEN);
    const code = taken >> 16;
    if (promotion) {
      flip(base + BY_CODE + after * MASK, to);
      flip(base + BY_CODE + code * MASK, from);
    } else {
      flipBoth(base + BY_CODE + code * MASK, from, to);
    }
    flipBoth(base + BY_SIDE + side * MASK, from, to);
    store<u8>(base + BOARD + to, 0);
    store<u8>(base + BOARD + from, code);
    if (promotion) {
      const counts = base + COUNTS;
      store<u8>(counts + code, load<u8>(counts + code) + 1);
      store<u8>(counts + after, load<u8>(counts + after) - 1);
      if (hasPool()) addToPool(base, after, 1);
    }
    const victim = taken & 0xff;
    if (victim) {
      const at = (taken >> 8) & 0xff;
      put(base, victim, at);
      store<u8>(base + BOARD + at, victim);
      restore(base, victim);
      if (hasPool() && isPooled(victim)) addToPool(base, victim, -1);
    }
    if (hasRoyals() && isRoyal(code)) store<u8>(fields + F_KINGS + side, from);
  } else if (castlingCount() && type == CASTLING) {
    const castling = CASTLINGS + ((move >> 16) & 31) * CASTLING_SIZE;
    const kingFrom = i32(load<u8>(castling, 2));
    const rookFrom = i32(load<u8>(castling, 4));
    placeCastled(
      base,
      i32(load<u8>(castling, 6)),
      i32(load<u8>(castling, 7)),
      i32(load<u8>(castling, 3)),
      kingFrom,
      i32(load<u8>(castling, 5)),
      rookFrom,
    );
    store<u8>(fields + F_KINGS + side, kingFrom);
  }
  if (castlingCount()) store<i32>(fields + F_RIGHTS, load<i32>(undo + U_RIGHTS));
  if (hasPassant()) store<u32>(fields + F_PASSED, load<u32>(undo + U_PASSED));
  store<i32>(fields + F_HALFMOVE, load<i32>(undo + U_HALFMOVE));
  if (phaseCount()) store<i32>(fields + F_PHASE, load<i32>(undo + U_PHASE));
  if (checksToWin()) store<i32>(fields + F_CHECKS_LEFT, load<i32>(undo + U_CHECKS_LEFT));
  store<i32>(fields + F_SCORE, load<i32>(undo + U_SCORE));
  store<u64>(fields + F_KEY, load<u64>(undo + U_KEY));
  if (side != firstSide()) store<i32>(fields + F_FULLMOVE, load<i32>(fields + F_FULLMOVE) - 1);
  store<i32>(fields + F_SIDE, side);
}

/** King and rook leave their squares for others, some of which may be the same. */
function placeCastled(base: i32, king: i32, rook: i32, kingFrom: i32, kingTo: i32, rookFrom: i32, rookTo: i32): void {
  put(base, king, kingFrom);
  put(base, rook, rookFrom);
  put(base, king, kingTo);
  put(base, rook, rookTo);
  store<u8>(base + BOARD + kingFrom, 0);
  store<u8>(base + BOARD + rookFrom, 0);
  store<u8>(base + BOARD + kingTo, king);
  store<u8>(base + BOARD + rookTo, rook);
}

/** @inline */
function remove(base: i32, code: i32): void {
  store<u8>(base + COUNTS + code, load<u8>(base + COUNTS + code) - 1);
  const men = base + FIELDS + F_MEN_WHITE + ((code & 1) << 2);
  store<i32>(men, load<i32>(men) - 1);
}

/** @inline */
function restore(base: i32, code: i32): void {
  store<u8>(base + COUNTS + code, load<u8>(base + COUNTS + code) + 1);
  const men = base + FIELDS + F_MEN_WHITE + ((code & 1) << 2);
  store<i32>(men, load<i32>(men) + 1);
}

/** Puts a piece into its owner's pool, or takes it out (`by` -1); returns the change of the key. */
function addToPool(base: i32, code: i32, by: i32): u64 {
  const at = base + POOL + code;
  const before = i32(load<u8>(at));
  const now = before + by;
  store<u8>(at, now);
  const waiting = base + FIELDS + F_WAITING_WHITE + ((code & 1) << 2);
  const kind: u32 = 1 << ((code >> 1) - 1);
  store<u32>(waiting, now ? load<u32>(waiting) | kind : load<u32>(waiting) & ~kind);
  return keyOfPool(code, before) ^ keyOfPool(code, now);
}

/** The squares that a piece has just passed and its own, as F_PASSED holds them: bytes 0–2 the squares, NONE behind the last; 3 its own. */
function passedBy(code: i32, from: i32, to: i32): u32 {
  if (!hasSquare(PASSES_FROM + code * MASK, from)) return ~0;
  for (let i = 0; i < passCount(code); i++) {
    const at = CODE_PASSES + (code * MAX_PASSES + i) * PASS_SIZE;
    if (i32(load<i16>(at)) != to - from) continue;
    let passed: u32 = u32(to) << 24;
    for (let j = 0; j < 3; j++) {
      const by = i32(load<i16>(at + 2 + 2 * j));
      passed |= (by ? u32(from + by) : u32(NONE)) << (8 * j);
    }
    return passed;
  }
  return ~0;
}

/** Counts the check that the side has just given; returns the change of the key. */
function countCheck(base: i32, side: i32): u64 {
  const occupied$: u64 = load<u64>(base + BY_SIDE, 8 * $) | load<u64>(base + BY_SIDE + MASK, 8 * $);
  const royal = royalOf(base, 1 - side);
  if (isSuspended(load<i32>(base + FIELDS + F_PHASE)) || !isAttacked(base, side, royal, occupied$)) return 0;
  const at = base + FIELDS + F_CHECKS_LEFT + side;
  const left = i32(load<u8>(at));
  if (left == 0) return 0;
  store<u8>(at, left - 1);
  return keyBesides(KEY_CHECKS + 128 * side + left) ^ keyBesides(KEY_CHECKS + 128 * side + left - 1);
}
