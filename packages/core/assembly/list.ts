/** Legal moves, written one after the other as packed numbers (see `src/layout.ts`), four bytes each. */

/** Where the moves go that are not captures, and those that are, given what the royal's safety allows. @splice */
function allowed(
  base: i32,
  side: i32,
  own$: u64,
  enemies$: u64,
  free$: u64,
  quiet$: u64,
  take$: u64,
): void {
  quiet$ = load<u64>(UNIVERSE, 8 * $) & ~(own$ | enemies$);
  take$ = enemies$;
  if (hasRoyals()) {
    const royal$: u64 = bit(royalOf(base, 1 - side), $);
    take$ &= ~royal$;
  }
  if (phaseCount()) {
    const phase = load<i32>(base + FIELDS + F_PHASE);
    if (!isSuspended(phase)) quiet$ &= free$;
    if (!isSuspended(phaseAfter(phase))) take$ &= free$;
    if (isCaptureBarred(base)) take$ = 0;
  } else {
    quiet$ &= free$;
    take$ &= free$;
  }
}

/**
 * Lists the legal moves of the side to move from `out` on: all (`every`), or captures and promotions only. Returns the address after
 * the last. In no particular order.
 * @bySide
 */
function listFor(base: i32, side: i32, out: i32, every: i32): i32 {
  const n = findConstraints(base, side);
  const first = out;
  const own$ = load<u64>(base + BY_SIDE + side * MASK, 8 * $);
  const enemies$ = load<u64>(base + BY_SIDE + (1 - side) * MASK, 8 * $);
  const occupied$ = own$ | enemies$;
  let quiet$: u64 = 0;
  let take$: u64 = 0;
  const free$ = load<u64>(base + FREE, 8 * $);
  allowed(base, side, own$, enemies$, free$, quiet$, take$);
  unroll: for (let kind = 0; kind < kindCount(); kind++) {
    const code = 2 * (kind + 1) + side;
    const men = base + BY_CODE + code * MASK;
    if (isRoyal(code)) {
      out = listRoyal(base, side, code, out, every);
    } else {
      let ofOut = out;
      for (let word = 0; word < WORDS; word++) {
        let rest = load<u64>(men + (word << 3)) & ~load<u64>(base + SPECIAL + (word << 3));
        while (rest) {
          const from = (word << 6) + i32(ctz<u64>(rest));
          rest &= rest - 1;
          listPiece(base, code, from, occupied$, quiet$, take$, every, ofOut);
        }
      }
      out = ofOut;
    }
  }
  if (n > 0) {
    for (let word = 0; word < WORDS; word++) {
      let rest = load<u64>(base + SPECIAL + (word << 3));
      while (rest) {
        const from = (word << 6) + i32(ctz<u64>(rest));
        rest &= rest - 1;
        out = listSpecial(base, side, n, from, out, every);
      }
    }
  }
  if (isPassantOpen(base)) out = listEnPassant(base, side, out);
  if (every) {
    if (isCastlingOpen(base)) out = listCastlings(base, side, out);
    if (out == first && mustPass(base)) {
      store<i32>(out, PASS << 21);
      out += 4;
    }
  }
  return out;
}

/** Writes the moves of one piece. Promotions are asked for with the captures, wherever they lead. @splice */
function listPiece(
  base: i32,
  code: i32,
  from: i32,
  occupied$: u64,
  quiet$: u64,
  take$: u64,
  every: i32,
  out: i32,
): void {
  let to$: u64 = 0;
  addTargets(code, from, occupied$, quiet$, take$, to$);
  if (promotes(code)) {
    const must$: u64 = to$ & load<u64>(PROMOTES_ON + code * MASK, 8 * $);
    const may$: u64 = to$ & load<u64>(MAY_PROMOTE_ON + code * MASK, 8 * $);
    out = emitPromotions(base, code, from, must$, out);
    out = emitPromotions(base, code, from, may$, out);
    to$ &= ~must$;
  }
  if (!every) to$ &= ~quiet$;
  out = emit(from, to$, out);
}

