/**
 * Magic numbers: all lines of a group (a rook's two, a nightrider's four) are looked up at once. What stands on the inner squares of the
 * lines, times a number found by trial (one for each word, and the products added up), gives in its highest bits the place in a table
 * of reached squares. Where a group would have too many inner squares its lines are ridden one by one.
 *
 * A record, for a group and a square: the inner squares (a mask), the numbers (a mask), all squares of the lines (a mask), where the
 * table begins (4 bytes), by how much the sum is shifted (4).
 */

/** Adds what a rider on the square reaches along the lines of a group. @splice */
function addGroup(group: i32, sq: i32, occupied$: u64, into$: u64): void {
  const at = MAGICS + (group * SQUARES + sq) * MAGIC_SIZE;
  const product$ = (occupied$ & load<u64>(at, 8 * $)) * load<u64>(at, MASK + 8 * $);
  const place = sum(product$) >>> u64(load<u32>(at, 3 * MASK + 4));
  const reached = load<i32>(at, 3 * MASK) + i32(place) * MASK;
  into$ |= load<u64>(reached, 8 * $);
}

/** Whether one of these pieces stands on a line of the group. @inline */
function isOnGroup(group: i32, sq: i32, men$: u64): bool {
  const at = MAGICS + (group * SQUARES + sq) * MAGIC_SIZE;
  return any(load<u64>(at, 2 * MASK + 8 * $) & men$);
}

/** Adds the same, line by line. @splice */
function addLinesOfGroup(group: i32, sq: i32, occupied$: u64, into$: u64): void {
  for (let lines = load<u32>(GROUP_LINES + (group << 2)); lines; lines &= lines - 1) {
    addLine(i32(ctz<u32>(lines)), 3, sq, occupied$, into$);
  }
}

/** Adds the squares that matter: the last one of a line stops a rider whether or not somebody stands there. @splice */
function addInnerSquares(group: i32, sq: i32, into$: u64): void {
  for (let lines = load<u32>(GROUP_LINES + (group << 2)); lines; lines &= lines - 1) {
    const at = LINES + (i32(ctz<u32>(lines)) * SQUARES + sq) * (2 * MASK);
    let lower$: u64 = load<u64>(at, 8 * $);
    let upper$: u64 = load<u64>(at, MASK + 8 * $);
    if (any(lower$)) {
      const last = lowest(lower$);
      lower$ &= ~bit(last, $);
    }
    if (any(upper$)) {
      const last = highest(upper$);
      upper$ &= ~bit(last, $);
    }
    into$ |= lower$ | upper$;
  }
}

/** Fills the tables of all groups. The program may bring numbers that are known to do; others are found by trial. */
function fillMagics(): void {
  let table = MAGIC_TABLES;
  let state: u64 = 0x2545f4914f6cdd1d;
  for (let group = 0; group < load<i32>(HEADER + H_GROUPS); group++) {
    for (let sq = 0; sq < SQUARES; sq++) {
      const at = MAGICS + (group * SQUARES + sq) * MAGIC_SIZE;
      let inner$: u64 = 0;
      let reached$: u64 = 0;
      addInnerSquares(group, sq, inner$);
      addLinesOfGroup(group, sq, inner$ & 0, reached$);
      const bits = count(inner$);
      store<u64>(at, inner$, 8 * $);
      store<u64>(at, reached$, 2 * MASK + 8 * $);
      store<i32>(at, table, 3 * MASK);
      // A shift by 64 is none: where nothing matters the table has one entry, and the sum is 0.
      store<i32>(at, 64 - bits, 3 * MASK + 4);
      listReached(group, sq, inner$);
      while (!fillTable(at, table, MASK << bits)) state = tryFactors(at, bits, state);
      table += MASK << bits;
    }
  }
}

/**
 * Writes numbers that may do: each inner square's bit is sent to one of the highest places, by lot which, and often none meets another
 * on the way. Returns the next state of the lot.
 */
function tryFactors(at: i32, bits: i32, lot: u64): u64 {
  let state = nextRandom(lot);
  let taken: u64 = 0;
  for (let word = 0; word < WORDS; word++) {
    let factor: u64 = 0;
    for (let rest = load<u64>(at + (word << 3)); rest; rest &= rest - 1) {
      const from = i32(ctz<u64>(rest));
      let place = 0;
      do {
        state = nextRandom(state);
        place = i32((state >>> 32) % u64(bits));
      } while ((taken >>> place) & 1);
      taken |= 1 << place;
      const by = 64 - bits + place - from;
      if (by >= 0) factor |= 1 << by;
    }
    store<u64>(at + (word << 3), factor, MASK);
  }
  return state;
}

/** @inline */
function nextRandom(state: u64): u64 {
  let next = state ^ (state << 13);
  next ^= next >>> 7;
  return next ^ (next << 17);
}

/** The next of all ways to occupy some squares; none after all of them. @splice */
function occupyNext(squares$: u64, occupied$: u64): void {
  const before$: u64 = occupied$;
  occupied$[0] = (before$[0] - squares$[0]) & squares$[0];
  if (WORDS > 1) {
    // The first word is through when it is empty again.
    if (occupied$[0] == 0) {
      occupied$[1] = (before$[1] - squares$[1]) & squares$[1];
    }
  }
  if (WORDS > 2) {
    if (occupied$[0] == 0 && occupied$[1] == 0) {
      occupied$[2] = (before$[2] - squares$[2]) & squares$[2];
    }
  }
}

/** Writes what is reached for every way to occupy the inner squares, in the order in which `fillTable` goes through them. */
function listReached(group: i32, sq: i32, inner$: u64): void {
  let occupied$: u64 = 0;
  let at = MAGIC_REACHED;
  do {
    let reached$: u64 = 0;
    addLinesOfGroup(group, sq, occupied$, reached$);
    store<u64>(at, reached$, 8 * $);
    at += MASK;
    occupyNext(inner$, occupied$);
  } while (any(occupied$));
}

/** Fills one table by the numbers in its record. False when two unlike occupations come to one place. */
function fillTable(at: i32, table: i32, size: i32): bool {
  const inner$: u64 = load<u64>(at, 8 * $);
  const factor$: u64 = load<u64>(at, MASK + 8 * $);
  const shift = load<u32>(at, 3 * MASK + 4);
  if (WORDS == 1) {
    // Nearly all that will not do are told by this, long before the table is full.
    if (size > 512 && popcnt<u64>((inner$[0] * factor$[0]) >>> 56) < 6) return false;
  }
  // Where something matters, something is reached: 0 is a place not yet taken.
  memory.fill(table, 0, size);
  let occupied$: u64 = 0;
  let from = MAGIC_REACHED;
  do {
    const product$ = occupied$ * factor$;
    const place = table + i32(sum(product$) >>> u64(shift)) * MASK;
    const reached$: u64 = load<u64>(from, 8 * $);
    const known$: u64 = load<u64>(place, 8 * $);
    if (none(known$)) store<u64>(place, reached$, 8 * $);
    else if (any(known$ ^ reached$)) return false;
    from += MASK;
    occupyNext(inner$, occupied$);
  } while (any(occupied$));
  return true;
}
