/**
 * What a move comes to on its square when both sides go on taking there, always with the piece that is worth least. Lines, hurdles and
 * legs are looked at anew after every capture, because a piece that has gone may open or close a way of any shape. Pins are not seen.
 */

/** The square from which the side's piece of least worth could take on the square; NONE for none. Only pieces in `occupied` count. @bySide */
function leastTaker(base: i32, side: i32, sq: i32, occupied$: u64): i32 {
  unroll: for (let i = 0; i < kindCount(); i++) {
    const kind = kindByWorth(i);
    const code = 2 * (kind + 1) + side;
    const men$: u64 = load<u64>(base + BY_CODE + code * MASK, 8 * $) & occupied$;
    const from = (code * SQUARES + sq) * MASK;
    if (takesLeaping(code)) {
      const leapers$: u64 = load<u64>(FROM_LEAP + from, 8 * $) & men$;
      if (any(leapers$)) return lowest(leapers$);
    }
    if (takesOnLines(code)) {
      let riders$: u64 = load<u64>(FROM_LINE + from, 8 * $) & men$;
      while (any(riders$)) {
        const rider = lowest(riders$);
        riders$ &= ~bit(rider, $);
        if (ridesTo(code, rider, sq, occupied$)) return rider;
      }
    }
    if (hopCount(code)) {
      let hoppers$: u64 = load<u64>(FROM_HOP + from, 8 * $) & men$;
      while (any(hoppers$)) {
        const hopper = lowest(hoppers$);
        hoppers$ &= ~bit(hopper, $);
        if (hopsTo(code, hopper, sq, occupied$)) return hopper;
      }
    }
    if (takesOnPaths(code)) {
      let walkers$: u64 = load<u64>(FROM_PATH + from, 8 * $) & men$;
      while (any(walkers$)) {
        const walker = lowest(walkers$);
        walkers$ &= ~bit(walker, $);
        if (walksTo(code, walker, sq, occupied$)) return walker;
      }
    }
  }
  return NONE;
}

/** Whether exactly one piece stands between a hopper and the square on one of its lines. */
function hopsTo(code: i32, hopper: i32, sq: i32, occupied$: u64): bool {
  for (let i = 0; i < hopCount(code); i++) {
    const line = hopOf(code, i);
    if (hopUse(code, i) & TAKE && isOnLine(line, hopper, sq)) {
      let path$: u64 = 0;
      between(line, hopper, sq, path$);
      if (count(path$ & occupied$) == 1) return true;
    }
  }
  return false;
}

/** Whether the exchange that a legal move begins comes to at least so much for the side to move. */
function gains(base: i32, move: i32, atLeast: i32): bool {
  const type = move >> 21;
  if (type > EN_PASSANT) return atLeast <= 0;
  const from = move & 0xff;
  const to = (move >> 8) & 0xff;
  const promotion = (move >> 16) & 31;
  let side = sideOf(base);
  const code = codeOn(base, from);
  const after = promotion ? 2 * promotion + side : code;
  let occupied$: u64 = load<u64>(base + BY_SIDE, 8 * $) | load<u64>(base + BY_SIDE + MASK, 8 * $);
  if (type == EN_PASSANT) occupied$ &= ~bit(i32(load<u32>(base + FIELDS + F_PASSED) >>> 24), $);
  occupied$ = (occupied$ & ~bit(from, $)) | bit(to, $);
  // What the side that has just taken is ahead of what was asked, if nobody takes back.
  let balance = worthOf(takenBy(base, move)) + worthOf(after) - worthOf(code) - atLeast;
  if (balance < 0) return false;
  balance = worthOf(after) - balance;
  if (balance <= 0) return true;
  let succeeds = true;
  while (1) {
    side = 1 - side;
    const taker = leastTaker(base, side, to, occupied$);
    if (taker == NONE) break;
    occupied$ &= ~bit(taker, $);
    const takes = codeOn(base, taker);
    if (isRoyal(takes)) {
      // It may not take what is guarded, and nothing takes it.
      if (leastTaker(base, 1 - side, to, occupied$) == NONE) succeeds = !succeeds;
      break;
    }
    succeeds = !succeeds;
    balance = worthOf(takes) - balance;
    if (balance < i32(succeeds)) break;
  }
  return succeeds;
}

/** For tests: see `gains`. */
export function exchange(base: i32, move: i32, atLeast: i32): i32 {
  return i32(gains(base, move, atLeast));
}
