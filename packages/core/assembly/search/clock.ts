/** When to stop: at the limits of nodes and time, or when the stop word says so. */

declare function now(): f64;
declare function report(base: i32): void;

/** How many nodes pass between two looks at the clock, less one. */
const BETWEEN_LOOKS: u64 = 1023;

/** Counts a position visited; stops the search at a limit. @inline */
function countNode(base: i32): void {
  const search = base + SEARCH;
  const nodes = load<u64>(search + S_NODES) + 1;
  store<u64>(search + S_NODES, nodes);
  if (nodes == load<u64>(search + S_NODE_LIMIT)) store<i32>(search + S_STOPPED, 1);
  if ((nodes & BETWEEN_LOOKS) == 0) look(base);
}

/** Looks at clock and stop word. */
function look(base: i32): void {
  // Asked in any case, and first: whoever tells the time also hears what is said to the search, and may set the stop word.
  const time = now();
  const word = load<i32>(setting(base, S_STOP_WORD));
  if (word == 1) set(base, S_STOPPED, 1);
  if (setting(base, S_WAITING) && word == 0) {
    // The opponent has played the move that was expected: time counts from now on.
    set(base, S_WAITING, 0);
    store<f64>(base + SEARCH + S_START, time);
  }
  const hard = load<f64>(base + SEARCH + S_HARD_TIME);
  if (hard > 0 && !setting(base, S_WAITING) && time - load<f64>(base + SEARCH + S_START) >= hard) set(base, S_STOPPED, 1);
}

/** Milliseconds since time began to count. */
function elapsed(base: i32): f64 {
  return now() - load<f64>(base + SEARCH + S_START);
}

/** Whether another iteration should not begin: the more settled the best move is, the earlier. */
function isTimeUp(base: i32): bool {
  const soft = load<f64>(base + SEARCH + S_SOFT_TIME);
  if (soft <= 0 || setting(base, S_WAITING)) return false;
  const settled = setting(base, S_CHANGES);
  return elapsed(base) >= soft * (0.75 + f64(settled) / 1024.0);
}
