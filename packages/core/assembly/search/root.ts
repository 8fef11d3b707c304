/** The root: its moves, the best first, iterative deepening with aspiration windows, and several best lines one after the other. */

/** Width of the first window around the last score. */
const WINDOW: i32 = 14;

/** @inline */
function rootAt(base: i32, i: i32): i32 {
  return base + ROOT + i * ROOT_SIZE;
}

/** @inline */
function bestAt(base: i32, line: i32): i32 {
  return base + BEST + line * BEST_SIZE;
}

/** Searches within the limits that the region has. The best lines so far can be read whenever `report` is called, and at the end. */
export function think(base: i32): void {
  begin(base);
  const count = setting(base, S_ROOT_COUNT);
  const wanted = setting(base, S_LINES_WANTED);
  const lines = wanted < count ? wanted : count;
  if (count == 0) return;
  const thread = setting(base, S_THREAD);
  const limit = setting(base, S_DEPTH_LIMIT);
  const deepest = limit && limit < MAX_PLY - 16 ? limit : MAX_PLY - 16;
  for (let depth = 1; depth <= deepest; depth++) {
    // Other threads leave out every second depth, so that they are ahead of the first one.
    if (thread && depth > 3 && ((depth + thread) & 1) == 0 && depth < deepest) continue;
    set(base, S_DEPTH, depth);
    set(base, S_CHANGES, setting(base, S_CHANGES) / 2);
    for (let line = 0; line < lines; line++) {
      set(base, S_ROOT_FIRST, line);
      set(base, S_REACHED, 0);
      aspire(base, line, depth);
      if (isStopped(base)) break;
    }
    sortLines(base, lines);
    if (setting(base, S_LINES) < lines && load<i32>(bestAt(base, lines - 1) + N_LENGTH)) set(base, S_LINES, lines);
    if (isStopped(base)) break;
    report(base);
    look(base);
    if (isStopped(base) || isTimeUp(base) || isSettled(base)) break;
  }
}

/** Whether more time would not change anything: one move only, or the shortest win found. */
function isSettled(base: i32): bool {
  if (load<f64>(base + SEARCH + S_SOFT_TIME) <= 0 || setting(base, S_WAITING)) return false;
  const depth = setting(base, S_DEPTH);
  const score = load<i32>(bestAt(base, 0) + N_SCORE);
  return (setting(base, S_ROOT_COUNT) == 1 && depth >= 6) || (isDecisive(score) && depth > 2 * (MATE - (score < 0 ? -score : score)) + 2);
}

/** Empties what belongs to one search, and lists the moves of the root. */
function begin(base: i32): void {
  memory.fill(base + STACK, 0, (MAX_DEPTH + 12) * STACK_SIZE);
  const search = base + SEARCH;
  store<u64>(search + S_NODES, 0);
  set(base, S_STOPPED, 0);
  set(base, S_CHANGES, 0);
  set(base, S_NULL_FROM, 0);
  set(base, S_DEPTH, 0);
  set(base, S_LINES, 0);
  store<f64>(search + S_START, now());
  set(base, S_WAITING, i32(load<i32>(setting(base, S_STOP_WORD)) == 2));
  for (let ply = -8; ply < 0; ply++) store<i32>(recordOf(base, ply) + K_EVAL, UNKNOWN);
  const root = recordOf(base, 0);
  store<i32>(root + K_REVERSIBLE, setting(base, S_REVERSIBLE));
  const key = searchKey(base);
  noteKey(base, 0, key);
  const side = sideOf(base);
  const first = base + MOVES;
  const last = listFor(base, side, first, 1);
  const inCheck = isInCheck(base);
  store<i32>(root + K_EVAL, inCheck ? UNKNOWN : evaluate(base));
  const data = known(base, key);
  scoreQuiets(base, 0, side, scoreMoves(base, 0, data ? moveIn(data) : 0, first, last), last);
  let count = 0;
  for (let at = first; at < last; at += 4) {
    pick(base, at, last);
    const move = load<i32>(at);
    if (!isWanted(base, move)) continue;
    store<i32>(rootAt(base, count), move);
    count++;
  }
  set(base, S_ROOT_COUNT, count);
  const wanted = setting(base, S_LINES_WANTED);
  for (let line = 0; line < wanted; line++) memory.fill(bestAt(base, line), 0, 24);
  if (count) {
    // An answer for whoever has no time at all.
    const best = bestAt(base, 0);
    store<i32>(best + N_LENGTH, 1);
    store<i32>(best + N_MOVES, load<i32>(rootAt(base, 0)));
    set(base, S_LINES, 1);
  }
}

function isWanted(base: i32, move: i32): bool {
  const count = setting(base, S_WANTED_COUNT);
  if (count == 0) return true;
  for (let i = 0; i < count; i++) if (load<i32>(base + WANTED + (i << 2)) == move) return true;
  return false;
}

/** Searches for one line with a window that is widened until the score is inside. */
function aspire(base: i32, line: i32, depth: i32): void {
  const before = load<i32>(bestAt(base, line) + N_SCORE);
  let delta = WINDOW;
  let alpha = -INFINITE;
  let beta = INFINITE;
  if (depth >= 5) {
    alpha = bounded(before - delta, -INFINITE, INFINITE);
    beta = bounded(before + delta, -INFINITE, INFINITE);
  }
  let failedHigh = 0;
  while (1) {
    const less = depth - failedHigh;
    const score = searchRoot(base, line, less < 1 ? 1 : less, alpha, beta);
    if (isStopped(base)) return;
    if (score <= alpha) {
      beta = (alpha + beta) >> 1;
      alpha = bounded(score - delta, -INFINITE, INFINITE);
      failedHigh = 0;
      set(base, S_CHANGES, bounded(setting(base, S_CHANGES) + 200, 0, 1024));
    } else if (score >= beta) {
      beta = bounded(score + delta, -INFINITE, INFINITE);
      if (failedHigh < 3) failedHigh++;
    } else {
      return;
    }
    delta += delta / 2;
    if (delta > 600) {
      alpha = -INFINITE;
      beta = INFINITE;
    }
  }
}

