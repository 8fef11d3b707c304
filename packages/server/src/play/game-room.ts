/**
 * A game as one process has it in memory: the fold of its log, and whoever watches. Other processes may have the same game; the store
 * decides whose event comes next, and who was overtaken reads what it missed and decides again. An event is told to nobody before it is
 * on disk.
 */
import { type Command, type GameEvent, type GameSetup, LiveGame } from '@hippodrome/protocol';
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { GameStore, GameSummary } from '../store/game-store.js';

/** Hears of events once, in order. */
export type Watcher = (from: number, events: readonly GameEvent[]) => void;

export interface RoomOptions {
  readonly id: string;
  readonly setup: GameSetup;
  readonly log: Pick<GameStore, 'append' | 'log'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells other processes of an event that is on disk. */
  readonly publish: (number: number, event: GameEvent) => void;
}

/** How often a command is decided anew because another process was faster. Each time that one has got an event through. */
const MOST_TRIES = 8;
/** A move that was under way when the flag fell is still welcome for so long, in milliseconds: see `creditFor`. */
const LATE = 500;
/** When time could not change a game, because the store is away, say: milliseconds until it tries again. */
const RETRY = 1000;
/** The longest that Node's timers can wait, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class GameRoom {
  readonly id: string;
  readonly #options: RoomOptions;
  readonly #events: GameEvent[] = [];
  readonly #watchers = new Set<Watcher>();
  #game: LiveGame;
  /** One thing after the other: what was asked last waits for this. */
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** When the room was last of use, in milliseconds since 1970. */
  #usedAt: number;

  /** The room is of use after `open`. */
  constructor(options: RoomOptions) {
    this.id = options.id;
    this.#options = options;
    this.#game = new LiveGame(options.setup);
    this.#usedAt = options.now();
  }

  /** Reads the log. */
  async open(): Promise<this> {
    await this.#inTurn(() => this.#catchUp());
    this.#setTimer();
    return this;
  }

  get game(): LiveGame {
    return this.#game;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  get usedAt(): number {
    return this.#usedAt;
  }

  /** Carries out a command and resolves, when that is on disk, with the number of its event; a command of the same name does nothing more. */
  do(command: Command): Promise<Result<number>> {
    this.#usedAt = this.#options.now();
    return this.#inTurn(() => this.#carryOut(command));
  }

  /** Hears all events after that number, those there are at once. @returns ends it */
  async watch(after: number, watcher: Watcher): Promise<() => void> {
    this.#usedAt = this.#options.now();
    await this.#inTurn(async () => {
      if (this.#events.length > after) watcher(after + 1, this.#events.slice(after));
      this.#watchers.add(watcher);
    });
    return () => {
      this.#watchers.delete(watcher);
      this.#usedAt = this.#options.now();
    };
  }

  /** Another process says that this is event `number`. */
  heard(number: number, event: GameEvent): Promise<void> {
    return this.#inTurn(async () => {
      if (number === this.#game.number + 1) this.#take([event]);
      else if (number > this.#game.number) await this.#catchUp();
    });
  }

  /** Events of other processes may have gone unheard. */
  lookUp(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#catchUp();
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#watchers.clear();
  }

  async #carryOut(command: Command): Promise<Result<number>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = 'cause' in command && command.cause && this.#game.numberOf(command.side, command.cause);
      if (known) return ok(known);
      const decided = this.#game.decide(command, this.#options.now());
      if (!decided.ok) {
        if (await this.#catchUp()) continue;
        if (decided.problems[0]?.code === 'game/flagged') await this.#carryOut({ type: 'tick' });
        return decided;
      }
      const appended = await this.#append(decided.value);
      if (!appended.ok || appended.value === 'appended') return appended.ok ? ok(this.#game.number) : appended;
    }
    return fail(error('game/busy', 'too much happens in this game at once: try again'));
  }

  async #append(event: GameEvent): Promise<Result<'appended' | 'taken'>> {
    this.#game.apply(event);
    const appended = await this.#options.log.append(this.id, this.#game.number, event, summaryOf(this.#game));
    if (appended.ok && appended.value === 'appended') {
      this.#events.push(event);
      this.#options.publish(this.#game.number, event);
      this.#tell([event]);
      return appended;
    }
    this.#foldAgain();
    await this.#catchUp();
    return appended;
  }

  /** Takes the events that others have appended. @returns whether there were any */
  async #catchUp(): Promise<boolean> {
    const events = await this.#options.log.log(this.id, this.#game.number);
    if (events.length > 0) this.#take(events);
    return events.length > 0;
  }

  #take(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#game.apply(event);
      this.#events.push(event);
    }
    this.#tell(events);
  }

  #foldAgain(): void {
    this.#game = new LiveGame(this.#options.setup);
    for (const event of this.#events) this.#game.apply(event);
  }

  #tell(events: readonly GameEvent[]): void {
    const from = this.#game.number - events.length + 1;
    for (const watcher of this.#watchers) watcher(from, events);
    this.#setTimer();
  }

  /** Looks at the game again when time is to change it. Every process with the game does so; the first one's event counts. */
  #setTimer(soonest = 0): void {
    clearTimeout(this.#timer);
    const { dueAt } = this.#game;
    if (dueAt === undefined || this.#isClosed) return;
    const wait = Math.max(soonest, dueAt + LATE - this.#options.now());
    this.#timer = setTimeout(() => void this.#due(), Math.min(wait, LONGEST_TIMER));
    this.#timer.unref();
  }

  async #due(): Promise<void> {
    const ticked = await this.#inTurn(() => this.#carryOut({ type: 'tick' })).catch(() => undefined);
    if (!ticked?.ok) this.#setTimer(RETRY);
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

/** What lists and timers are to know of a game. */
export function summaryOf({ ply, turn, outcome, dueAt }: LiveGame): GameSummary {
  return { ply, turn, outcome: outcome ?? null, dueAt: dueAt ?? null };
}
