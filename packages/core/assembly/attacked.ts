/** Whether a square is attacked: from it, one looks back along everything by which a piece of that side could capture there. */

/** The squares strictly between two squares of a line. @splice */
function between(line: i32, one: i32, other: i32, into$: u64): void {
  const low = one < other ? one : other;
  const high = one < other ? other : one;
  const up = LINES + (line * SQUARES + low) * (2 * MASK) + MASK;
  const down = LINES + (line * SQUARES + high) * (2 * MASK);
  into$ = load<u64>(up, 8 * $) & load<u64>(down, 8 * $);
}

/** Whether a line of the program leads from one square to the other. @inline */
function isOnLine(line: i32, one: i32, other: i32): bool {
  const at = LINES + (line * SQUARES + one) * (2 * MASK);
  return hasSquare(other > one ? at + MASK : at, other);
}

/**
 * Whether a piece of the side could capture on the square, were an enemy there and these squares occupied.
 * @bySide
 */
function isAttacked(base: i32, side: i32, sq: i32, occupied$: u64): bool {
  unroll: for (let kind = 0; kind < kindCount(); kind++) {
    const code = 2 * (kind + 1) + side;
    const men = base + BY_CODE + code * MASK;
    const from = (code * SQUARES + sq) * MASK;
    if (none(load<u64>(FROM_ANY + from, 8 * $) & load<u64>(men, 8 * $))) continue;
    if (takesLeaping(code)) {
      if (any(load<u64>(FROM_LEAP + from, 8 * $) & load<u64>(men, 8 * $))) return true;
    }
    unroll: for (let i = 0; i < groupCount(code); i++) {
      if (groupUse(code, i) & TAKE) {
        const riders$: u64 = load<u64>(men, 8 * $);
        if (isOnGroup(groupOf(code, i), sq, riders$)) {
          let reached$: u64 = 0;
          addGroup(groupOf(code, i), sq, occupied$, reached$);
          if (any(reached$ & riders$)) return true;
        }
      }
    }
    if (takesOnLooseLines(code)) {
      let riders$: u64 = load<u64>(FROM_LINE + from, 8 * $) & load<u64>(men, 8 * $);
      while (any(riders$)) {
        const rider = lowest(riders$);
        riders$ &= ~bit(rider, $);
        if (ridesTo(code, rider, sq, occupied$)) return true;
      }
    }
    if (hopCount(code)) {
      let hoppers$: u64 = load<u64>(FROM_HOP + from, 8 * $) & load<u64>(men, 8 * $);
      while (any(hoppers$)) {
        const hopper = lowest(hoppers$);
        hoppers$ &= ~bit(hopper, $);
        for (let i = 0; i < hopCount(code); i++) {
          const line = hopOf(code, i);
          if (hopUse(code, i) & TAKE && isOnLine(line, hopper, sq)) {
            let path$: u64 = 0;
            between(line, hopper, sq, path$);
            if (count(path$ & occupied$) == 1) return true;
          }
        }
      }
    }
    if (takesOnPaths(code)) {
      let walkers$: u64 = load<u64>(FROM_PATH + from, 8 * $) & load<u64>(men, 8 * $);
      while (any(walkers$)) {
        const walker = lowest(walkers$);
        walkers$ &= ~bit(walker, $);
        if (walksTo(code, walker, sq, occupied$)) return true;
      }
    }
  }
  return false;
}

/** Whether nothing stands between a rider and a square that one of its lines leads to. */
function ridesTo(code: i32, rider: i32, sq: i32, occupied$: u64): bool {
  const line = i32(load<u8>(LINE_OF + rider * SQUARES + sq));
  let path$: u64 = 0;
  if (line < SEVERAL) {
    between(line, rider, sq, path$);
    return none(path$ & occupied$);
  }
  for (let i = 0; i < lineCount(code); i++) {
    const one = lineOf(code, i);
    if (lineUse(code, i) & TAKE && isOnLine(one, rider, sq)) {
      between(one, rider, sq, path$);
      if (none(path$ & occupied$)) return true;
    }
  }
  return false;
}

/** Whether one of the piece's paths to a square is free. */
function walksTo(code: i32, walker: i32, sq: i32, occupied$: u64): bool {
  const index = PATH_INDEX + ((code * SQUARES + walker) << 2);
  let path = PATHS + i32(load<u16>(index)) * PATH_SIZE;
  const end = path + i32(load<u16>(index, 2)) * PATH_SIZE;
  for (; path < end; path += PATH_SIZE) {
    if (hasSquare(path + 2 * MASK, sq) && none(load<u64>(path, 8 * $) & occupied$)) return true;
  }
  return false;
}

/** Whether the royals would face each other with the one's on this square. */
function faces(base: i32, side: i32, sq: i32, occupied$: u64): bool {
  const other = i32(load<u8>(base + FIELDS + F_KINGS + (1 - side)));
  if (!isOnLine(facingLine(), sq, other)) return false;
  let path$: u64 = 0;
  between(facingLine(), sq, other, path$);
  return none(path$ & occupied$);
}

/** Whether the side's royal would not be safe on the square: attacked, or face to face with the other. @inline */
function isUnsafe(base: i32, side: i32, sq: i32, occupied$: u64): bool {
  return (
    isAttacked(base, 1 - side, sq, occupied$) || (facingLine() != NONE && faces(base, side, sq, occupied$))
  );
}
