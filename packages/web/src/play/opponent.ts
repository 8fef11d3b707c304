/**
 * The computer player at a table: started when it is first asked something, and asked one thing at a time. What is asked while it still
 * thinks waits; what has been stopped meanwhile is not asked at all.
 */
import { createPlayer, type Player, type PlayerOptions } from '@hippodrome/engine';
import { error, fail, ok, type Result } from '@hippodrome/rules';

export type Question<T> = (player: Player) => Promise<Result<T>>;

const STOPPED = error('play/stopped', 'the question is no longer asked');

export class Opponent {
  readonly #options: PlayerOptions;
  readonly #create: typeof createPlayer;
  #player: Player | undefined;
  #answering: Promise<unknown> = Promise.resolve();
  /** Grows with every stop. */
  #turn = 0;
  #isClosed = false;

  /** @param create how a player is started */
  constructor(options: PlayerOptions, create: typeof createPlayer = createPlayer) {
    this.#options = options;
    this.#create = create;
  }

  /** Codes: those of the player; `play/stopped` when it was stopped before it was asked. */
  ask<T>(question: Question<T>): Promise<Result<T>> {
    const turn = this.#turn;
    const answer = this.#answering.then(async (): Promise<Result<T>> => {
      if (turn !== this.#turn) return fail(STOPPED);
      const player = await this.#connect();
      if (!player.ok) return player;
      return turn === this.#turn ? question(player.value) : fail(STOPPED);
    });
    this.#answering = answer;
    return answer;
  }

  /** Nobody waits any longer for what has been asked so far. */
  stop(): void {
    this.#turn += 1;
    this.#player?.stop();
  }

  close(): void {
    this.#isClosed = true;
    this.#turn += 1;
    this.#player?.close();
    this.#player = undefined;
  }

  async #connect(): Promise<Result<Player>> {
    if (this.#player !== undefined) return ok(this.#player);
    const created = await this.#create(this.#options);
    if (!created.ok) return created;
    if (this.#isClosed) created.value.close();
    else this.#player = created.value;
    return created;
  }
}
