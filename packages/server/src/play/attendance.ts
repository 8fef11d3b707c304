/** Who is there at a game, in all processes together: either player or since when not, and how many look on. */
import type { Presence as Attendance } from '@hippodrome/protocol';
import type { Colour } from '@hippodrome/rules';
import type { Bus } from '../bus/bus.js';
import { type Presence, watchPresence } from '../bus/presence.js';

/** What somebody is to a game. */
export type Role = Colour | 'spectator';

export class GameAttendance {
  readonly #here: Record<Role, number> = { white: 0, black: 0, spectator: 0 };
  readonly #everywhere: Record<Role, Presence>;
  readonly #awaySince: Partial<Record<Colour, number>>;
  readonly #listeners = new Set<(attendance: Attendance) => void>();
  readonly #now: () => number;

  constructor(bus: Bus, game: string, now: () => number) {
    this.#now = now;
    this.#awaySince = { white: now(), black: now() };
    const watch = (role: Role): Presence => watchPresence(bus, `${game}/${role}`, () => this.#changed(role));
    this.#everywhere = { white: watch('white'), black: watch('black'), spectator: watch('spectator') };
  }

  /** Nobody of this process is there or wants to know. */
  get isIdle(): boolean {
    return this.#listeners.size === 0;
  }

  /** Somebody comes, and hears of who comes and goes. @returns leaves again */
  enter(role: Role, listener: (attendance: Attendance) => void): () => void {
    this.#listeners.add(listener);
    this.#count(role, 1);
    return () => {
      if (this.#listeners.delete(listener)) this.#count(role, -1);
    };
  }

  now(): Attendance {
    return { away: { ...this.#awaySince }, spectators: this.#everywhere.spectator.total };
  }

  close(): void {
    for (const presence of Object.values(this.#everywhere)) presence.close();
  }

  #count(role: Role, by: 1 | -1): void {
    this.#here[role] += by;
    this.#everywhere[role].set(this.#here[role]);
  }

  #changed(role: Role): void {
    if (role !== 'spectator') this.#note(role);
    const attendance = this.now();
    for (const listener of this.#listeners) listener(attendance);
  }

  #note(side: Colour): void {
    if (this.#everywhere[side].total > 0) delete this.#awaySince[side];
    else this.#awaySince[side] = this.#now();
  }
}
