/** Moves of more than one piece, and of a piece that takes elsewhere than it goes: each is tried. */

/** Whether the last move has passed squares. @inline */
function isPassantOpen(base: i32): bool {
  return hasPassant() != 0 && load<u32>(base + FIELDS + F_PASSED) != ~0;
}

/** Writes the captures en passant. */
function listEnPassant(base: i32, side: i32, out: i32): i32 {
  const passed = load<u32>(base + FIELDS + F_PASSED);
  if (isCaptureBarred(base)) return out;
  const victim = i32(passed >>> 24);
  if (isRoyal(codeOn(base, victim))) return out;
  for (let i = 0; i < 24; i += 8) {
    const to = i32((passed >> i) & 0xff);
    if (to == NONE) return out;
    for (let kind = 0; kind < kindCount(); kind++) {
      const code = 2 * (kind + 1) + side;
      if (!takesPassing(code)) continue;
      const men = base + BY_CODE + code * MASK;
      let takers$: u64 = load<u64>(FROM_PASSANT + (code * SQUARES + to) * MASK, 8 * $) & load<u64>(men, 8 * $);
      while (any(takers$)) {
        const from = lowest(takers$);
        takers$ &= ~bit(from, $);
        if (isSafeTaking(base, side, from, to, victim)) {
          const move = from | (to << 8) | (EN_PASSANT << 21);
          const must = promotes(code) && hasSquare(PROMOTES_ON + code * MASK, to);
          if (must || (promotes(code) && hasSquare(MAY_PROMOTE_ON + code * MASK, to))) {
            let kinds = promotionChoice(base, code, to);
            while (kinds) {
              store<i32>(out, move | ((i32(ctz<u32>(kinds)) + 1) << 16));
              out += 4;
              kinds &= kinds - 1;
            }
          }
          if (!must) {
            store<i32>(out, move);
            out += 4;
          }
        }
      }
    }
  }
  return out;
}

/** Whether the royal is safe once a piece has gone there and the victim has disappeared. */
function isSafeTaking(base: i32, side: i32, from: i32, to: i32, victim: i32): bool {
  if (!hasRoyals()) return true;
  if (phaseCount() && isSuspended(phaseAfter(load<i32>(base + FIELDS + F_PHASE)))) return true;
  const men = base + BY_CODE + codeOn(base, victim) * MASK;
  flip(men, victim);
  let after$: u64 = load<u64>(base + BY_SIDE, 8 * $) | load<u64>(base + BY_SIDE + MASK, 8 * $);
  after$ = (after$ & ~bit(from, $) & ~bit(victim, $)) | bit(to, $);
  const royal = royalOf(base, side);
  const safe = !isUnsafe(base, side, royal == from ? to : royal, after$);
  flip(men, victim);
  return safe;
}

/** Whether somebody may still castle. @inline */
function isCastlingOpen(base: i32): bool {
  return castlingCount() != 0 && load<i32>(base + FIELDS + F_RIGHTS) != 0;
}

/** Writes the castlings. @bySide */
function listCastlings(base: i32, side: i32, out: i32): i32 {
  const rights = load<i32>(base + FIELDS + F_RIGHTS);
  if (isInCheck(base)) return out;
  const occupied$: u64 = load<u64>(base + BY_SIDE, 8 * $) | load<u64>(base + BY_SIDE + MASK, 8 * $);
  unroll: for (let i = 0; i < castlingCount(); i++) {
    if (castlingSide(i) == side) {
      const at = CASTLINGS + i * CASTLING_SIZE;
      if ((rights >> castlingRight(i)) & 1 && none(load<u64>(at, 8 + 8 * $) & occupied$)) {
        if (isCastlingSafe(base, side, at, occupied$)) {
          store<i32>(out, i32(load<u8>(at, 2)) | (i32(load<u8>(at, 3)) << 8) | (i << 16) | (CASTLING << 21));
          out += 4;
        }
      }
    }
  }
  return out;
}

/** Whether no square that matters is attacked, before the castling and after it. */
function isCastlingSafe(base: i32, side: i32, at: i32, occupied$: u64): bool {
  let safe$: u64 = load<u64>(at, 8 + MASK + 8 * $);
  while (any(safe$)) {
    const sq = lowest(safe$);
    safe$ &= ~bit(sq, $);
    if (isAttacked(base, 1 - side, sq, occupied$)) return false;
  }
  if (phaseCount() && isSuspended(load<i32>(base + FIELDS + F_PHASE))) return true;
  const kingTo = i32(load<u8>(at, 3));
  let after$: u64 = occupied$ & ~bit(i32(load<u8>(at, 2)), $) & ~bit(i32(load<u8>(at, 4)), $);
  after$ |= bit(kingTo, $) | bit(i32(load<u8>(at, 5)), $);
  return !isUnsafe(base, side, kingTo, after$);
}