/** Searches the moves of the root but for those of the lines before. A move that is best comes to the front, its line is noted. */
function searchRoot(base: i32, line: i32, depth: i32, alphaGiven: i32, beta: i32): i32 {
  const side = sideOf(base);
  const root = recordOf(base, 0);
  const count = setting(base, S_ROOT_COUNT);
  const inCheck = isInCheckNow(base);
  let alpha = alphaGiven;
  let best = -INFINITE;
  store<i32>(root + STACK_SIZE + K_KILLER, 0);
  store<i32>(root + STACK_SIZE + K_KILLER_TOO, 0);
  store<i32>(root + 2 * STACK_SIZE + K_CUTOFFS, 0);
  let bestMove = 0;
  for (let i = line; i < count; i++) {
    const move = load<i32>(rootAt(base, i));
    const number = i - line + 1;
    const code = codeOn(base, move & 0xff);
    const isQuiet = takenBy(base, move) == 0 && (move >> 21 > EN_PASSANT || !((move >> 16) & 31));
    const history = isQuiet ? quietHistory(base, 0, side, move, code) : 0;
    const checks = isDirectCheck(base, side, move);
    advance(base, 0, move);
    let value = 0;
    let isFull = number == 1;
    if (!isFull) {
      let needs = true;
      if (depth >= 3 && number > 2 && isQuiet && !inCheck) {
        const reduced = reduction(depth, number) - 1024 - history / 10 - (checks ? 700 : 0);
        const less = bounded(depth - 1 - (reduced >> 10), 1, depth - 1);
        value = -search(base, 1, less, -alpha - 1, -alpha, 1, base + MOVES);
        needs = value > alpha && less < depth - 1;
      }
      if (needs && !isStopped(base)) value = -search(base, 1, depth - 1, -alpha - 1, -alpha, 1, base + MOVES);
      isFull = value > alpha;
    }
    if (isFull && !isStopped(base)) value = -search(base, 1, depth - 1, -beta, -alpha, 0, base + MOVES);
    unmake(base);
    if (isStopped(base)) return best;
    if (value <= best) continue;
    best = value;
    if (value <= alpha) continue;
    alpha = value;
    bestMove = move;
    if (i > line) {
      if (line == 0) set(base, S_CHANGES, bounded(setting(base, S_CHANGES) + 350, 0, 1024));
      for (let j = i; j > line; j--) store<i32>(rootAt(base, j), load<i32>(rootAt(base, j - 1)));
      store<i32>(rootAt(base, line), move);
    }
    noteLine(base, line, move, value, depth);
    if (value >= beta) break;
  }
  const bound = best >= beta ? LOWER : bestMove ? EXACT : UPPER;
  if (line == 0 && setting(base, S_WANTED_COUNT) == 0) {
    remember(base, searchKey(base), bestMove, best, load<i32>(root + K_EVAL), depth, bound, 0);
  }
  return best;
}

function isInCheckNow(base: i32): bool {
  findConstraints(base, sideOf(base));
  return isInCheck(base);
}

/** Writes the line that begins with the move of the root. */
function noteLine(base: i32, line: i32, move: i32, score: i32, depth: i32): void {
  extendLine(base, 0, move);
  const best = bestAt(base, line);
  const from = lineAt(base, 0);
  store<i32>(best + N_SCORE, score);
  store<i32>(best + N_DEPTH, depth);
  store<i32>(best + N_REACHED, setting(base, S_REACHED));
  const length = load<i32>(from);
  store<i32>(best + N_LENGTH, length);
  memory.copy(best + N_MOVES, from + 4, length << 2);
}

/** Brings lines into the order of their scores, and their moves with them. */
function sortLines(base: i32, lines: i32): void {
  for (let i = 1; i < lines; i++) {
    for (let j = i; j > 0; j--) {
      const here = bestAt(base, j);
      const before = bestAt(base, j - 1);
      if (load<i32>(here + N_LENGTH) == 0 || load<i32>(here + N_SCORE) <= load<i32>(before + N_SCORE)) break;
      const spare = bestAt(base, MAX_LINES_WANTED - 1);
      memory.copy(spare, here, BEST_SIZE);
      memory.copy(here, before, BEST_SIZE);
      memory.copy(before, spare, BEST_SIZE);
      const move = load<i32>(rootAt(base, j));
      store<i32>(rootAt(base, j), load<i32>(rootAt(base, j - 1)));
      store<i32>(rootAt(base, j - 1), move);
    }
  }
}

/** Forgets everything learned: as new. */
export function forget(base: i32): void {
  memory.fill(base + HISTORY, 0, 2 * 65536 * 2);
  memory.fill(base + TAKE_HISTORY, 0, (1 << 19) * 2);
  memory.fill(base + PAIR_HISTORY, 0, (1 << 20) * 2);
  memory.fill(base + ANSWERS, 0, (1 << 14) * 4);
}
