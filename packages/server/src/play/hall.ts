/**
 * The games that this process has in memory. A room opens when somebody asks for its game and is shut again when it has not been of use
 * for a while; games in which only time has anything left to do are found in the store.
 */
import { randomUUID } from 'node:crypto';
import type { GameEvent, GameInfo, PlayerInfo } from '@hippodrome/protocol';
import { type ByColour, error, fail, ok, type Result, readPosition } from '@hippodrome/rules';
import type { Bus } from '../bus/bus.js';
import type { Report } from '../report.js';
import type { GameStore, StoredGame } from '../store/game-store.js';
import { GameAttendance } from './attendance.js';
import { GameRoom } from './game-room.js';
import type { Rulebook } from './rulebook.js';

export interface HallOptions {
  readonly store: GameStore;
  readonly bus: Bus;
  readonly rulebook: Rulebook;
  /** How players are shown. */
  readonly introduce: (players: StoredGame['players']) => Promise<ByColour<PlayerInfo>>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Hears of what went wrong and is nobody's answer. */
  readonly report: Report;
}

/** A game's room, and what was agreed on before the first move. */
export interface OpenGame {
  readonly stored: StoredGame;
  readonly info: GameInfo;
  readonly room: GameRoom;
  readonly attendance: GameAttendance;
}

/** All milliseconds. */
const SHUT_AFTER = 120_000;
const SWEEP_EVERY = 5000;
/** Timers of rooms come first; what is overdue for longer has no room anywhere. */
const OVERDUE = 2000;
const MOST_OVERDUE = 200;

export class Hall {
  readonly #options: HallOptions;
  readonly #now: () => number;
  readonly #games = new Map<string, Promise<Result<OpenGame>>>();
  readonly #unsubscribe = new Map<string, () => void>();
  /** Tells this process's messages on the bus from those of others. */
  readonly #process = randomUUID();
  readonly #sweep: ReturnType<typeof setInterval>;

  constructor(options: HallOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#sweep = setInterval(() => void this.#tidy().catch(options.report), SWEEP_EVERY);
    this.#sweep.unref();
  }

  get size(): number {
    return this.#games.size;
  }

  /** Problems: `game/unknown`, `game/unplayable`. */
  open(id: string): Promise<Result<OpenGame>> {
    const known = this.#games.get(id);
    if (known !== undefined) return known;
    const opened = this.#open(id);
    this.#games.set(id, opened);
    const forget = (): void => {
      if (this.#games.get(id) === opened) this.#games.delete(id);
    };
    opened.then((game) => game.ok || forget(), forget);
    return opened;
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    for (const id of this.#games.keys()) await this.#shut(id);
  }

  async #open(id: string): Promise<Result<OpenGame>> {
    const { store, bus, rulebook, introduce } = this.#options;
    const stored = await store.find(id);
    if (stored === undefined) return fail(error('game/unknown', 'there is no such game'));
    const rules = await rulebook.find(stored);
    if (!rules.ok) return unplayable(rules.problems[0]?.message);
    const position = readPosition(rules.value, stored.start);
    if (!position.ok) return unplayable(position.problems[0]?.message);
    const setup = { start: position.value, control: stored.control, at: stored.createdAt };
    const room = new GameRoom({ id, setup, log: store, now: this.#now, publish: this.#publisher(id) });
    this.#listen(room);
    await room.open();
    const players = await introduce(stored.players);
    const attendance = new GameAttendance(bus, id, this.#now);
    return ok({ stored, info: infoOf(stored, players), room, attendance });
  }

  #publisher(id: string): (number: number, event: GameEvent) => void {
    return (number, event) => this.#options.bus.publish(topicOf(id), JSON.stringify([this.#process, number, event]));
  }

  /** What other processes say of the game. */
  #listen(room: GameRoom): void {
    const { bus, report } = this.#options;
    const hear = (task: Promise<void>): void => void task.catch(report);
    const unsubscribe = bus.subscribe(topicOf(room.id), {
      message: (text) => {
        const [process, number, event] = JSON.parse(text) as [string, number, GameEvent];
        if (process !== this.#process) hear(room.heard(number, event));
      },
      gap: () => hear(room.lookUp()),
    });
    this.#unsubscribe.set(room.id, unsubscribe);
  }

  /** Shuts rooms that nobody needs, and lets happen what is due in games that have none. */
  async #tidy(): Promise<void> {
    const now = this.#now();
    for (const [id, opened] of this.#games) {
      const game = await opened;
      if (game.ok && isIdle(game.value, now)) await this.#shut(id);
    }
    for (const { id } of await this.#options.store.due(now - OVERDUE, MOST_OVERDUE)) {
      const game = await this.open(id);
      if (game.ok) await game.value.room.do({ type: 'tick' });
    }
  }

  async #shut(id: string): Promise<void> {
    const game = await this.#games.get(id);
    this.#games.delete(id);
    this.#unsubscribe.get(id)?.();
    this.#unsubscribe.delete(id);
    if (!game?.ok) return;
    game.value.room.close();
    game.value.attendance.close();
  }
}

function unplayable(why = ''): Result<never> {
  return fail(error('game/unplayable', `the rules of this game are not to be had: ${why}`));
}

function isIdle({ room, attendance }: OpenGame, now: number): boolean {
  return room.watchers === 0 && attendance.isIdle && room.usedAt < now - SHUT_AFTER;
}

function topicOf(id: string): string {
  return `game:${id}`;
}

function infoOf(stored: StoredGame, players: ByColour<PlayerInfo>): GameInfo {
  const { id, variant, document, start, control, rated, createdAt } = stored;
  const rules = document === null ? (variant ?? '') : `sha256:${document}`;
  return { id, rules, start, control, players, rated, hidden: stored.private, at: createdAt };
}
