/**
 * Magic numbers: on a board of one word, all lines of a group (a rook's two, a nightrider's four) are looked up at once. What stands on
 * the inner squares of the lines, times a number found by trial, gives in its highest bits the place in a table of reached squares.
 *
 * A record, for a group and a square: the inner squares (8 bytes), the number (8), where the table begins (4), by how much the product is
 * shifted (4), all squares of the lines (8).
 */

/** Adds what a rider on the square reaches along the lines of a group. @splice */
function addGroup(group: i32, sq: i32, occupied$: u64, into$: u64): void {
  const at = MAGICS + (group * SQUARES + sq) * MAGIC_SIZE;
  const place = ((occupied$[0] & load<u64>(at)) * load<u64>(at, 8)) >>> load<u32>(at, 20);
  into$[0] |= load<u64>(load<i32>(at, 16) + (i32(place) << 3));
}

/** All squares of the lines of a group. @inline */
function squaresOfGroup(group: i32, sq: i32): u64 {
  return load<u64>(MAGICS + (group * SQUARES + sq) * MAGIC_SIZE, 24);
}

/** The same, line by line. */
function reachOfGroup(group: i32, sq: i32, occupied$: u64): u64 {
  let reached$: u64 = 0;
  for (let lines = load<u32>(GROUP_LINES + (group << 2)); lines; lines &= lines - 1) {
    addLine(i32(ctz<u32>(lines)), 3, sq, occupied$, reached$);
  }
  return reached$[0];
}

/** The squares that matter: the last one of a line stops a rider whether or not somebody stands there. */
function innerSquares(group: i32, sq: i32): u64 {
  let inner: u64 = 0;
  for (let lines = load<u32>(GROUP_LINES + (group << 2)); lines; lines &= lines - 1) {
    const at = LINES + (i32(ctz<u32>(lines)) * SQUARES + sq) * (2 * MASK);
    const lower = load<u64>(at);
    const upper = load<u64>(at, MASK);
    inner |= (lower & (lower - 1)) | (upper & ~highestBit(upper | 1));
  }
  return inner;
}

/** Fills the tables of all groups. The program may bring numbers that are known to do; others are found by trial. */
function fillMagics(): void {
  let table = MAGIC_TABLES;
  let state: u64 = 0x2545f4914f6cdd1d;
  for (let group = 0; group < load<i32>(HEADER + H_GROUPS); group++) {
    for (let sq = 0; sq < SQUARES; sq++) {
      const at = MAGICS + (group * SQUARES + sq) * MAGIC_SIZE;
      const inner: u64 = innerSquares(group, sq);
      const bits = i32(popcnt<u64>(inner));
      store<u64>(at, inner);
      store<i32>(at, table, 16);
      // A shift by 64 is none: where nothing matters the table has one entry, and the product is 0.
      store<i32>(at, 64 - bits, 20);
      store<u64>(at, reachOfGroup(group, sq, 0), 24);
      listReached(group, sq, inner);
      while (!fillTable(at, table, 8 << bits)) {
        const one = nextRandom(state);
        const other = nextRandom(one);
        state = nextRandom(other);
        store<u64>(at, one & other & state, 8);
      }
      table += 8 << bits;
    }
  }
}

/** @inline */
function nextRandom(state: u64): u64 {
  let next = state ^ (state << 13);
  next ^= next >>> 7;
  return next ^ (next << 17);
}

/** Writes what is reached for every way to occupy the inner squares, in the order in which `fillTable` goes through them. */
function listReached(group: i32, sq: i32, inner: u64): void {
  let occupied: u64 = 0;
  let at = MAGIC_REACHED;
  do {
    store<u64>(at, reachOfGroup(group, sq, occupied));
    at += 8;
    occupied = (occupied - inner) & inner;
  } while (occupied != 0);
}

/** Fills one table by the number in its record. False when two unlike occupations come to one place. */
function fillTable(at: i32, table: i32, size: i32): bool {
  const inner = load<u64>(at);
  const factor = load<u64>(at, 8);
  const shift = load<i32>(at, 20);
  // Nearly all that will not do are told by this, long before the table is full.
  if (size > 512 && popcnt<u64>((inner * factor) >>> 56) < 6) return false;
  // Where something matters, something is reached: 0 is a place not yet taken.
  memory.fill(table, 0, size);
  let occupied: u64 = 0;
  let from = MAGIC_REACHED;
  do {
    const place = table + (i32((occupied * factor) >>> u64(shift)) << 3);
    const reached = load<u64>(from);
    const known = load<u64>(place);
    if (known == 0) store<u64>(place, reached);
    else if (known != reached) return false;
    from += 8;
    occupied = (occupied - inner) & inner;
  } while (occupied != 0);
  return true;
}
