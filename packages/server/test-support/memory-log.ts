/** A log of games in memory for tests of what stands above the store. Each answer comes a little later, and can be made to fail. */
import type { GameEvent } from '@hippodrome/protocol';
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { GameStore, GameSummary } from '../src/store/game-store.js';

export class MemoryLog implements Pick<GameStore, 'append' | 'log'> {
  readonly events = new Map<string, GameEvent[]>();
  readonly summaries = new Map<string, GameSummary>();
  isFull = false;

  async append(
    game: string,
    number: number,
    event: GameEvent,
    summary: GameSummary,
  ): Promise<Result<'appended' | 'taken'>> {
    await Promise.resolve();
    if (this.isFull) return fail(error('store/cannot-write', 'the disk is full'));
    const events = this.#of(game);
    if (events.length !== number - 1) return ok('taken');
    events.push(event);
    this.summaries.set(game, summary);
    return ok('appended');
  }

  async log(game: string, after = 0): Promise<readonly GameEvent[]> {
    await Promise.resolve();
    return this.#of(game).slice(after);
  }

  #of(game: string): GameEvent[] {
    const events = this.events.get(game) ?? [];
    this.events.set(game, events);
    return events;
  }
}
