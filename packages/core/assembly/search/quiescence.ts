/** Quiescence: captures and promotions until nothing hangs, all moves in check. */

/** What a capture may gain beyond the piece that it takes, before it is thought hopeless. */
const HOPE: i32 = 180;

function quiesce(base: i32, ply: i32, depth: i32, alphaGiven: i32, beta: i32, out: i32): i32 {
  countNode(base);
  if (isStopped(base)) return 0;
  const pv = beta - alphaGiven > 1;
  let alpha = alphaGiven;
  if (pv) {
    store<i32>(lineAt(base, ply), 0);
    if (ply > setting(base, S_REACHED)) set(base, S_REACHED, ply);
  }
  const record = recordOf(base, ply);
  const key = searchKey(base);
  store<i32>(record + K_REVERSIBLE, reversibleAfter(base, ply));
  noteKey(base, ply, key);
  const end = endOf(base, ply, key);
  if (end != UNKNOWN) return end;
  if (ply >= MAX_PLY) return evaluate(base);
  const data = known(base, key);
  if (!pv && data) {
    const score = scoreIn(data, ply);
    const bound = boundIn(data);
    if (bound == EXACT || (bound == LOWER && score >= beta) || (bound == UPPER && score <= alpha)) return score;
  }
  const side = sideOf(base);
  let inCheck = false;
  let best = -INFINITE;
  let evaluation = UNKNOWN;
  let limit = -INFINITE;
  findConstraints(base, side);
  inCheck = isInCheck(base);
  if (!inCheck) {
    evaluation = data && evalIn(data) != UNKNOWN ? evalIn(data) : evaluate(base);
    best = evaluation;
    if (data) {
      const score = scoreIn(data, ply);
      const bound = boundIn(data);
      if (bound == EXACT || (bound == LOWER && score > best) || (bound == UPPER && score < best)) best = score;
    }
    if (best >= beta) return best;
    if (best > alpha) alpha = best;
    limit = evaluation + HOPE;
  }
  const last = listFor(base, side, out, i32(inCheck));
  if (inCheck && last == out) return scoreWithoutMoves(base, ply);
  const front = scoreMoves(base, ply, data ? moveIn(data) : 0, out, last);
  scoreQuiets(base, ply, side, front, last);
  let bestMove = 0;
  let quiets = 0;
  for (let at = out; at < last; at += 4) {
    const score = pick(base, at, last);
    const move = load<i32>(at);
    const taken = takenBy(base, move);
    if (best > -DECISIVE) {
      if (!inCheck) {
        if (score < 0) break;
        const promotion = move >> 21 <= EN_PASSANT ? (move >> 16) & 31 : 0;
        if (score < WINS_AT_ONCE && !promotion) {
          const most = limit + worthOf(taken);
          if (most <= alpha) {
            if (most > best) best = most;
            continue;
          }
          if (limit <= alpha && !gains(base, move, 1)) {
            if (limit > best) best = limit;
            continue;
          }
        }
      } else if (score < 0 && taken) {
        break;
      } else if (taken == 0) {
        quiets++;
        if (quiets > 2) continue;
      }
    }
    store<i32>(record + K_MOVE, move);
    store<i32>(record + K_MOVED, moved(codeOn(base, move & 0xff), (move >> 8) & 0xff));
    make(base, move);
    const value = -quiesce(base, ply + 1, depth - 1, -beta, -alpha, last);
    unmake(base);
    if (isStopped(base)) return 0;
    if (value > best) {
      best = value;
      if (value > alpha) {
        bestMove = move;
        alpha = value;
        if (pv) extendLine(base, ply, move);
        if (value >= beta) break;
      }
    }
  }
  const bound = best >= beta ? LOWER : pv && bestMove ? EXACT : UPPER;
  remember(base, key, bestMove, best, evaluation, 0, bound, ply);
  return best;
}
