/**
 * What the safety of the royal asks of all other pieces' moves, found once for a position instead of trying every move.
 *
 * Every enemy piece that is geometrically related to the royal's square `k` gives a constraint. Let `path` be the squares between
 * (of a leaper none, of a lame leaper its legs), `s` the enemy's square, and n how many pieces stand on the path.
 *
 * | the enemy …                  | its own men in general may go to | but these special ones                                  |
 * | rides, walks or leaps, n = 0 | path, s (it is check)            |                                                         |
 * | rides or walks, n = 1        | anywhere                         | the blocker, if own: path, s (a pin)                    |
 * | hops, n = 0                  | not path                         |                                                         |
 * | hops, n = 1                  | path but the hurdle, s (check)   | the hurdle, if own: not path                            |
 * | hops, n = 2                  | anywhere                         | the two blockers, if own: path but for the blockers, s  |
 *
 * A pin ends at the piece that pins: behind it a leap along the same line is no longer safe. Moves of the royal itself, en passant
 * and castling are tried one by one instead (`special.ts`). After PERFORMANCE measurements this is four to six times as fast.
 */

/** Adds a constraint with special pieces. @splice */
function constrain(base: i32, n: i32, special$: u64, theirs$: u64, others$: u64): void {
  const at = base + CONSTRAINTS + n * CONSTRAINT_SIZE;
  store<u64>(at, special$, 8 * $);
  store<u64>(at, theirs$, MASK + 8 * $);
  store<u64>(at, others$, 2 * MASK + 8 * $);
}

/**
 * Fills in the region's FREE, FREE_FOR_ALL, SPECIAL and CONSTRAINTS for the side to move, and whether it is in check (were check in
 * force). Returns the number of constraints with special pieces.
 * @bySide
 */
