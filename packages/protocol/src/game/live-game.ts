/**
 * A game between two people as its log tells it. `decide` says which event a command comes to, or why to none, and changes nothing;
 * `apply` takes the next event of the log. Between them stands the store, which appends an event only if its number is still free:
 * so any process may decide, and two that decide at once cannot both be right.
 */
import {
  addTime,
  type Clock,
  type Colour,
  deadlineOf,
  error,
  expectOk,
  fail,
  flaggedSide,
  Game,
  newClock,
  type Outcome,
  ok,
  opposite,
  type Position,
  parseUci,
  pressClock,
  type Result,
  runClock,
  stopClock,
  type TimeControl,
  writeUci,
} from '@hippodrome/rules';
import type { Command, GameEvent } from './event.js';
import { absenceLimit, creditFor, FIRST_MOVE_LIMIT, GIFT } from './limits.js';

export interface GameSetup {
  readonly start: Position;
  readonly control: TimeControl;
  /** When the game was created. */
  readonly at: number;
}

export class LiveGame {
  readonly setup: GameSetup;
  readonly #game: Game;
  #clock: Clock;
  #number = 0;
  #at: number;
  /** When the last move was made, or the game created. */
  #movedAt: number;
  readonly #causes = new Map<string, number>();
  #takeback: Colour | undefined;
  #paused: Colour | undefined;

  constructor(setup: GameSetup) {
    this.setup = setup;
    this.#game = new Game(setup.start);
    this.#clock = newClock(setup.control);
    this.#at = setup.at;
    this.#movedAt = setup.at;
    this.#startIfDue();
  }

  /** The number of the last event. */
  get number(): number {
    return this.#number;
  }

  get ply(): number {
    return this.#game.plies.length;
  }

  get position(): Position {
    return this.#game.position;
  }

  get turn(): Colour {
    return this.#game.position.sideToMove;
  }

  get clock(): Clock {
    return this.#clock;
  }

  get outcome(): Outcome | undefined {
    return this.#game.outcome;
  }

  get drawOffer(): Colour | undefined {
    return this.#game.drawOffer;
  }

  /** Who asks for a move to be taken back. */
  get takebackOffer(): Colour | undefined {
    return this.#takeback;
  }

  /** Whose vacation stops the clock. */
  get paused(): Colour | undefined {
    return this.#paused;
  }

  /** When `tick` has something to do if nothing else happens before; undefined when time changes nothing. */
  get dueAt(): number | undefined {
    if (this.outcome !== undefined) return undefined;
    return this.#isWaiting ? this.#movedAt + FIRST_MOVE_LIMIT : deadlineOf(this.#clock);
  }

  /** The number of the event that a side's command of that name has come to, if it has. */
  numberOf(side: Colour, cause: string): number | undefined {
    return this.#causes.get(`${side} ${cause}`);
  }

  /** Moves as coordinates. */
  get moves(): readonly string[] {
    return this.#game.plies.map(({ before, move }) => writeUci(before.rules, move));
  }

