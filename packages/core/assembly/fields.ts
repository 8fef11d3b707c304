/** The single numbers of a thread's position. */

/** The side to move: 0 White, 1 Black. @inline */
function sideOf(base: i32): i32 {
  return load<i32>(base + FIELDS + F_SIDE);
}

/** @inline */
function codeOn(base: i32, sq: i32): i32 {
  return i32(load<u8>(base + BOARD + sq));
}

/** Where the side's royal stands. @inline */
function royalOf(base: i32, side: i32): i32 {
  return i32(load<u8>(base + FIELDS + F_KINGS + side));
}

/** Whether nobody is in check in the phase. @inline */
function isSuspended(phase: i32): bool {
  return ((suspending() >> phase) & 1) != 0;
}

/** The phase after a capture in it. @inline */
function phaseAfter(phase: i32): i32 {
  return phase < phaseCount() ? phase + 1 : phase;
}

/** Whether nobody may capture now. @inline */
function isCaptureBarred(base: i32): bool {
  if (barring() == 0) return false;
  const phase = load<i32>(base + FIELDS + F_PHASE);
  return ((barring() >> phase) & 1) != 0 && load<i32>(base + FIELDS + F_FULLMOVE) == 1;
}

/** Bit set of the kinds that the side may promote to on the square now. @inline */
function promotionChoice(base: i32, code: i32, to: i32): u32 {
  const kinds = load<u32>(PROMOTION_KINDS + ((code * MAX_FILES + (to % files())) << 2));
  return hasPool() ? kinds & load<u32>(base + FIELDS + F_WAITING_WHITE + ((code & 1) << 2)) : kinds;
}
