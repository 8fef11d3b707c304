/**
 * A game being played at this screen: the game itself, who sits where, and the clock. No pictures, no timers, no storage; the
 * time of day is handed in. Everything that can happen to it is a method, and everything refused is a `Result`.
 */
import {
  type Clock,
  type Colour,
  error,
  fail,
  flaggedSide,
  Game,
  inCheck,
  type Move,
  type Outcome,
  ok,
  opposite,
  type Position,
  phaseOf,
  pressClock,
  type Result,
  type Ruleset,
  runClock,
  startPosition,
  stopClock,
  writeSan,
  writeUci,
} from '@hippodrome/rules';
import { clockOf } from './clocks.js';
import { loneSide, type Settings } from './settings.js';

/** One ply as the page shows it. */
export interface Line {
  readonly move: Move;
  readonly san: string;
  readonly uci: string;
  readonly side: Colour;
  /** The full-move number it was played under. */
  readonly number: number;
  readonly before: Position;
  readonly after: Position;
  readonly check: boolean;
  /** Name of the phase that this move ended. */
  readonly endedPhase: string | undefined;
}

/** What the players, not the rules, decided. */
export interface Declaration {
  readonly rule: 'agreement' | 'resignation' | 'timeout';
  /** Who resigned or ran out of time. */
  readonly side?: Colour;
}

export class Session {
  readonly rules: Ruleset;
  readonly settings: Settings;
  readonly game: Game;
  readonly #lines: Line[] = [];
  /** The clock as it stood before each ply, for taking back. */
  readonly #clocks: (Clock | undefined)[] = [];
  #clock: Clock | undefined;
  #declared: Declaration | undefined;

  /** @param start where the game begins; the starting array when absent */
  constructor(rules: Ruleset, settings: Settings, start: Position = startPosition(rules)) {
    this.rules = rules;
    this.settings = settings;
    this.game = new Game(start);
    this.#clock = settings.clock && clockOf(settings.clock);
  }

  get lines(): readonly Line[] {
    return this.#lines;
  }

  get clock(): Clock | undefined {
    return this.#clock;
  }

  get declared(): Declaration | undefined {
    return this.#declared;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome;
  }

  get turn(): Colour {
    return this.game.position.sideToMove;
  }

  /** Whether a person is to move. */
  get isPersonsTurn(): boolean {
    return this.outcome === undefined && this.settings.seats[this.turn] === 'person';
  }

  get isComputersTurn(): boolean {
    return this.outcome === undefined && this.settings.seats[this.turn] === 'computer';
  }

  /** The forced pass, when nothing else can be played. */
  get forcedPass(): Move | undefined {
    return this.game.moves.find(({ type }) => type === 'pass');
  }

  /** The side that speaks when a person resigns or offers a draw: the person against the computer, else who is to move. */
  get speaker(): Colour {
    return loneSide(this.settings) ?? this.turn;
  }

  /** The position after so many plies of the game. */
  positionAt(ply: number): Position {
    return this.#lines[ply - 1]?.after ?? this.game.start;
  }

  play(move: Move, now: number): Result<Line> {
    if (this.timeOutIfDue(now)) return fail(error('game/over', 'the time is up'));
    const before = this.game.position;
    const result = this.game.play(move);
    if (!result.ok) return result;
    const line = describe(move, before, result.value);
    this.#lines.push(line);
    this.#clocks.push(this.#clock);
    this.#clock = this.#clock && pressClock(this.#clock, line.side, now);
    this.#settle(now);
    return ok(line);
  }

  /** How many plies `undo` would take back: to the person's own move against the computer, else one. */
  get undoable(): number {
    const me = loneSide(this.settings);
    if (this.#lines.length === 0) return 0;
    if (me === undefined || this.#lines.at(-1)?.side === me) return 1;
    return this.#lines.length >= 2 ? 2 : 0;
  }

  undo(now: number): boolean {
    const plies = this.undoable;
    for (let i = 0; i < plies; i++) {
      this.game.undo();
      this.#lines.pop();
      this.#clock = this.#clocks.pop();
    }
    if (plies === 0) return false;
    this.#declared = undefined;
    if (this.#clock?.running !== undefined) this.#clock = runClock(stopAtSince(this.#clock), this.turn, now);
    return true;
  }

  resign(side: Colour, now: number): Result<Outcome> {
    return this.#declare({ rule: 'resignation', side }, this.game.resign(side), now);
  }

  /** Offers a draw, or agrees to the other side's offer. True when the game is drawn by it. */
  offerDraw(side: Colour, now: number): Result<boolean> {
    const result = this.game.offerDraw(side);
    if (!result.ok) return result;
    if (result.value === undefined) return ok(false);
    this.#declared = { rule: 'agreement' };
    this.#settle(now);
    return ok(true);
  }

  acceptDraw(now: number): Result<Outcome> {
    const offering = this.game.drawOffer;
    const result = offering === undefined ? this.game.acceptDraw('white') : this.game.acceptDraw(opposite(offering));
    return this.#declare({ rule: 'agreement' }, result, now);
  }

  declineDraw(): void {
    const offering = this.game.drawOffer;
    if (offering !== undefined) this.game.declineDraw(opposite(offering));
  }

  /** Ends the game when somebody's time is up. */
  timeOutIfDue(now: number): boolean {
    const side = this.#clock && flaggedSide(this.#clock, now);
    if (side === undefined) return false;
    return this.#declare({ rule: 'timeout', side }, this.game.timeOut(side), now).ok;
  }

  /** Time stands while the page is away, and goes on when it is back. */
  pause(now: number): void {
    this.#clock = this.#clock && stopClock(this.#clock, now);
  }

  /** @param left milliseconds of each side, when they are known from an earlier visit */
  resume(now: number, left?: Clock['left']): void {
    if (this.#clock === undefined) return;
    if (left !== undefined) this.#clock = { ...this.#clock, left, running: undefined };
    if (this.#lines.length > 0 && this.outcome === undefined) this.#clock = runClock(this.#clock, this.turn, now);
  }

  /** What an earlier visit knew of this game's end. */
  redeclare(declared: Declaration, now: number): Result<Outcome> {
    const { rule, side = 'white' } = declared;
    switch (rule) {
      case 'resignation':
        return this.resign(side, now);
      case 'timeout':
        return this.#declare(declared, this.game.timeOut(side), now);
      case 'agreement':
        this.game.offerDraw('white');
        return this.acceptDraw(now);
    }
  }

  #declare(declared: Declaration, result: Result<Outcome>, now: number): Result<Outcome> {
    if (result.ok) this.#declared = declared;
    this.#settle(now);
    return result;
  }

  /** The clock of a finished game stands. */
  #settle(now: number): void {
    if (this.outcome !== undefined) this.pause(now);
  }
}

function describe(move: Move, before: Position, after: Position): Line {
  const phase = phaseOf(before);
  return {
    move,
    san: writeSan(before, move),
    uci: writeUci(before.rules, move),
    side: before.sideToMove,
    number: before.fullmoveNumber,
    before,
    after,
    check: inCheck(after),
    endedPhase: phase !== phaseOf(after) ? phase : undefined,
  };
}

/** The time that ran while a move was thought over is forgotten when it is taken back. */
function stopAtSince(clock: Clock): Clock {
  return clock.running === undefined ? clock : stopClock(clock, clock.running.since);
}
