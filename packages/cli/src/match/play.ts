/** Plays a match with all that surrounds it: its state, its PGN, the progress bar, and the key that stops it. */
import {
  type GameRecord,
  type MatchPlan,
  type MatchReport,
  reportOf,
  runMatch,
  StateFile,
  UciContestant,
} from '@hippodrome/lab';
import { type Attempt, attempt, INPUT } from '../attempt.js';
import type { Output } from '../io.js';
import { type Engines, identityOf, type MatchOptions } from './options.js';
import { PgnFile } from './pgn-file.js';
import { statusLine } from './print.js';
import { openProgress } from './progress.js';

export interface Played {
  readonly report: MatchReport;
  /** Whether somebody stopped it. */
  readonly interrupted: boolean;
}

type Files = Pick<MatchOptions, 'state' | 'pgn'>;

/** @param screen where progress is shown */
export async function playMatch(
  plan: MatchPlan,
  engines: Engines,
  files: Files,
  screen: Output,
): Promise<Attempt<Played>> {
  const opened = await openState(plan, engines, files.state);
  if (!opened.ok) return opened;
  const { state, games } = opened.value;
  try {
    const pgn = await openPgn(plan, files.pgn, games);
    return pgn.ok ? await play(plan, engines, { state, games, pgn: pgn.value }, screen) : pgn;
  } finally {
    await state?.close();
  }
}

interface Memory {
  readonly state: StateFile | undefined;
  readonly games: readonly GameRecord[];
  readonly pgn: PgnFile | undefined;
}

async function play(
  plan: MatchPlan,
  engines: Engines,
  { state, games, pgn }: Memory,
  screen: Output,
): Promise<Attempt<Played>> {
  const { rules } = plan.start;
  const seat = () => [new UciContestant(engines[0].spec, rules), new UciContestant(engines[1].spec, rules)] as const;
  const report = (records: readonly GameRecord[]): MatchReport =>
    reportOf(rules.spec.slug, namesIn(records, engines), records, plan.sprt);
  const progress = openProgress(screen, plan.games, games.length);
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  process.once('SIGINT', stop);
  try {
    const records = await runMatch(plan, seat, games, {
      signal: interrupt.signal,
      async onGame(record, all) {
        await Promise.all([state?.add(record), pgn?.add(record)]);
        progress.show(all.length, statusLine(report(all)));
      },
    });
    if (!records.ok) return attempt(INPUT, records);
    return done({ report: report(records.value), interrupted: interrupt.signal.aborted });
  } finally {
    process.off('SIGINT', stop);
    progress.close();
  }
}

async function openState(
  plan: MatchPlan,
  engines: Engines,
  path: string | undefined,
): Promise<Attempt<{ state: StateFile | undefined; games: readonly GameRecord[] }>> {
  if (path === undefined) return done({ state: undefined, games: [] });
  return attempt(path, await StateFile.open(path, identityOf(plan, engines)));
}

async function openPgn(
  { start, controls }: MatchPlan,
  path: string | undefined,
  played: readonly GameRecord[],
): Promise<Attempt<PgnFile | undefined>> {
  if (path === undefined) return done(undefined);
  const file = new PgnFile(path, { start, event: `Match in ${start.rules.spec.title}`, controls });
  const begun = attempt(path, await file.begin(played));
  return begun.ok ? done(file) : begun;
}

/** As they were called in the last game; before that as they are called on the command line. */
function namesIn(records: readonly GameRecord[], engines: Engines): readonly [string, string] {
  const [first, second] = engines.map(({ spec }) => spec.name ?? spec.command.program) as [string, string];
  return records.at(-1)?.names ?? [first, second];
}

function done<T>(value: T): Attempt<T> {
  return { ok: true, value, warnings: [] };
}
