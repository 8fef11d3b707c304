/**
 * What a position is worth without a net: material and placing, which moves keep up to date, and what depends on more than one piece:
 * mobility, attacks, safety of royals, passed pieces, material that must not be lost. All tables follow from the rules
 * (`src/evaluation/`). A net would stand in the place of `evaluate`.
 */

const LARGEST: i32 = 30000;

/** Centipawns for the side to move. Says nothing of ends: whoever asks has looked for them. */
export function evaluate(base: i32): i32 {
  findStepAttacks(base, 0);
  findStepAttacks(base, 1);
  let pair = load<i32>(base + FIELDS + F_SCORE);
  pair += activity(base, 0) - activity(base, 1);
  pair += pressure(base, 0) - pressure(base, 1);
  let material = 0;
  unroll: for (let kind = 0; kind < kindCount(); kind++) {
    const code = 2 * (kind + 1);
    if (!isRoyal(code)) {
      const counts = base + COUNTS + code;
      if (!isSetwise(code)) material += worthOf(code) * (i32(load<u8>(counts)) + i32(load<u8>(counts, 1)));
      if (isBound(code)) pair += (i32(load<u8>(counts) > 1) - i32(load<u8>(counts, 1) > 1)) * ((weight(H_WEIGHT_PAIR_EARLY) << 16) + weight(H_WEIGHT_PAIR_LATE));
    }
  }
  const full = fullMaterial();
  const phase = material > full ? 256 : full ? (material << 8) / full : 0;
  const score = (early(pair) * phase + late(pair) * (256 - phase)) / 256;
  const vital = vitality(base, 0) - vitality(base, 1);
  const whole = bounded(score + vital, -LARGEST, LARGEST);
  return (sideOf(base) ? -whole : whole) + weight(H_WEIGHT_TEMPO);
}

/** Notes the squares on which pieces that step can capture. @bySide */
function findStepAttacks(base: i32, side: i32): void {
  let all$: u64 = 0;
  const occupied$ = load<u64>(base + BY_SIDE, 8 * $) | load<u64>(base + BY_SIDE + MASK, 8 * $);
  unroll: for (let kind = 0; kind < kindCount(); kind++) {
    const code = 2 * (kind + 1) + side;
    if (isSetwise(code)) {
      const men$ = load<u64>(base + BY_CODE + code * MASK, 8 * $);
      unroll: for (let i = 0; i < stepCount(code); i++) {
        if (stepUse(code, i) & TAKE) {
          let to$: u64 = 0;
          makeStep(code, i, men$, occupied$, to$);
          all$ |= to$;
        }
      }
    }
  }
  store<u64>(base + STEP_ATTACKS + side * MASK, all$, 8 * $);
}

/** Mobility of the side's pieces, and their attacks on squares around the enemy's royal; notes what they attack. @bySide */
function activity(base: i32, side: i32): i32 {
  let pair = 0;
  let assault = 0;
  let attackers = 0;
  const own$ = load<u64>(base + BY_SIDE + side * MASK, 8 * $);
  const enemies$ = load<u64>(base + BY_SIDE + (1 - side) * MASK, 8 * $);
  const occupied$ = own$ | enemies$;
  const steps$ = load<u64>(base + STEP_ATTACKS + side * MASK, 8 * $);
  const good$ = ~own$ & ~load<u64>(base + STEP_ATTACKS + (1 - side) * MASK, 8 * $);
  let all$: u64 = steps$;
  let twice$: u64 = 0;
  let zone$: u64 = 0;
  if (hasRoyals()) zone$ = load<u64>(NEAR + royalOf(base, 1 - side) * MASK, 8 * $);
  unroll: for (let i = 0; i < kindCount(); i++) {
    const kind = kindByWorth(i);
    const code = 2 * (kind + 1) + side;
    if (!isSetwise(code)) {
      const men = base + BY_CODE + code * MASK;
      store<u64>(base + LESSER + (32 * side + kind) * MASK, all$, 8 * $);
      for (let word = 0; word < WORDS; word++) {
        let rest = load<u64>(men + (word << 3));
        while (rest) {
          const from = (word << 6) + i32(ctz<u64>(rest));
          rest &= rest - 1;
          let reach$: u64 = 0;
          addReach(code, TAKE, from, occupied$, reach$);
          twice$ |= all$ & reach$;
          all$ |= reach$;
          if (!isRoyal(code)) {
            let squares = 0;
            if (isPlain(code)) {
              squares = count(reach$ & good$);
            } else {
              let quiet$: u64 = 0;
              addReach(code, QUIET, from, occupied$, quiet$);
              squares = count(quiet$ & good$ & ~occupied$) + count(reach$ & good$ & enemies$);
            }
            pair += load<i32>(MOBILITY + ((code * MAX_MOBILITY + (squares < MAX_MOBILITY ? squares : MAX_MOBILITY - 1)) << 2));
            const near = count(reach$ & zone$);
            if (near) {
              attackers++;
              assault += assaultOf(code) + weight(H_WEIGHT_NEAR_HIT) * near;
            }
          }
        }
      }
    }
  }
  assault += weight(H_WEIGHT_STEP_HIT) * count(steps$ & zone$);
  store<u64>(base + ATTACKS + side * MASK, all$, 8 * $);
  store<u64>(base + ATTACKS_TWICE + side * MASK, twice$, 8 * $);
  store<i32>(base + DANGER + (side << 2), attackers > 1 ? assault : assault >> 1);
  return pair;
}

