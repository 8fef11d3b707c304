/** A match summed up: what `--json` prints, and what people read. */
import { estimateElo } from '../statistics/elo.js';
import type { Pentanomial } from '../statistics/results.js';
import { type SprtSettings, type SprtState, sprt } from '../statistics/sprt.js';
import type { GameRecord, Reason, Seat } from './record.js';
import { countsOf, tallyOf } from './tally.js';

export interface MatchReport {
  readonly variant: string;
  readonly engines: readonly [string, string];
  readonly games: number;
  /** The first engine's, as all that follows. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Draws that no rule made: the game would not end. */
  readonly stopped: number;
  /** Points per game, from 0 to 1. */
  readonly score: number | null;
  readonly elo: number | null;
  /** Half the width of the 95 % confidence interval. */
  readonly eloError: number | null;
  /** The likelihood that the first engine is the stronger one, from 0 to 1. */
  readonly los: number | null;
  /** Pairs by their points: 0, ½, 1, 1½, 2. */
  readonly pairs: Pentanomial;
  readonly sprt: (SprtSettings & SprtState) | null;
  /** Points with the white pieces, from 0 to 1. */
  readonly whiteScore: number | null;
  /** How many games ended in which way. */
  readonly reasons: Readonly<Partial<Record<Reason, number>>>;
  readonly faults: readonly FaultReport[];
}

export interface FaultReport {
  readonly game: number;
  readonly engine: string;
  readonly reason: Reason;
  readonly message: string;
}

export function reportOf(
  variant: string,
  names: readonly [string, string],
  records: readonly GameRecord[],
  settings: SprtSettings | undefined,
): MatchReport {
  const tally = tallyOf(records);
  const counts = countsOf(tally);
  const estimate = estimateElo(counts);
  const [losses, draws, wins] = tally.trinomial;
  return {
    variant,
    engines: names,
    games: tally.games,
    wins,
    draws,
    losses,
    stopped: tally.stopped,
    score: tally.games === 0 ? null : (wins + draws / 2) / tally.games,
    elo: estimate?.elo ?? null,
    eloError: estimate?.error ?? null,
    los: estimate?.los ?? null,
    pairs: tally.pentanomial,
    sprt: settings === undefined ? null : { ...settings, ...sprt(settings, counts) },
    whiteScore: tally.whiteScore ?? null,
    reasons: Object.fromEntries([...tally.reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
    faults: faultsIn(records),
  };
}

/** In the order of the games. */
function faultsIn(records: readonly GameRecord[]): readonly FaultReport[] {
  return records
    .flatMap(({ game, fault, names, reason }) =>
      fault === undefined ? [] : [{ game, engine: names[fault.by as Seat], reason, message: fault.message }],
    )
    .sort((a, b) => a.game - b.game);
}
