/** Principal variation search of one position below the root. */

/** @inline */
function reduction(depth: i32, number: i32): i32 {
  return load<i32>(REDUCTIONS + (depth << 2)) * load<i32>(REDUCTIONS + (bounded(number, 0, MAX_REDUCTION - 1) << 2));
}

/** Notes the move of the ply and makes it. @inline */
function advance(base: i32, ply: i32, move: i32): void {
  const record = recordOf(base, ply);
  store<i32>(record + K_MOVE, move);
  store<i32>(record + K_MOVED, move >> 21 == PASS ? 0 : moved(codeOn(base, move & 0xff), (move >> 8) & 0xff));
  make(base, move);
}

/** Whether giving the opponent a move for nothing says something: not where to pass, or to have no move, is special or near. */
function mayPass(base: i32, side: i32): bool {
  if (phaseCount() && isSuspended(load<i32>(base + FIELDS + F_PHASE))) return false;
  let men = 0;
  unroll: for (let kind = 0; kind < kindCount(); kind++) {
    const code = 2 * (kind + 1);
    if (!isRoyal(code) && !promotes(code) && !isSetwise(code)) men += i32(load<u8>(base + COUNTS + code + side));
  }
  return stalemateRule() == 0 ? men > 0 : men > 2;
}

/** Whether a piece put on the square by the move would attack the enemy's royal. */
function isDirectCheck(base: i32, side: i32, move: i32): bool {
  if (!hasRoyals() || move >> 21 > EN_PASSANT) return false;
  const royal = royalOf(base, 1 - side);
  const from = move & 0xff;
  const to = (move >> 8) & 0xff;
  const promotion = (move >> 16) & 31;
  const code = promotion ? 2 * promotion + side : codeOn(base, from);
  const at = (code * SQUARES + royal) * MASK;
  if (takesLeaping(code) && hasSquare(FROM_LEAP + at, to)) return true;
  const isOnLines = takesOnLines(code) && hasSquare(FROM_LINE + at, to);
  const isOverHurdle = hopCount(code) && hasSquare(FROM_HOP + at, to);
  const isOnPath = takesOnPaths(code) && hasSquare(FROM_PATH + at, to);
  if (!isOnLines && !isOverHurdle && !isOnPath) return false;
  let occupied$: u64 = load<u64>(base + BY_SIDE, 8 * $) | load<u64>(base + BY_SIDE + MASK, 8 * $);
  occupied$ = (occupied$ & ~bit(from, $)) | bit(to, $);
  if (isOnLines && ridesTo(code, to, royal, occupied$)) return true;
  if (isOverHurdle && hopsTo(code, to, royal, occupied$)) return true;
  return isOnPath && walksTo(code, to, royal, occupied$);
}

