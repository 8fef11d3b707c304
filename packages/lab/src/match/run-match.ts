/**
 * A match: hands out the games to tables at which they are played side by side, hears of each that ends, and stops when all are
 * played, when the test has decided, or when it is told to.
 */
import { fail, type Move, ok, type Problem, type Result } from '@hippodrome/rules';
import { type SprtSettings, sprt } from '../statistics/sprt.js';
import type { Contestant } from './contestant.js';
import { type OpeningSettings, openingOf } from './opening.js';
import { type GameTerms, type PlayedGame, playGame } from './play-game.js';
import type { GameRecord, Seat } from './record.js';
import { readMoves } from './replay.js';
import { pairOf, remainingGames, whiteOf } from './schedule.js';
import { countsOf, tallyOf } from './tally.js';
import type { TimeControl } from './time-control.js';

export interface MatchPlan extends GameTerms {
  readonly games: number;
  readonly openings: OpeningSettings;
  /** Of the first engine and the second. */
  readonly controls: readonly [TimeControl, TimeControl];
  readonly sprt?: SprtSettings | undefined;
  /** Games played at the same time. */
  readonly concurrency: number;
}

export interface MatchWatch {
  /** Hears of every game that has ended, and all that ended before it. */
  onGame?(record: GameRecord, all: readonly GameRecord[]): Promise<void> | void;
  /** Games that are under way when it is aborted do not count. */
  readonly signal?: AbortSignal | undefined;
}

type Players = readonly [Contestant, Contestant];

/**
 * @param seat makes the two engines of one table
 * @param played games that have been played before
 * @returns all games that have ended; a problem when an engine cannot be started
 */
export async function runMatch(
  plan: MatchPlan,
  seat: () => Players,
  played: readonly GameRecord[],
  watch: MatchWatch = {},
): Promise<Result<readonly GameRecord[]>> {
  const match = new Match(plan, played, watch);
  const tables = Math.min(plan.concurrency, match.waiting);
  await Promise.all(Array.from({ length: tables }, () => match.playAt(seat())));
  return match.problems.length > 0 ? fail(...match.problems) : ok(match.records);
}

class Match {
  readonly records: GameRecord[];
  readonly problems: Problem[] = [];
  readonly #plan: MatchPlan;
  readonly #watch: MatchWatch;
  readonly #queue: number[];
  readonly #openings = new Map<number, Promise<readonly Move[]>>();
  readonly #stop = new AbortController();

  constructor(plan: MatchPlan, played: readonly GameRecord[], watch: MatchWatch) {
    this.#plan = plan;
    this.#watch = watch;
    this.records = [...played];
    this.#queue = [...remainingGames(plan.games, new Set(played.map(({ game }) => game)))];
    if (watch.signal?.aborted || this.#isDecided()) this.#stop.abort();
    else watch.signal?.addEventListener('abort', () => this.#stop.abort(), { once: true });
  }

  get waiting(): number {
    return this.#stop.signal.aborted ? 0 : this.#queue.length;
  }

  /** Plays game after game with the same two engines. */
  async playAt(players: Players): Promise<void> {
    const close = (): Promise<unknown> => Promise.all(players.map((player) => player.close()));
    const closeEarly = (): void => void close();
    this.#stop.signal.addEventListener('abort', closeEarly, { once: true });
    try {
      for (let game = this.#next(); game !== undefined; game = this.#next()) await this.#play(game, players);
    } finally {
      this.#stop.signal.removeEventListener('abort', closeEarly);
      await close();
    }
  }

  #next(): number | undefined {
    return this.#stop.signal.aborted ? undefined : this.#queue.shift();
  }

  async #play(game: number, players: Players): Promise<void> {
    const white = whiteOf(game);
    const black = (1 - white) as Seat;
    const { controls } = this.#plan;
    const opening = await this.#opening(pairOf(game));
    const result = await playGame(
      this.#plan,
      {
        players: { white: players[white], black: players[black] },
        controls: { white: controls[white], black: controls[black] },
      },
      opening,
    );
    if (this.#stop.signal.aborted) return;
    if (!result.ok) {
      this.problems.push(...result.problems);
      this.#stop.abort();
      return;
    }
    await this.#record(describe(game, players, opening.length, result.value));
  }

  async #record(record: GameRecord): Promise<void> {
    this.records.push(record);
    if (this.#isDecided()) this.#stop.abort();
    await this.#watch.onGame?.(record, this.records);
  }

  #isDecided(): boolean {
    const { sprt: settings } = this.#plan;
    return settings !== undefined && sprt(settings, countsOf(tallyOf(this.records))).accepted !== null;
  }

  /** Made once for both games of a pair, which may be played at the same time, or long after each other by other versions of us. */
  #opening(pair: number): Promise<readonly Move[]> {
    const { start, openings } = this.#plan;
    const opening = this.#openings.get(pair) ?? this.#openingPlayed(pair) ?? openingOf(start, openings, pair);
    this.#openings.set(pair, opening);
    return opening;
  }

  #openingPlayed(pair: number): Promise<readonly Move[]> | undefined {
    const record = this.records.find(({ game }) => pairOf(game) === pair);
    if (record === undefined) return undefined;
    const { game, moves, opening } = record;
    const read = readMoves(this.#plan.start, { game, moves: moves.slice(0, opening) });
    return read.ok ? Promise.resolve(read.value) : undefined;
  }
}

function describe(game: number, players: Players, opening: number, played: PlayedGame): GameRecord {
  const white = whiteOf(game);
  const { winner, reason, fault, moves } = played;
  const by = fault && ((((fault.by === 'white' ? 0 : 1) + white) % 2) as Seat);
  return {
    game,
    white,
    names: namesOf(players),
    opening,
    moves,
    winner,
    reason,
    ...(fault !== undefined && by !== undefined && { fault: { by, message: fault.message } }),
    date: new Date().toISOString().slice(0, 10).replaceAll('-', '.'),
  };
}

/** An engine may well play against itself. */
function namesOf([first, second]: Players): readonly [string, string] {
  return [first.name, first.name === second.name ? `${second.name} (2)` : second.name];
}
