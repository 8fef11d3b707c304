/** What TypeScript calls. `base` is the address of a thread's region. */

/** Fills the tables that no program brings: once for each memory, before the first position. */
export function prepare(): void {
  fillMagics();
  fillKeys();
}

function fillKeys(): void {
  for (let code = 0; code < CODES; code++) {
    for (let sq = 0; sq < SQUARES; sq++) store<u64>(KEYS + ((code * SQUARES + sq) << 3), randomWord((code << 8) | sq));
  }
  for (let number = 0; number < 1024; number++) store<u64>(KEYS_BESIDES + (number << 3), randomWord((1 << 16) + number));
}

/** The same for the same number, whatever the build. */
function randomWord(number: i32): u64 {
  let word = (u64(number) + 2) * 0x9e3779b97f4a7c15;
  word = (word ^ (word >>> 30)) * 0xbf58476d1ce4e5b9;
  word = (word ^ (word >>> 27)) * 0x94d049bb133111eb;
  return word ^ (word >>> 31);
}

/** Makes everything that follows from BOARD, POOL and the fields that were written: a position that no move leads to. */
export function settle(base: i32): void {
  const fields = base + FIELDS;
  memory.fill(base + BY_CODE, 0, CODES * MASK);
  memory.fill(base + BY_SIDE, 0, 2 * MASK);
  memory.fill(base + COUNTS, 0, CODES);
  store<i32>(fields + F_PLY, 0);
  store<i32>(fields + F_MEN_WHITE, 0);
  store<i32>(fields + F_MEN_BLACK, 0);
  store<u32>(fields + F_WAITING_WHITE, 0);
  store<u32>(fields + F_WAITING_BLACK, 0);
  store<i32>(fields + F_KINGS, -1);
  let key: u64 = sideOf(base) ? keyBesides(KEY_SIDE) : 0;
  let score = 0;
  for (let sq = 0; sq < SQUARES; sq++) {
    const code = codeOn(base, sq);
    if (code == 0) continue;
    put(base, code, sq);
    key ^= keyOf(code, sq);
    score += valueOf(code, sq);
    store<u8>(base + COUNTS + code, load<u8>(base + COUNTS + code) + 1);
    if (isRoyal(code)) {
      store<u8>(fields + F_KINGS + (code & 1), sq);
    } else {
      const men = fields + F_MEN_WHITE + ((code & 1) << 2);
      store<i32>(men, load<i32>(men) + 1);
    }
  }
  key ^= keyBesides(KEY_RIGHTS + load<i32>(fields + F_RIGHTS)) ^ keyBesides(KEY_PHASE + load<i32>(fields + F_PHASE));
  for (let code = 2; code < CODES; code++) {
    const waiting = i32(load<u8>(base + POOL + code));
    if (waiting == 0) continue;
    const kinds = fields + F_WAITING_WHITE + ((code & 1) << 2);
    store<u32>(kinds, load<u32>(kinds) | (1 << ((code >> 1) - 1)));
    key ^= keyOfPool(code, waiting);
  }
  if (checksToWin()) {
    for (let side = 0; side < 2; side++) {
      key ^= keyBesides(KEY_CHECKS + 128 * side + i32(load<u8>(fields + F_CHECKS_LEFT + side)));
    }
  }
  store<i32>(fields + F_SCORE, score);
  store<u64>(fields + F_KEY, key);
}

/** Writes all legal moves from `out` on; returns how many. */
export function list(base: i32, out: i32): i32 {
  return (listFor(base, sideOf(base), out, 1) - out) >> 2;
}

/** How many legal moves there are. */
export function countMoves(base: i32): i32 {
  return countFor(base, sideOf(base));
}

/** Plays a move of `list`. */
export function play(base: i32, move: i32): void {
  make(base, move);
}

/** Takes the last move back. */
export function takeBack(base: i32): void {
  unmake(base);
}

/** Whether the side to move is in check. */
export function inCheck(base: i32): i32 {
  findConstraints(base, sideOf(base));
  return i32(isInCheck(base));
}

/** Who has won by material: -1 nobody yet, 2 nobody any more (a draw), or the side. */
export function decided(base: i32): i32 {
  return winnerByMaterial(base);
}

/** Equal for positions that count as repeated. */
export function key(base: i32): u64 {
  return keyOfPosition(base);
}

/** Number of ways to play so many plies, counted in bulk at the last. */
export function perft(base: i32, depth: i32): u64 {
  return perftFrom(base, depth, base + MOVES);
}

function perftFrom(base: i32, depth: i32, moves: i32): u64 {
  if (depth == 0) return 1;
  if (isDecided(base)) return 0;
  const side = sideOf(base);
  if (depth == 1) return u64(countFor(base, side));
  const end = listFor(base, side, moves, 1);
  let nodes: u64 = 0;
  for (let at = moves; at < end; at += 4) {
    make(base, load<i32>(at));
    nodes += perftFrom(base, depth - 1, end);
    unmake(base);
  }
  return nodes;
}

/** The key of the position with the captures en passant that are really legal. */
function keyOfPosition(base: i32): u64 {
  let whole = load<u64>(base + FIELDS + F_KEY);
  if (!isPassantOpen(base)) return whole;
  const end = listEnPassant(base, sideOf(base), base + MOVES_ASIDE);
  for (let at = base + MOVES_ASIDE; at < end; at += 4) {
    const move = load<i32>(at);
    whole ^= keyBesides(KEY_PASSANT + (move & 0xff)) ^ (keyBesides(KEY_PASSANT + ((move >> 8) & 0xff)) << 1);
  }
  return whole;
}
