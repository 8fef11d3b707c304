/**
 * How many legal moves there are, without writing them down: what perft asks at its last ply, and mobility. Pieces with many of a
 * kind and short moves (pawns) are counted all at once, step by step.
 */

/** @bySide */
function countFor(base: i32, side: i32): i32 {
  const n = findConstraints(base, side);
  let moves = 0;
  const own$ = load<u64>(base + BY_SIDE + side * MASK, 8 * $);
  const enemies$ = load<u64>(base + BY_SIDE + (1 - side) * MASK, 8 * $);
  const occupied$ = own$ | enemies$;
  const free$ = load<u64>(base + FREE, 8 * $);
  let quiet$: u64 = 0;
  let take$: u64 = 0;
  allowed(base, side, own$, enemies$, free$, quiet$, take$);
  unroll: for (let kind = 0; kind < kindCount(); kind++) {
    const code = 2 * (kind + 1) + side;
    const men = base + BY_CODE + code * MASK;
    if (isRoyal(code)) {
      moves += (listRoyal(base, side, code, base + MOVES_ASIDE, 1) - (base + MOVES_ASIDE)) >> 2;
    } else if (isSetwise(code)) {
      const from$: u64 = load<u64>(men, 8 * $) & ~load<u64>(base + SPECIAL, 8 * $);
      countSteps(base, code, from$, occupied$, quiet$, take$, moves);
    } else {
      for (let word = 0; word < WORDS; word++) {
        let rest = load<u64>(men + (word << 3)) & ~load<u64>(base + SPECIAL + (word << 3));
        while (rest) {
          const from = (word << 6) + i32(ctz<u64>(rest));
          rest &= rest - 1;
          let to$: u64 = 0;
          addTargets(code, from, occupied$, quiet$, take$, to$);
          countTargets(base, code, to$, moves);
        }
      }
    }
  }
  if (n > 0) {
    for (let word = 0; word < WORDS; word++) {
      let rest = load<u64>(base + SPECIAL + (word << 3));
      while (rest) {
        const from = (word << 6) + i32(ctz<u64>(rest));
        rest &= rest - 1;
        moves += (listSpecial(base, side, n, from, base + MOVES_ASIDE, 1) - (base + MOVES_ASIDE)) >> 2;
      }
    }
  }
  let others = base + MOVES_ASIDE;
  if (isPassantOpen(base)) others = listEnPassant(base, side, others);
  if (isCastlingOpen(base)) others = listCastlings(base, side, others);
  moves += (others - (base + MOVES_ASIDE)) >> 2;
  return moves == 0 && mustPass(base) ? 1 : moves;
}

/** Adds the moves to the squares, each counted as often as there are pieces to promote to. @splice */
function countTargets(base: i32, code: i32, to$: u64, moves: i32): void {
  moves += count(to$);
  if (promotes(code)) {
    const must$: u64 = to$ & load<u64>(PROMOTES_ON + code * MASK, 8 * $);
    const may$: u64 = to$ & load<u64>(MAY_PROMOTE_ON + code * MASK, 8 * $);
    if (any(must$ | may$)) moves += countPromotions(base, code, must$) + countPromotions(base, code, may$) - count(must$);
  }
}

function countPromotions(base: i32, code: i32, to$: u64): i32 {
  let rest$: u64 = to$;
  let choices = 0;
  while (any(rest$)) {
    const to = lowest(rest$);
    rest$ &= ~bit(to, $);
    choices += i32(popcnt<u32>(promotionChoice(base, code, to)));
  }
  return choices;
}

/** Adds the moves of all these pieces of a code. @splice */
function countSteps(base: i32, code: i32, from$: u64, occupied$: u64, quiet$: u64, take$: u64, moves: i32): void {
  if (any(from$)) {
    unroll: for (let i = 0; i < stepCount(code); i++) {
      let to$: u64 = 0;
      makeStep(code, i, from$, occupied$, to$);
      if (stepUse(code, i) == QUIET) to$ &= quiet$;
      else if (stepUse(code, i) == TAKE) to$ &= take$;
      else to$ &= quiet$ | take$;
      countTargets(base, code, to$, moves);
    }
  }
}