function search(base: i32, ply: i32, depthGiven: i32, alphaGiven: i32, betaGiven: i32, cut: i32, out: i32): i32 {
  if (depthGiven <= 0) return quiesce(base, ply, 0, alphaGiven, betaGiven, out);
  countNode(base);
  if (isStopped(base)) return 0;
  const pv = betaGiven - alphaGiven > 1;
  const side = sideOf(base);
  const record = recordOf(base, ply);
  const excluded = load<i32>(record + K_EXCLUDED);
  let depth = depthGiven;
  let alpha = alphaGiven;
  let beta = betaGiven;
  if (pv) {
    store<i32>(lineAt(base, ply), 0);
    if (ply > setting(base, S_REACHED)) set(base, S_REACHED, ply);
  }
  const key = searchKey(base);
  if (!excluded) {
    store<i32>(record + K_REVERSIBLE, reversibleAfter(base, ply));
    noteKey(base, ply, key);
    const end = endOf(base, ply, key);
    if (end != UNKNOWN) return end;
    if (ply >= MAX_PLY) return evaluate(base);
    if (alpha < ply - MATE) alpha = ply - MATE;
    if (beta > MATE - ply) beta = MATE - ply;
    if (alpha >= beta) return alpha;
  }
  store<i32>(record + STACK_SIZE + K_KILLER, 0);
  store<i32>(record + STACK_SIZE + K_KILLER_TOO, 0);
  store<i32>(record + 2 * STACK_SIZE + K_CUTOFFS, 0);
  const data: u64 = excluded ? 0 : known(base, key);
  const seen = data ? scoreIn(data, ply) : 0;
  const seenBound = data ? boundIn(data) : 0;
  const seenMove = data ? moveIn(data) : 0;
  if (!pv && data && depthIn(data) >= depth) {
    const isNear = moveLimit() != 0 && load<i32>(base + FIELDS + F_HALFMOVE) > moveLimit() - 10;
    if (!isNear && (seen >= beta ? seenBound & LOWER : seenBound & UPPER)) return seen;
  }
  findConstraints(base, side);
  const inCheck = isInCheck(base);
  let evaluation = UNKNOWN;
  let judged = UNKNOWN;
  let improving = false;
  if (!inCheck) {
    if (excluded) evaluation = load<i32>(record + K_EVAL);
    else evaluation = data && evalIn(data) != UNKNOWN ? evalIn(data) : evaluate(base);
    judged = evaluation;
    if (data && seenBound & (seen > evaluation ? LOWER : UPPER)) judged = seen;
    const earlier = load<i32>(record - 2 * STACK_SIZE + K_EVAL);
    const before = earlier == UNKNOWN ? load<i32>(record - 4 * STACK_SIZE + K_EVAL) : earlier;
    improving = ply < 2 || before == UNKNOWN || evaluation > before;
  }
  store<i32>(record + K_EVAL, evaluation);
  if (!inCheck && !pv && !excluded) {
    if (depth <= 3 && judged + 220 + 180 * depth * depth <= alpha) {
      const value = quiesce(base, ply, 0, alpha, alpha + 1, out);
      if (value <= alpha) return value;
    }
    if (depth <= 8 && judged - 75 * (depth - i32(improving)) >= beta && judged < DECISIVE && beta > -DECISIVE) {
      return (judged + beta) >> 1;
    }
    const canPass = load<i32>(record - STACK_SIZE + K_MOVED) != 0 && (ply >= setting(base, S_NULL_FROM) || side != setting(base, S_NULL_SIDE));
    if (depth >= 2 && canPass && judged >= beta && evaluation >= beta + 140 - 20 * depth && beta > -DECISIVE && mayPass(base, side)) {
      const less = 3 + depth / 3 + bounded((judged - beta) / 150, 0, 3);
      store<i32>(record + K_MOVE, 0);
      store<i32>(record + K_MOVED, 0);
      make(base, PASS << 21);
      let value = -search(base, ply + 1, depth - less, -beta, 1 - beta, 1 - cut, out);
      unmake(base);
      if (isStopped(base)) return 0;
      if (value >= beta) {
        if (value > DECISIVE) value = beta;
        if (depth < 12 || setting(base, S_NULL_FROM)) return value;
        set(base, S_NULL_FROM, ply + (3 * (depth - less)) / 4);
        set(base, S_NULL_SIDE, side);
        const verified = search(base, ply, depth - less, beta - 1, beta, 0, out);
        set(base, S_NULL_FROM, 0);
        if (verified >= beta) return value;
      }
    }
    if (depth >= 5 && beta < DECISIVE && beta > -DECISIVE) {
      const value = tryCaptures(base, ply, depth, beta, evaluation, cut, out);
      if (value != UNKNOWN) return value;
      if (isStopped(base)) return 0;
    }
  }
  if (depth >= 4 && seenMove == 0 && !excluded && !inCheck) depth -= 1;
  const last = listFor(base, side, out, 1);
  if (last == out) return scoreWithoutMoves(base, ply);
  const seenTakes = seenMove != 0 && takenBy(base, seenMove) != 0;
  let upto = scoreMoves(base, ply, seenMove, out, last);
  let best = -INFINITE;
  let bestMove = 0;
  let number = 0;
  let skipsQuiets = false;
  const alphaFirst = alpha;
  for (let at = out; at < last; at += 4) {
    let score = KILLS - 1;
    if (upto != last || !skipsQuiets) {
      if (at < upto) score = pick(base, at, upto);
      if (score < KILLS && upto != last) {
        scoreQuiets(base, ply, side, upto, last);
        upto = last;
        score = pick(base, at, last);
      }
    } else {
      score = load<i32>(scoreAt(base, at));
    }
    const move = load<i32>(at);
    if (move == excluded) continue;
    number++;
    const code = codeOn(base, move & 0xff);
    const taken = takenBy(base, move);
    const promotion = move >> 21 <= EN_PASSANT ? (move >> 16) & 31 : 0;
    const isQuiet = taken == 0 && promotion == 0;
    const checks = isDirectCheck(base, side, move);
    const history = isQuiet ? (score < KILLS ? score : quietHistory(base, ply, side, move, code)) : learned(takeHistoryAt(base, code, (move >> 8) & 0xff, taken));
    let reduced = reduction(depth, number);
    if (!improving) reduced += 700;
    if (best > -DECISIVE && score < WINS_AT_ONCE) {
      const left = bounded(depth - 1 - (reduced >> 10), 0, depth);
      if (isQuiet) {
        if (skipsQuiets && !checks) continue;
        if (!pv && !inCheck && number > (4 + depth * depth) >> (improving ? 0 : 1)) skipsQuiets = true;
        if (!checks && left < 5 && history < -4000 * depth) continue;
        if (!inCheck && !checks && left <= 8 && evaluation + 110 + 95 * left + history / 160 <= alpha) {
          skipsQuiets = true;
          continue;
        }
        if (!gains(base, move, -24 * left * left - (checks ? 60 : 0))) continue;
      } else if (score < 0 && depth <= 9) {
        if (!gains(base, move, -95 * depth)) continue;
      }
    }
    let extension = 0;
    if (move == seenMove && !excluded && depth >= 7 && ply < 2 * setting(base, S_DEPTH) && seenBound & LOWER && depthIn(data) >= depth - 3 && !isDecisive(seen)) {
      const bar = seen - 2 * depth;
      store<i32>(record + K_EXCLUDED, move);
      const value = search(base, ply, (depth - 1) >> 1, bar - 1, bar, cut, last);
      store<i32>(record + K_EXCLUDED, 0);
      if (isStopped(base)) return 0;
      if (value < bar) {
        extension = 1;
        if (!pv && value < bar - 18 && load<i32>(record + K_EXTENSIONS) < 6) extension = 2;
      } else if (bar >= beta) {
        return bar;
      } else if (seen >= beta) {
        extension = -2 + i32(pv);
      } else if (cut) {
        extension = -1;
      }
    } else if (checks && score > BAD_TAKE / 2 && depth <= 12 && gains(base, move, 0)) {
      extension = 1;
    }
    store<i32>(record + STACK_SIZE + K_EXTENSIONS, load<i32>(record + K_EXTENSIONS) + i32(extension > 1));
    const deeper = depth - 1 + extension;
    store<i32>(scoreAt(base, at), TRIED);
    advance(base, ply, move);
    let value = 0;
    let isFull = pv && number == 1;
    if (!isFull) {
      let needs = true;
      if (depth >= 2 && number > 1 + i32(pv) && (isQuiet || score < 0 || cut)) {
        if (pv) reduced -= 1024;
        if (cut) reduced += 1400;
        if (seenTakes && isQuiet) reduced += 700;
        if (score >= KILLS && isQuiet) reduced -= 1024;
        if (checks) reduced -= 700;
        if (inCheck) reduced -= 500;
        if (load<i32>(record + STACK_SIZE + K_CUTOFFS) > 3) reduced += 700;
        reduced -= isQuiet ? history / 10 : history / 16;
        if (!isQuiet) reduced -= 700;
        const less = bounded(deeper - (reduced >> 10), 1, deeper < 1 ? 1 : deeper);
        value = -search(base, ply + 1, less, -alpha - 1, -alpha, 1, last);
        needs = value > alpha && less < deeper;
      }
      if (needs && !isStopped(base)) value = -search(base, ply + 1, deeper, -alpha - 1, -alpha, 1 - cut, last);
      isFull = pv && value > alpha;
    }
    if (isFull && !isStopped(base)) value = -search(base, ply + 1, deeper, -beta, -alpha, 0, last);
    unmake(base);
    if (isStopped(base)) return 0;
    if (value > best) {
      best = value;
      if (value > alpha) {
        bestMove = move;
        alpha = value;
        if (pv) extendLine(base, ply, move);
        if (value >= beta) {
          store<i32>(record + K_CUTOFFS, load<i32>(record + K_CUTOFFS) + 1);
          learnCutoff(base, ply, side, depth, move, out, (at - out) >> 2);
          break;
        }
      }
    }
  }
  if (number == 0) return alpha;
  if (!excluded) {
    const bound = best >= beta ? LOWER : pv && alpha > alphaFirst ? EXACT : UPPER;
    remember(base, key, bestMove, best, evaluation, depth, bound, ply);
  }
  return best;
}

/** A capture that is still far above beta after a shallow search would be above it after a deep one; UNKNOWN when there is none. */
function tryCaptures(base: i32, ply: i32, depth: i32, beta: i32, evaluation: i32, cut: i32, out: i32): i32 {
  const bar = beta + 170;
  const last = listFor(base, sideOf(base), out, 0);
  const front = scoreMoves(base, ply, 0, out, last);
  for (let at = out; at < front; at += 4) {
    if (pick(base, at, front) < 0) return UNKNOWN;
    const move = load<i32>(at);
    if (!gains(base, move, bar - evaluation)) continue;
    advance(base, ply, move);
    let value = -quiesce(base, ply + 1, 0, -bar, 1 - bar, last);
    if (value >= bar) value = -search(base, ply + 1, depth - 4, -bar, 1 - bar, 1 - cut, last);
    unmake(base);
    if (isStopped(base)) return UNKNOWN;
    if (value >= bar) return value;
  }
  return UNKNOWN;
}