  /**
   * The event that a command comes to. Problems: `game/over`, `game/not-your-turn`, `game/stale`, what makes a move illegal,
   * `game/no-offer`, `game/offered`, `game/nothing-to-take-back`, `game/too-late-to-abort`, `game/too-early-to-claim`, `game/flagged`,
   * `game/no-clock`, `game/paused`, `game/nothing-due`.
   */
  decide(command: Command, now: number): Result<GameEvent> {
    if (this.outcome !== undefined) return refuse('over', `the game is over: ${this.outcome.rule}`);
    const at = Math.max(now, this.#at);
    const due = this.#dueAt(command.type === 'move' ? at - creditFor(command.lag ?? 0) : at);
    if (command.type === 'tick') return due === undefined ? refuse('nothing-due', 'no time has run out') : ok(due);
    if (due !== undefined) return refuse('flagged', 'time has run out');
    const event = this.#answer(command, at);
    if (!event.ok || command.cause === undefined) return event;
    return ok({ ...event.value, cause: command.cause });
  }

  #answer(command: Exclude<Command, { type: 'tick' }>, at: number): Result<GameEvent> {
    const { type, side } = command;
    switch (type) {
      case 'move':
        return this.#decideMove(command, at);
      case 'claim':
        return this.#decideClaim(side, command.otherAwaySince ?? at, at);
      case 'abort':
        if (this.ply >= 2) return refuse('too-late-to-abort', 'both sides have moved: resign, or offer a draw');
        return ok({ type, side, at });
      case 'resign':
        return ok({ type, side, at });
      case 'give-time':
        if (this.setup.control.kind === 'unlimited') return refuse('no-clock', 'this game has no clock');
        return ok({ type, side: opposite(side), milliseconds: GIFT, at });
      case 'pause':
      case 'resume':
        return this.#decidePause(type, side, at);
      case 'offer-draw':
        if (this.drawOffer === side) return refuse('offered', 'your offer stands');
        return ok({ type: this.drawOffer === undefined ? 'offer-draw' : 'accept-draw', side, at });
      case 'accept-draw':
      case 'decline-draw':
        if (this.drawOffer !== opposite(side)) return refuse('no-offer', 'the other side has not offered a draw');
        return ok({ type, side, at });
      case 'offer-takeback':
        return this.#decideTakeback(side, at);
      case 'accept-takeback':
      case 'decline-takeback':
        if (this.#takeback !== opposite(side)) return refuse('no-offer', 'nobody asks for a move back');
        return ok({ type, side, plies: this.#pliesBack(this.#takeback), at });
    }
  }

  /** Takes the next event. The log holds what `decide` said, so an event that does not fit is a fault of ours, and throws. */
  apply(event: GameEvent): void {
    this.#number += 1;
    this.#at = event.at;
    if (event.cause !== undefined) this.#causes.set(`${this.#authorOf(event)} ${event.cause}`, this.#number);
    this.#happen(event);
    if (this.outcome !== undefined) {
      this.#clock = stopClock(this.#clock, event.at);
      this.#takeback = undefined;
    }
  }

  #happen(event: GameEvent): void {
    const game = this.#game;
    switch (event.type) {
      case 'move': {
        const side = this.turn;
        this.#movedAt = event.at;
        expectOk(game.play(expectOk(parseUci(game.position, event.uci))));
        this.#takeback = undefined;
        this.#clock = this.#pressed(side, event);
        return;
      }
      case 'offer-draw':
        expectOk(game.offerDraw(event.side));
        return;
      case 'accept-draw':
        expectOk(game.acceptDraw(event.side));
        return;
      case 'decline-draw':
        expectOk(game.declineDraw(event.side));
        return;
      case 'offer-takeback':
        this.#takeback = event.side;
        return;
      case 'decline-takeback':
        this.#takeback = undefined;
        return;
      case 'accept-takeback':
        for (let i = 0; i < event.plies; i++) game.undo();
        this.#takeback = undefined;
        this.#clock = this.ply < 2 && !this.#startsAtOnce ? stopClock(this.#clock, event.at) : this.#runs(event.at);
        return;
      case 'resign':
        expectOk(game.resign(event.side));
        return;
      case 'flag':
        expectOk(game.timeOut(event.side));
        return;
      case 'abandon':
        expectOk(game.abandon(event.side));
        return;
      case 'abort':
        expectOk(game.abort());
        return;
      case 'give-time':
        this.#clock = addTime(this.#clock, event.side, event.milliseconds);
        return;
      case 'pause':
        this.#paused = event.side;
        this.#clock = stopClock(this.#clock, event.at);
        return;
      case 'resume':
        this.#paused = undefined;
        this.#clock = this.#runs(event.at);
    }
  }

  #decideMove({ side, ply, uci, lag = 0 }: Extract<Command, { type: 'move' }>, at: number): Result<GameEvent> {
    if (ply !== this.ply) return refuse('stale', `this is move ${ply} of a game that has ${this.ply}`);
    if (side !== this.turn) return refuse('not-your-turn', `${this.turn} is to move`);
    const move = parseUci(this.position, uci);
    if (!move.ok) return move;
    return ok({ type: 'move', uci: writeUci(this.position.rules, move.value), credit: creditFor(lag), at });
  }

  #decideTakeback(side: Colour, at: number): Result<GameEvent> {
    if (this.#takeback === side) return refuse('offered', 'you have asked already');
    const back = this.#pliesBack(side);
    if (this.ply < back) return refuse('nothing-to-take-back', 'you have not moved yet');
    if (this.#takeback === opposite(side)) {
      return ok({ type: 'accept-takeback', side, plies: this.#pliesBack(this.#takeback), at });
    }
    return ok({ type: 'offer-takeback', side, at });
  }

  #decideClaim(side: Colour, otherAwaySince: number, at: number): Result<GameEvent> {
    const limit = absenceLimit(this.setup.control);
    if (limit === undefined || at - otherAwaySince < limit || this.turn === side)
      return refuse('too-early-to-claim', 'the other side may still come back');
    return ok(this.ply < 2 ? { type: 'abort', side, at } : { type: 'abandon', side: opposite(side), at });
  }

  #decidePause(type: 'pause' | 'resume', side: Colour, at: number): Result<GameEvent> {
    if (this.setup.control.kind !== 'per-move') return refuse('no-vacation', 'only correspondence games can wait');
    const stands = this.#paused !== undefined;
    if (type === 'pause' && stands) return refuse('paused', 'the clock stands already');
    if (type === 'resume' && this.#paused !== side) return refuse('paused', 'it is not you who made the clock stand');
    return ok({ type, side, at });
  }

  /** How many plies go back so that the side is to move again. */
  #pliesBack(side: Colour): number {
    return this.turn === side ? 2 : 1;
  }

  #dueAt(at: number): GameEvent | undefined {
    const side = flaggedSide(this.#clock, at);
    if (side !== undefined) return { type: 'flag', side, at };
    return this.#isWaiting && at - this.#movedAt >= FIRST_MOVE_LIMIT ? { type: 'abort', at } : undefined;
  }

  /** Whether the game is broken off when nobody makes one of the first two moves. */
  get #isWaiting(): boolean {
    return this.ply < 2 && !this.#startsAtOnce && this.setup.control.kind !== 'unlimited';
  }

  /** Whose command an event has come of. */
  #authorOf(event: GameEvent): Colour | undefined {
    if (event.type === 'move') return this.turn;
    if (event.type === 'give-time' || event.type === 'abandon') return opposite(event.side);
    return event.side;
  }

  /** Clocks of games that are over in one sitting begin when both sides have moved once. */
  get #startsAtOnce(): boolean {
    return this.setup.control.kind === 'per-move';
  }

  #startIfDue(): void {
    if (this.#startsAtOnce) this.#clock = this.#runs(this.setup.at);
  }

  #runs(at: number): Clock {
    return runClock(this.#clock, this.turn, at);
  }

  #pressed(side: Colour, { at, credit }: Extract<GameEvent, { type: 'move' }>): Clock {
    if (this.#paused !== undefined) return this.#clock;
    if (this.ply < 2 && !this.#startsAtOnce) return this.#clock;
    return pressClock(this.#clock, side, at, credit);
  }
}

function refuse(code: string, message: string): Result<never> {
  return fail(error(`game/${code}`, message));
}
