/**
 * Where a piece can go: the squares of its leaps, lines, hops and paths, given what is occupied. A ride's last square may be
 * occupied by anybody: the caller takes away what must not be captured.
 *
 * Lines are ridden by obstruction difference: with `above` the occupied squares of the line above the piece, and `below` the highest
 * occupied one below it, `above ^ (above - below)` has all squares from the one to the other. So a line costs the same for every
 * vector, and holes cost nothing: they cut the lines when the program is made.
 */

/** Adds the squares that a rider on the square reaches along a line, in both directions, one (1 down, 2 up). @splice */
function addLine(line: i32, ways: i32, sq: i32, occupied$: u64, into$: u64): void {
  const at = LINES + (line * SQUARES + sq) * (2 * MASK);
  const lower$ = load<u64>(at, 8 * $);
  const upper$ = load<u64>(at, MASK + 8 * $);
  const above$ = occupied$ & upper$;
  const below$ = occupied$ & lower$;
  const line$ = ways == 3 ? lower$ | upper$ : ways == 2 ? upper$ : lower$;
  if (WORDS == 1) {
    into$[0] |= line$[0] & (above$[0] ^ (above$[0] - highestBit(below$[0] | 1)));
  }
  if (WORDS == 2) {
    const last1: u64 = below$[1] ? highestBit(below$[1]) : 0;
    const last0: u64 = below$[1] ? 0 : highestBit(below$[0] | 1);
    into$[0] |= line$[0] & (above$[0] ^ (above$[0] - last0));
    into$[1] |= line$[1] & (above$[1] ^ (above$[1] - last1 - u64(above$[0] < last0)));
  }
  if (WORDS == 3) {
    const last2: u64 = below$[2] ? highestBit(below$[2]) : 0;
    const last1: u64 = below$[2] ? 0 : below$[1] ? highestBit(below$[1]) : 0;
    const last0: u64 = below$[2] | below$[1] ? 0 : highestBit(below$[0] | 1);
    const borrow0: u64 = u64(above$[0] < last0);
    const less1: u64 = above$[1] - last1;
    const borrow1: u64 = u64(above$[1] < last1) | u64(less1 < borrow0);
    into$[0] |= line$[0] & (above$[0] ^ (above$[0] - last0));
    into$[1] |= line$[1] & (above$[1] ^ (less1 - borrow0));
    into$[2] |= line$[2] & (above$[2] ^ (above$[2] - last2 - borrow1));
  }
}

/**
 * Adds what a hopper reaches along a line: it passes exactly one piece, the hurdle. Without capturing it goes to the empty squares
 * behind the hurdle; what it captures is the next piece. @splice
 */
function addHops(line: i32, ways: i32, use: i32, sq: i32, occupied$: u64, into$: u64): void {
  const at = LINES + (line * SQUARES + sq) * (2 * MASK);
  if (ways & 2) {
    let ahead$: u64 = occupied$ & load<u64>(at, MASK + 8 * $);
    if (any(ahead$)) {
      const hurdle = LINES + (line * SQUARES + lowest(ahead$)) * (2 * MASK);
      let free$: u64 = load<u64>(hurdle, MASK + 8 * $);
      ahead$ &= free$;
      if (any(ahead$)) {
        const last = lowest(ahead$);
        const end$: u64 = bit(last, $);
        if (use & TAKE) into$ |= end$;
        free$ &= load<u64>(LINES + (line * SQUARES + last) * (2 * MASK), 8 * $);
      }
      if (use & QUIET) into$ |= free$;
    }
  }
  if (ways & 1) {
    let ahead$: u64 = occupied$ & load<u64>(at, 8 * $);
    if (any(ahead$)) {
      const hurdle = LINES + (line * SQUARES + highest(ahead$)) * (2 * MASK);
      let free$: u64 = load<u64>(hurdle, 8 * $);
      ahead$ &= free$;
      if (any(ahead$)) {
        const last = highest(ahead$);
        const end$: u64 = bit(last, $);
        if (use & TAKE) into$ |= end$;
        free$ &= load<u64>(LINES + (line * SQUARES + last) * (2 * MASK), MASK + 8 * $);
      }
      if (use & QUIET) into$ |= free$;
    }
  }
}

/** Adds all squares to which a piece of the code may go without capturing (use QUIET), or capture (TAKE). @splice */
function addReach(code: i32, use: i32, sq: i32, occupied$: u64, into$: u64): void {
  if (hasLeaps(code)) {
    const leaps = (use == QUIET ? LEAP_QUIET : LEAP_TAKE) + (code * SQUARES + sq) * MASK;
    into$ |= load<u64>(leaps, 8 * $);
  }
  unroll: for (let i = 0; i < groupCount(code); i++) {
    if (groupUse(code, i) & use) addGroup(groupOf(code, i), sq, occupied$, into$);
  }
  unroll: for (let i = 0; i < looseLineCount(code); i++) {
    if (lineUse(code, i) & use) addLine(lineOf(code, i), lineWays(code, i), sq, occupied$, into$);
  }
  unroll: for (let i = 0; i < hopCount(code); i++) {
    if (hopUse(code, i) & use) addHops(hopOf(code, i), hopWays(code, i), use, sq, occupied$, into$);
  }
  if (hasPaths(code)) {
    const index = PATH_INDEX + ((code * SQUARES + sq) << 2);
    let path = PATHS + i32(load<u16>(index)) * PATH_SIZE;
    const end = path + i32(load<u16>(index, 2)) * PATH_SIZE;
    for (; path < end; path += PATH_SIZE) {
      const over$ = load<u64>(path, 8 * $);
      if (none(over$ & occupied$)) into$ |= load<u64>(path, (use == QUIET ? MASK : 2 * MASK) + 8 * $);
    }
  }
}

/** Where the `i`th step of a code leads all pieces that stand so, whoever is there already. @splice */
function makeStep(code: i32, i: i32, from$: u64, occupied$: u64, into$: u64): void {
  let starts$: u64 = from$ & load<u64>(STEP_FROM + (code * MAX_STEPS + i) * MASK, 8 * $);
  if (stepOver(code, i)) {
    let free$: u64 = 0;
    shift(~occupied$, -stepOver(code, i), free$);
    starts$ &= free$;
  }
  if (stepOverToo(code, i)) {
    let free$: u64 = 0;
    shift(~occupied$, -stepOverToo(code, i), free$);
    starts$ &= free$;
  }
  shift(starts$, stepBy(code, i), into$);
}
