/** Masks: finding, setting and moving the bits of squares. */

/** The highest bit of a word that is not 0. @inline */
function highestBit(word: u64): u64 {
  return (1 << 63) >>> clz<u64>(word);
}

/** The word `word` of the mask of one square. @inline */
function bit(sq: i32, word: i32): u64 {
  return (u64(sq >> 6 == word) << (sq & 63));
}

/** Whether the mask in memory has the square. @inline */
function hasSquare(mask: i32, sq: i32): bool {
  return ((load<u64>(mask + ((sq >> 6) << 3)) >> (sq & 63)) & 1) != 0;
}

/** Sets the square in the mask in memory, or takes it away. @inline */
function flip(mask: i32, sq: i32): void {
  const at = mask + ((sq >> 6) << 3);
  store<u64>(at, load<u64>(at) ^ (1 << (sq & 63)));
}

/** Flips two different squares of the mask in memory. @inline */
function flipBoth(mask: i32, one: i32, other: i32): void {
  if (WORDS == 1) {
    store<u64>(mask, load<u64>(mask) ^ (1 << one) ^ (1 << other));
  } else {
    flip(mask, one);
    flip(mask, other);
  }
}

/** The lowest square of a mask that is not empty. */
function lowest(mask$: u64): i32 {
  if (WORDS == 1) return i32(ctz<u64>(mask$[0]));
  if (WORDS == 2) {
    if (mask$[0]) return i32(ctz<u64>(mask$[0]));
    return 64 + i32(ctz<u64>(mask$[1]));
  }
  if (WORDS == 3) {
    if (mask$[0]) return i32(ctz<u64>(mask$[0]));
    if (mask$[1]) return 64 + i32(ctz<u64>(mask$[1]));
    return 128 + i32(ctz<u64>(mask$[2]));
  }
}

/** The highest square of a mask that is not empty. */
function highest(mask$: u64): i32 {
  if (WORDS == 1) return 63 - i32(clz<u64>(mask$[0]));
  if (WORDS == 2) {
    if (mask$[1]) return 127 - i32(clz<u64>(mask$[1]));
    return 63 - i32(clz<u64>(mask$[0]));
  }
  if (WORDS == 3) {
    if (mask$[2]) return 191 - i32(clz<u64>(mask$[2]));
    if (mask$[1]) return 127 - i32(clz<u64>(mask$[1]));
    return 63 - i32(clz<u64>(mask$[0]));
  }
}

/** All squares moved by so many numbers, less than 64 up or down; those that leave the board's words are gone. @splice */
function shift(from$: u64, by: i32, into$: u64): void {
  if (WORDS == 1) {
    into$[0] = by >= 0 ? from$[0] << u64(by) : from$[0] >>> u64(-by);
  }
  if (WORDS == 2) {
    if (by >= 0) {
      into$[1] = (from$[1] << u64(by)) | ((from$[0] >>> 1) >>> u64(63 - by));
      into$[0] = from$[0] << u64(by);
    } else {
      into$[0] = (from$[0] >>> u64(-by)) | ((from$[1] << 1) << u64(63 + by));
      into$[1] = from$[1] >>> u64(-by);
    }
  }
  if (WORDS == 3) {
    if (by >= 0) {
      into$[2] = (from$[2] << u64(by)) | ((from$[1] >>> 1) >>> u64(63 - by));
      into$[1] = (from$[1] << u64(by)) | ((from$[0] >>> 1) >>> u64(63 - by));
      into$[0] = from$[0] << u64(by);
    } else {
      into$[0] = (from$[0] >>> u64(-by)) | ((from$[1] << 1) << u64(63 + by));
      into$[1] = (from$[1] >>> u64(-by)) | ((from$[2] << 1) << u64(63 + by));
      into$[2] = from$[2] >>> u64(-by);
    }
  }
}
