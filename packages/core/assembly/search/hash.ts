/**
 * The table of positions seen, which threads share without locks. An entry is two words: the key combined with the data by exclusive
 * or, and the data, so that one half written by another thread or damaged otherwise does not match. The lowest six bits of the first
 * word are the number of the search instead. Data from the lowest bit on: move 24, score 16, evaluation 16, depth 6, bound 2.
 */

const ENTRIES: i32 = 4;
const ENTRY_SIZE: i32 = 16;
const AGES: i32 = 63;

const UPPER: i32 = 1;
const LOWER: i32 = 2;
const EXACT: i32 = 3;

/** @inline */
function bucketOf(base: i32, key: u64): i32 {
  const bucket = ((key >>> 32) * u64(setting(base, S_BUCKETS))) >>> 32;
  return setting(base, S_HASH) + (i32(bucket) << 6);
}

/** The data known of a position; 0 for none. */
function known(base: i32, key: u64): u64 {
  if (setting(base, S_BUCKETS) == 0) return 0;
  const first = bucketOf(base, key);
  for (let at = first; at < first + ENTRIES * ENTRY_SIZE; at += ENTRY_SIZE) {
    const data = load<u64>(at, 8);
    if (((load<u64>(at) ^ data ^ key) & ~u64(AGES)) == 0 && data != 0) return data;
  }
  return 0;
}

/** @inline */
function moveIn(data: u64): i32 {
  return i32(data & 0xffffff);
}

/** The score as seen from the ply. @inline */
function scoreIn(data: u64, ply: i32): i32 {
  const score = (i32(data >>> 24) << 16) >> 16;
  return score > DECISIVE ? score - ply : score < -DECISIVE ? score + ply : score;
}

/** UNKNOWN where it was in check. @inline */
function evalIn(data: u64): i32 {
  return (i32(data >>> 40) << 16) >> 16;
}

/** @inline */
function depthIn(data: u64): i32 {
  return i32(data >>> 56) & 63;
}

/** @inline */
function boundIn(data: u64): i32 {
  return i32(data >>> 62);
}

/** Writes what has been found out of a position, in the place of what matters least. */
function remember(base: i32, key: u64, move: i32, score: i32, evaluation: i32, depth: i32, bound: i32, ply: i32): void {
  if (setting(base, S_BUCKETS) == 0) return;
  const first = bucketOf(base, key);
  const age = setting(base, S_GENERATION) & AGES;
  let place = first;
  let least = 1 << 30;
  let best = move;
  for (let at = first; at < first + ENTRIES * ENTRY_SIZE; at += ENTRY_SIZE) {
    const data = load<u64>(at, 8);
    const head = load<u64>(at);
    if (((head ^ data ^ key) & ~u64(AGES)) == 0) {
      const isCurrent = i32(head & u64(AGES)) == age;
      if (bound != EXACT && isCurrent && depthIn(data) > depth + 4) return;
      if (best == 0) best = moveIn(data);
      place = at;
      break;
    }
    const value = data == 0 ? -1024 : depthIn(data) - 8 * ((age - i32(head & u64(AGES))) & AGES);
    if (value < least) {
      least = value;
      place = at;
    }
  }
  const seen = score > DECISIVE ? score + ply : score < -DECISIVE ? score - ply : score;
  const data =
    u64(best & 0xffffff) |
    (u64(seen & 0xffff) << 24) |
    (u64(evaluation & 0xffff) << 40) |
    (u64(bounded(depth, 0, 63)) << 56) |
    (u64(bound) << 62);
  store<u64>(place, ((key ^ data) & ~u64(AGES)) | u64(age));
  store<u64>(place, data, 8);
}