function findConstraints(base: i32, side: i32): i32 {
  let all$: u64 = ~0;
  let special$: u64 = 0;
  let inCheck: i32 = 0;
  let n: i32 = 0;
  const own$ = load<u64>(base + BY_SIDE + side * MASK, 8 * $);
  const occupied$ = own$ | load<u64>(base + BY_SIDE + (1 - side) * MASK, 8 * $);
  const royal = i32(load<u8>(base + FIELDS + F_KINGS + side));
  if (hasRoyals()) {
    unroll: for (let kind = 0; kind < kindCount(); kind++) {
      const code = 2 * (kind + 1) + (1 - side);
      const men = base + BY_CODE + code * MASK;
      const from = (code * SQUARES + royal) * MASK;
      if (none(load<u64>(FROM_ANY + from, 8 * $) & load<u64>(men, 8 * $))) continue;
      if (takesLeaping(code)) {
        const leapers$: u64 = load<u64>(FROM_LEAP + from, 8 * $) & load<u64>(men, 8 * $);
        if (any(leapers$)) {
          inCheck = 1;
          if (count(leapers$) > 1) all$ = 0;
          else all$ &= leapers$;
        }
      }
      if (takesOnLines(code)) {
        let riders$: u64 = load<u64>(FROM_LINE + from, 8 * $) & load<u64>(men, 8 * $);
        while (any(riders$)) {
          const rider = lowest(riders$);
          const rider$: u64 = bit(rider, $);
          riders$ &= ~rider$;
          const line = i32(load<u8>(LINE_OF + rider * SQUARES + royal));
          let path$: u64 = 0;
          for (let i = 0; i < (line < SEVERAL ? 1 : lineCount(code)); i++) {
            const one = line < SEVERAL ? line : lineOf(code, i);
            if (line == SEVERAL && !(lineUse(code, i) & TAKE && isOnLine(one, rider, royal))) continue;
            between(one, rider, royal, path$);
            aimAlong(base, path$, rider$, own$, occupied$, all$, special$, n, inCheck);
          }
        }
      }
      if (hopCount(code)) {
        let hoppers$: u64 = load<u64>(FROM_HOP + from, 8 * $) & load<u64>(men, 8 * $);
        while (any(hoppers$)) {
          const hopper = lowest(hoppers$);
          const hopper$: u64 = bit(hopper, $);
          hoppers$ &= ~hopper$;
          for (let i = 0; i < hopCount(code); i++) {
            const line = hopOf(code, i);
            if (!(hopUse(code, i) & TAKE && isOnLine(line, hopper, royal))) continue;
            let path$: u64 = 0;
            between(line, hopper, royal, path$);
            const on$: u64 = path$ & occupied$;
            const hurdles = count(on$);
            if (hurdles == 0) {
              all$ &= ~path$;
            } else if (hurdles == 1) {
              inCheck = 1;
              const others$: u64 = (path$ & ~on$) | hopper$;
              if (any(on$ & own$)) {
                special$ |= on$;
                constrain(base, n, on$, ~path$, others$);
                n++;
              } else {
                all$ &= others$;
              }
            } else if (hurdles == 2 && any(on$ & own$)) {
              special$ |= on$ & own$;
              constrain(base, n, on$ & own$, (path$ & ~on$) | hopper$, ~0);
              n++;
            }
          }
        }
      }
      if (takesOnPaths(code)) {
        let walkers$: u64 = load<u64>(FROM_PATH + from, 8 * $) & load<u64>(men, 8 * $);
        while (any(walkers$)) {
          const walker = lowest(walkers$);
          const walker$: u64 = bit(walker, $);
          walkers$ &= ~walker$;
          const index = PATH_INDEX + ((code * SQUARES + walker) << 2);
          let path = PATHS + i32(load<u16>(index)) * PATH_SIZE;
          const end = path + i32(load<u16>(index, 2)) * PATH_SIZE;
          for (; path < end; path += PATH_SIZE) {
            if (!hasSquare(path + 2 * MASK, royal)) continue;
            const legs$: u64 = load<u64>(path, 8 * $);
            aimAlong(base, legs$, walker$, own$, occupied$, all$, special$, n, inCheck);
          }
        }
      }
    }
    if (facingLine() != NONE) {
      const other = i32(load<u8>(base + FIELDS + F_KINGS + (1 - side)));
      if (isOnLine(facingLine(), royal, other)) {
        let path$: u64 = 0;
        between(facingLine(), royal, other, path$);
        const on$: u64 = path$ & occupied$;
        if (count(on$) == 1 && any(on$ & own$)) {
          special$ |= on$;
          constrain(base, n, on$, path$, ~0);
          n++;
        }
      }
    }
  }
  store<i32>(base + FIELDS + F_IN_CHECK, inCheck);
  store<u64>(base + FREE_FOR_ALL, all$, 8 * $);
  store<u64>(base + SPECIAL, special$, 8 * $);
  let free$: u64 = all$;
  for (let i = 0; i < n; i++) free$ &= load<u64>(base + CONSTRAINTS + i * CONSTRAINT_SIZE, 2 * MASK + 8 * $);
  store<u64>(base + FREE, free$, 8 * $);
  return n;
}

/** The constraint of an enemy that rides or walks over a path towards the royal. @splice */
function aimAlong(
  base: i32,
  path$: u64,
  from$: u64,
  own$: u64,
  occupied$: u64,
  all$: u64,
  special$: u64,
  n: i32,
  inCheck: i32,
): void {
  const on$: u64 = path$ & occupied$;
  if (none(on$)) {
    inCheck = 1;
    all$ &= path$ | from$;
  } else if (any(on$ & own$) && count(on$) == 1) {
    special$ |= on$;
    constrain(base, n, on$, path$ | from$, ~0);
    n++;
  }
}

/** Where a special piece on the square may go, of `n` constraints. @splice */
function allowSpecial(base: i32, n: i32, sq: i32, into$: u64): void {
  into$ = load<u64>(base + FREE_FOR_ALL, 8 * $);
  for (let i = 0; i < n; i++) {
    const at = base + CONSTRAINTS + i * CONSTRAINT_SIZE;
    const part = hasSquare(at, sq) ? at + MASK : at + 2 * MASK;
    into$ &= load<u64>(part, 8 * $);
  }
}