/** Where a piece may go, of the squares on which it may end. @splice */
function addTargets(code: i32, from: i32, occupied$: u64, quiet$: u64, take$: u64, into$: u64): void {
  if (isPlain(code)) {
    addReach(code, TAKE, from, occupied$, into$);
    into$ &= quiet$ | take$;
  } else {
    let quietly$: u64 = 0;
    addReach(code, QUIET, from, occupied$, quietly$);
    addReach(code, TAKE, from, occupied$, into$);
    into$ = (quietly$ & quiet$) | (into$ & take$);
  }
}

/** Writes a move to each square of the mask. */
function emit(from: i32, to$: u64, out: i32): i32 {
  emitWord(from, to$[0], 0, out);
  if (WORDS > 1) emitWord(from, to$[1], 64, out);
  if (WORDS > 2) emitWord(from, to$[2], 128, out);
  return out;
}

/** @splice */
function emitWord(from: i32, word: u64, first: i32, out: i32): void {
  let rest: u64 = word;
  while (rest) {
    store<i32>(out, from | ((first + i32(ctz<u64>(rest))) << 8));
    out += 4;
    rest &= rest - 1;
  }
}

/** Writes a move for each square of the mask and each kind that the piece may become there. */
function emitPromotions(base: i32, code: i32, from: i32, to$: u64, out: i32): i32 {
  let rest$: u64 = to$;
  while (any(rest$)) {
    const to = lowest(rest$);
    rest$ &= ~bit(to, $);
    let kinds = promotionChoice(base, code, to);
    while (kinds) {
      store<i32>(out, from | (to << 8) | ((i32(ctz<u32>(kinds)) + 1) << 16));
      out += 4;
      kinds &= kinds - 1;
    }
  }
  return out;
}

/** Writes the moves of a piece that constraints treat in its own way. */
function listSpecial(base: i32, side: i32, n: i32, from: i32, out: i32, every: i32): i32 {
  const own$ = load<u64>(base + BY_SIDE + side * MASK, 8 * $);
  const enemies$ = load<u64>(base + BY_SIDE + (1 - side) * MASK, 8 * $);
  const occupied$ = own$ | enemies$;
  let free$: u64 = 0;
  let quiet$: u64 = 0;
  let take$: u64 = 0;
  allowSpecial(base, n, from, free$);
  allowed(base, side, own$, enemies$, free$, quiet$, take$);
  const code = codeOn(base, from);
  listPiece(base, code, from, occupied$, quiet$, take$, every, out);
  return out;
}

/** Writes the royal's moves, each of them tried. @bySide */
function listRoyal(base: i32, side: i32, code: i32, out: i32, every: i32): i32 {
  const own$ = load<u64>(base + BY_SIDE + side * MASK, 8 * $);
  const enemies$ = load<u64>(base + BY_SIDE + (1 - side) * MASK, 8 * $);
  const occupied$ = own$ | enemies$;
  const from = royalOf(base, side);
  let quiet$: u64 = 0;
  let take$: u64 = 0;
  const free$: u64 = ~0;
  allowed(base, side, own$, enemies$, free$, quiet$, take$);
  let to$: u64 = 0;
  addTargets(code, from, occupied$, quiet$, take$, to$);
  if (!every) to$ &= ~quiet$;
  const without$: u64 = occupied$ & ~bit(from, $);
  while (any(to$)) {
    const to = lowest(to$);
    to$ &= ~bit(to, $);
    if (isRoyalFree(base, to) || !isUnsafe(base, side, to, without$)) {
      store<i32>(out, from | (to << 8));
      out += 4;
    }
  }
  return out;
}

/** Whether a move of the royal to the square needs not be safe, because nobody is in check after it. */
function isRoyalFree(base: i32, to: i32): bool {
  if (phaseCount() == 0) return false;
  const phase = load<i32>(base + FIELDS + F_PHASE);
  return isSuspended(codeOn(base, to) ? phaseAfter(phase) : phase);
}

/** Whether a side without a move passes: it is not in check, and both have as many pieces of the kind that counts. */
function mustPass(base: i32): bool {
  if (stalemateRule() != 3 || isInCheck(base)) return false;
  const counts = base + COUNTS + 2 * (stalemateKind() + 1);
  return load<u8>(counts) == load<u8>(counts, 1);
}

/** Whether the side to move is in check, once `findConstraints` has looked. */
function isInCheck(base: i32): bool {
  return load<i32>(base + FIELDS + F_IN_CHECK) != 0 && !isSuspended(load<i32>(base + FIELDS + F_PHASE));
}
