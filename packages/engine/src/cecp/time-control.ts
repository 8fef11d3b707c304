/** The engine's time as XBoard tells it: sessions of moves, increments, fixed times, and what the clock shows. */
import type { ThinkOptions } from '../engine/engine.js';
import { wholeNumber } from '../protocol/text.js';
import type { ClockState } from '../time/time-manager.js';

export interface TimeControl {
  /** Moves of a session; undefined when the time is for the whole game. */
  readonly moves?: number | undefined;
  /** Milliseconds of a session. */
  readonly base: number;
  /** Milliseconds added after every move. */
  readonly increment: number;
}

export const USUAL_CONTROL: TimeControl = { base: 300_000, increment: 0 };

const MOST_MOVES = 1000;
const MOST_MINUTES = 10_000;

/** `level MOVES MINUTES[:SECONDS] INCREMENT`; undefined when it cannot be read. */
export function readLevel([moves, base, increment]: readonly string[]): TimeControl | undefined {
  const session = wholeNumber(moves, 0, MOST_MOVES);
  const [minutes, seconds = '0', ...others] = base?.split(':') ?? [];
  const m = wholeNumber(minutes, 0, MOST_MINUTES);
  const s = wholeNumber(seconds, 0, 59);
  const seconds2 = increment !== undefined && /^\d{1,6}(\.\d{1,3})?$/.test(increment) ? Number(increment) : undefined;
  if (session === undefined || m === undefined || s === undefined || seconds2 === undefined || others.length > 0) {
    return undefined;
  }
  return { ...(session > 0 && { moves: session }), base: (60 * m + s) * 1000, increment: seconds2 * 1000 };
}

/** What all commands about time come to. */
export class Timer {
  #control = USUAL_CONTROL;
  /** Milliseconds on the engine's clock. */
  #remaining = USUAL_CONTROL.base;
  /** Milliseconds for each move, by `st`. */
  #fixed: number | undefined;
  /** Plies, by `sd`. */
  #depth: number | undefined;

  setLevel(control: TimeControl): void {
    this.#control = control;
    this.#remaining = control.base;
    this.#fixed = undefined;
  }

  setFixed(milliseconds: number): void {
    this.#fixed = milliseconds;
  }

  setDepth(plies: number | undefined): void {
    this.#depth = plies;
  }

  setRemaining(milliseconds: number): void {
    this.#remaining = milliseconds;
  }

  /** A new game begins: clocks start anew. */
  reset(): void {
    this.#remaining = this.#control.base;
    this.#depth = undefined;
  }

  /** @param played moves that the engine's side has made */
  clock(played: number, overhead: number): ClockState | undefined {
    if (this.#fixed !== undefined) return undefined;
    const { moves, increment } = this.#control;
    return {
      remaining: this.#remaining,
      increment,
      overhead,
      ...(moves !== undefined && { movesToGo: moves - (played % moves) }),
    };
  }

  options(played: number, overhead: number): Pick<ThinkOptions, 'limits' | 'clock'> {
    const clock = this.clock(played, overhead);
    return {
      limits: {
        ...(this.#depth !== undefined && { depth: this.#depth }),
        ...(this.#fixed !== undefined && { milliseconds: Math.max(1, this.#fixed - overhead) }),
      },
      ...(clock !== undefined && { clock }),
    };
  }
}
