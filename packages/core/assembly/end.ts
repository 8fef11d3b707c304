/** Ends of the game by what stands on the board or has been counted: they leave no moves. */

const UNDECIDED: i32 = -1;
const DRAWN: i32 = 2;

/** Who has won by material or by counted checks: UNDECIDED, DRAWN, or the winning side. In the order of the document's wins. */
function winnerByMaterial(base: i32): i32 {
  if (checksToWin()) {
    if (load<u8>(base + FIELDS + F_CHECKS_LEFT + 1) == 0) return 1;
    if (load<u8>(base + FIELDS + F_CHECKS_LEFT) == 0) return 0;
  }
  if (extinction()) {
    for (let side = 0; side < 2; side++) {
      for (let kinds: u32 = extinction(); kinds; kinds &= kinds - 1) {
        if (load<u8>(base + COUNTS + 2 * (i32(ctz<u32>(kinds)) + 1) + side) == 0) return 1 - side;
      }
    }
  }
  if (bareRule()) {
    const white = load<i32>(base + FIELDS + F_MEN_WHITE);
    const black = load<i32>(base + FIELDS + F_MEN_BLACK);
    if (bareRule() == 2) return winnerWithReply(base, white, black);
    if (white == 0) return 1;
    if (black == 0) return 0;
  }
  return UNDECIDED;
}

/** The bared side draws by baring the other with its very next move. */
function winnerWithReply(base: i32, white: i32, black: i32): i32 {
  if (white && black) return UNDECIDED;
  if (white == 0 && black == 0) return DRAWN;
  const loser = white == 0 ? 0 : 1;
  const left = white + black;
  if (loser == sideOf(base) && left == 1) {
    const end = listFor(base, loser, base + MOVES_ASIDE, 0);
    for (let at = base + MOVES_ASIDE; at < end; at += 4) if (isTaking(base, load<i32>(at))) return UNDECIDED;
  }
  return 1 - loser;
}

/** @inline */
function isTaking(base: i32, move: i32): bool {
  const type = move >> 21;
  return type == EN_PASSANT || (type == STEP && codeOn(base, (move >> 8) & 0xff) != 0);
}

/** Whether the game is over by material. @inline */
function isDecided(base: i32): bool {
  if (!checksToWin() && !extinction() && !bareRule()) return false;
  return winnerByMaterial(base) != UNDECIDED;
}
