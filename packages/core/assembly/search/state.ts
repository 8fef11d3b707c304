/** What the search keeps in the thread's region: single numbers, the record of each ply, the best line from each ply. */

/** @inline */
function setting(base: i32, field: i32): i32 {
  return load<i32>(base + SEARCH + field);
}

/** @inline */
function set(base: i32, field: i32, value: i32): void {
  store<i32>(base + SEARCH + field, value);
}

/** The record of a ply. There are records of earlier ones before the first, all empty. @inline */
function recordOf(base: i32, ply: i32): i32 {
  return base + STACK + (ply + 8) * STACK_SIZE;
}

/** @inline */
function isStopped(base: i32): bool {
  return load<i32>(base + SEARCH + S_STOPPED) != 0;
}

/** @inline */
function lineAt(base: i32, ply: i32): i32 {
  return base + PV + ply * ((MAX_DEPTH + 2) << 2);
}

/** The best line from the ply begins with the move and goes on with that of the next ply. */
function extendLine(base: i32, ply: i32, move: i32): void {
  const line = lineAt(base, ply);
  const next = lineAt(base, ply + 1);
  const length = load<i32>(next);
  store<i32>(line, length + 1);
  store<i32>(line, move, 4);
  memory.copy(line + 8, next + 4, length << 2);
}