/** What the side's attacks are worth: on pieces, and around the enemy's royal. @bySide */
function pressure(base: i32, side: i32): i32 {
  let pair = 0;
  const enemies$ = load<u64>(base + BY_SIDE + (1 - side) * MASK, 8 * $);
  const byStep$: u64 = enemies$ & load<u64>(base + STEP_ATTACKS + side * MASK, 8 * $);
  const all$: u64 = load<u64>(base + ATTACKS + side * MASK, 8 * $);
  const defended$: u64 = load<u64>(base + ATTACKS + (1 - side) * MASK, 8 * $);
  const hanging$: u64 = enemies$ & all$ & ~defended$;
  unroll: for (let kind = 0; kind < kindCount(); kind++) {
    const code = 2 * (kind + 1) + (1 - side);
    if (!isRoyal(code)) {
      const men$ = load<u64>(base + BY_CODE + code * MASK, 8 * $);
      const loose = count(men$ & hanging$) * hangingWorth(code);
      const threatened = count(men$ & byStep$) * threatenedWorth(code);
      let outweighed = 0;
      if (!isSetwise(code)) {
        const lesser$ = load<u64>(base + LESSER + (32 * side + kind) * MASK, 8 * $) & ~byStep$;
        outweighed = count(men$ & lesser$) * outweighedWorth(code);
      }
      const threats = loose + threatened + outweighed;
      pair += (threats << 16) + threats;
    }
    const own = code ^ 1;
    if (isPasser(own)) pair += passed(base, own);
  }
  if (hasRoyals()) {
    const royal = royalOf(base, 1 - side);
    const zone$: u64 = load<u64>(NEAR + royal * MASK, 8 * $);
    const twice$: u64 = load<u64>(base + ATTACKS_TWICE + side * MASK, 8 * $);
    const twiceDefended$: u64 = load<u64>(base + ATTACKS_TWICE + (1 - side) * MASK, 8 * $);
    const weak = count(zone$ & all$ & ~twiceDefended$);
    let danger = load<i32>(base + DANGER + (side << 2));
    if (danger) danger += weight(H_WEIGHT_WEAK_SQUARE) * weak + weight(H_WEIGHT_TWICE_HIT) * count(zone$ & twice$ & ~twiceDefended$);
    const shelter = count(zone$ & enemies$);
    danger -= weight(H_WEIGHT_SHELTER) * shelter;
    if (danger > 0) {
      const cost = bounded((danger * danger * weight(H_WEIGHT_DANGER_STEEPNESS)) / 1024, 0, 900);
      pair += (cost << 16) + (cost * weight(H_WEIGHT_DANGER_LATE)) / 16;
    }
  }
  return pair;
}

/** What pieces of the code are worth for having passed all that could stop them, and for being guarded by each other. */
function passed(base: i32, code: i32): i32 {
  let pair = 0;
  const men$ = load<u64>(base + BY_CODE + code * MASK, 8 * $);
  const stoppers$ = load<u64>(base + BY_CODE + (code ^ 1) * MASK, 8 * $);
  let rest$: u64 = men$;
  while (any(rest$)) {
    const sq = lowest(rest$);
    rest$ &= ~bit(sq, $);
    const at = (code * SQUARES + sq) * MASK;
    if (none(load<u64>(STOPPERS + at, 8 * $) & stoppers$)) pair += load<i32>(PASSED + ((code * SQUARES + sq) << 2));
    if (any(load<u64>(GUARDS + at, 8 * $) & men$)) pair += (weight(H_WEIGHT_GUARDED_EARLY) << 16) + weight(H_WEIGHT_GUARDED_LATE);
    else if (none(load<u64>(HELPERS + at, 8 * $) & men$)) pair -= (weight(H_WEIGHT_LONE_EARLY) << 16) + weight(H_WEIGHT_LONE_LATE);
    if (any(load<u64>(WAY + at, 8 * $) & men$)) pair -= (weight(H_WEIGHT_DOUBLED_EARLY) << 16) + weight(H_WEIGHT_DOUBLED_LATE);
  }
  return pair;
}

/** What a side has left of what it must not lose: a penalty that grows as it dwindles. */
function vitality(base: i32, side: i32): i32 {
  let score = 0;
  if (extinction()) {
    for (let kinds: u32 = extinction(); kinds; kinds &= kinds - 1) {
      const left = i32(load<u8>(base + COUNTS + 2 * (i32(ctz<u32>(kinds)) + 1) + side));
      if (left) score -= weight(H_WEIGHT_VITAL) / (left * left);
    }
  }
  if (bareRule()) {
    const left = load<i32>(base + FIELDS + F_MEN_WHITE + (side << 2));
    if (left) score -= weight(H_WEIGHT_VITAL) / (left * left);
  }
  if (checksToWin()) {
    const left = i32(load<u8>(base + FIELDS + F_CHECKS_LEFT + side));
    if (left) score += weight(H_WEIGHT_CHECK) / (left * left);
  }
  return score;
}
