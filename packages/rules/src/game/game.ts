/**
 * A game: a position with its history. What only a history or the players themselves can decide lives here: repetition, draw
 * offers, resignation, running out of time, taking back.
 */
import { type Colour, opposite } from '../colour.js';
import { isFrozen, outcome as positionOutcome } from '../position/end.js';
import { repetitionKey } from '../position/key.js';
import { legalMoves } from '../position/legal.js';
import type { Move } from '../position/move.js';
import type { Outcome } from '../position/outcome.js';
import { play } from '../position/play.js';
import type { Position } from '../position/position.js';
import { startPosition } from '../position/start.js';
import { error, fail, ok, type Result } from '../result.js';
import type { Ruleset } from '../rule/ruleset.js';

/** One ply of the history. */
export interface Ply {
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
}

/** An end that the players, not the position, brought about. */
type Declared = Outcome & { readonly rule: 'agreement' | 'resignation' | 'timeout' | 'abandoned' | 'aborted' };

/** Changes by its methods; positions and moves it hands out do not. */
export class Game {
  readonly #start: Position;
  readonly #plies: Ply[] = [];
  /** How often each position has occurred. */
  readonly #occurrences = new Map<string, number>();
  #declared: Declared | undefined;
  #offer: Colour | undefined;

  /** @param start where the game begins; the starting array when only the rules are given */
  constructor(start: Ruleset | Position) {
    this.#start = 'placement' in start ? start : startPosition(start);
    this.#count(this.#start, 1);
  }

  get start(): Position {
    return this.#start;
  }

  get position(): Position {
    return this.#plies.at(-1)?.after ?? this.#start;
  }

  get plies(): readonly Ply[] {
    return this.#plies;
  }

  /** Legal moves of the position; none once the game is over. */
  get moves(): readonly Move[] {
    return this.outcome === undefined ? legalMoves(this.position) : [];
  }

  /** Who offers a draw that the other side has not answered. */
  get drawOffer(): Colour | undefined {
    return this.#offer;
  }

  /** How often the present position has occurred, this time included. */
  get occurrences(): number {
    return this.#occurrences.get(repetitionKey(this.position)) ?? 1;
  }

  /** How the game ended; undefined while it goes on. */
  get outcome(): Outcome | undefined {
    return this.#declared ?? positionOutcome(this.position, this.occurrences);
  }

  /** Whether both sides can only pass for ever, so that nothing but an agreement can end the game. */
  get frozen(): boolean {
    return this.outcome === undefined && isFrozen(this.position);
  }

  /** Plays a move. A draw offer of the other side is thereby declined; one's own stands until it is answered. */
  play(move: Move): Result<Position> {
    const over = this.#refuseIfOver();
    if (over !== undefined) return over;
    const before = this.position;
    const result = play(before, move);
    if (!result.ok) return result;
    if (this.#offer === opposite(before.sideToMove)) this.#offer = undefined;
    this.#plies.push({ move, before, after: result.value });
    this.#count(result.value, 1);
    return result;
  }

  /** Takes the last ply back, and with it whatever the players had declared. False when there is nothing to take back. */
  undo(): boolean {
    const last = this.#plies.pop();
    if (last === undefined) return false;
    this.#count(last.after, -1);
    this.#declared = undefined;
    this.#offer = undefined;
    return true;
  }

  resign(side: Colour): Result<Outcome> {
    return this.#declare({ winner: opposite(side), rule: 'resignation' });
  }

  /** Offers a draw, or agrees to the other side's offer. */
  offerDraw(side: Colour): Result<Outcome | undefined> {
    if (this.#offer === opposite(side)) return this.acceptDraw(side);
    const over = this.#refuseIfOver();
    if (over !== undefined) return over;
    this.#offer = side;
    return ok(undefined);
  }

  acceptDraw(side: Colour): Result<Outcome> {
    if (this.#offer !== opposite(side))
      return fail(
        error('game/no-offer', `${opposite(side)} has not offered a draw`, { values: { side: opposite(side) } }),
      );
    return this.#declare({ winner: null, rule: 'agreement' });
  }

  declineDraw(side: Colour): Result<undefined> {
    if (this.#offer !== opposite(side))
      return fail(
        error('game/no-offer', `${opposite(side)} has not offered a draw`, { values: { side: opposite(side) } }),
      );
    this.#offer = undefined;
    return ok(undefined);
  }

  /** The side has run out of time: it loses, unless the game's rules make that a draw. */
  timeOut(side: Colour): Result<Outcome> {
    const { position } = this;
    const drawn = position.rules.having.drawsOnTime.some(({ hooks }) => hooks.drawsOnTime(position, side));
    return this.#declare({ winner: drawn ? null : opposite(side), rule: 'timeout' });
  }

  /** The side has gone away: it loses. */
  abandon(side: Colour): Result<Outcome> {
    return this.#declare({ winner: opposite(side), rule: 'abandoned' });
  }

  /** The game is broken off before it has properly begun: nobody has won or lost. */
  abort(): Result<Outcome> {
    return this.#declare({ winner: null, rule: 'aborted' });
  }

  #declare(outcome: Declared): Result<Outcome> {
    const over = this.#refuseIfOver();
    if (over !== undefined) return over;
    this.#declared = outcome;
    this.#offer = undefined;
    return ok(outcome);
  }

  #refuseIfOver(): Result<never> | undefined {
    return this.outcome === undefined ? undefined : fail(error('game/over', `the game is over: ${this.outcome.rule}`));
  }

  #count(position: Position, change: 1 | -1): void {
    const key = repetitionKey(position);
    this.#occurrences.set(key, (this.#occurrences.get(key) ?? 0) + change);
  }
}
