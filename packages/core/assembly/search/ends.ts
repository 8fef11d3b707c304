/** Ends of the game inside the search, exactly as the rules have them and in their order: wins, stalemate, draws. */

/** The key under which a position is remembered: it differs wherever the legal moves do. */
function searchKey(base: i32): u64 {
  const key = keyOfPosition(base);
  return barring() && isCaptureBarred(base) ? key ^ keyBesides(KEY_BARRED) : key;
}

const KEY_BARRED: i32 = 1;

/** Notes the present position as that of the ply; `reversible`: plies since a move that cannot be undone. @inline */
function noteKey(base: i32, ply: i32, key: u64): void {
  store<u64>(base + REPEATS + ((setting(base, S_HISTORY_COUNT) + ply) << 3), key);
}

/** Plies since a position that cannot come again, for the position after the last move. */
function reversibleAfter(base: i32, ply: i32): i32 {
  const record = recordOf(base, ply - 1);
  const move = load<i32>(record + K_MOVE);
  const before = load<i32>(record + K_REVERSIBLE);
  if (load<i32>(record + K_MOVED) == 0 && move >> 21 != PASS) return 0;
  if (!resetsBack()) return load<i32>(base + FIELDS + F_HALFMOVE) == 0 ? 0 : before + 1;
  const undo = base + UNDO + (load<i32>(base + FIELDS + F_PLY) - 1) * UNDO_SIZE;
  const takes = move >> 21 <= EN_PASSANT && (load<i32>(undo + U_TAKEN) & 0xff) != 0;
  return takes || (move >> 21 <= EN_PASSANT && ((move >> 16) & 31) != 0) ? 0 : before + 1;
}

/** Whether the position has occurred since the root, or before it so often that it draws now. */
function isRepeated(base: i32, ply: i32, key: u64): bool {
  const reversible = load<i32>(recordOf(base, ply) + K_REVERSIBLE);
  if (reversible < 4) return false;
  const here = setting(base, S_HISTORY_COUNT) + ply;
  const keys = base + REPEATS;
  const needed = repetitionRule() ? repetitionRule() - 1 : 2;
  let found = 0;
  const first = reversible < here ? here - reversible : 0;
  for (let at = here - 4; at >= first; at -= 2) {
    if (load<u64>(keys + (at << 3)) != key) continue;
    found++;
    if (at > here - ply || found >= needed) return true;
  }
  return false;
}

/** Whether only royals are left, or they and one harmless piece. */
function isHarmless(base: i32): bool {
  const men = load<i32>(base + FIELDS + F_MEN_WHITE) + load<i32>(base + FIELDS + F_MEN_BLACK);
  if (men == 0) return (harmless() >>> 31) != 0;
  if (men > 1) return false;
  for (let kind = 0; kind < kindCount(); kind++) {
    const counts = base + COUNTS + 2 * (kind + 1);
    if (!isRoyal(2 * (kind + 1)) && load<u8>(counts) + load<u8>(counts, 1)) return ((harmless() >>> kind) & 1) != 0;
  }
  return false;
}

/** The score of a position in which the game is over, and that of one which is as good as drawn; UNKNOWN for all others. */
function endOf(base: i32, ply: i32, key: u64): i32 {
  if (checksToWin() || extinction() || bareRule()) {
    const winner = winnerByMaterial(base);
    if (winner != UNDECIDED) return endScore(base, winner, ply);
  }
  if (moveLimit() && load<i32>(base + FIELDS + F_HALFMOVE) >= moveLimit()) return drawUnlessMoveless(base, ply);
  if (hasHarmless() && isHarmless(base)) return drawUnlessMoveless(base, ply);
  if (isRepeated(base, ply, key)) return repetitionRule() ? 0 : shuffleScore(base);
  return UNKNOWN;
}

/** Checkmate and stalemate come before draws. */
function drawUnlessMoveless(base: i32, ply: i32): i32 {
  return countFor(base, sideOf(base)) == 0 ? scoreWithoutMoves(base, ply) : 0;
}

/** Where repetition does not draw it leads nowhere: what a position is worth counts less for having come again. */
function shuffleScore(base: i32): i32 {
  const score = evaluate(base);
  return score - score / 4 + 4;
}

/** The score of the side to move, which has no legal move; its constraints have been found. */
function scoreWithoutMoves(base: i32, ply: i32): i32 {
  if (isInCheck(base)) return mateWins() ? ply - MATE : 0;
  if (stalemateRule() == 1) return ply - MATE;
  if (stalemateRule() == 2) return MATE - ply;
  if (stalemateRule() == 3) {
    const counts = base + COUNTS + 2 * (stalemateKind() + 1);
    const lead = i32(load<u8>(counts)) - i32(load<u8>(counts, 1));
    const ofMover = sideOf(base) ? -lead : lead;
    return ofMover > 0 ? MATE - ply : ply - MATE;
  }
  return 0;
}
