/** How long an engine may think about a move: by a clock for the game, or the same for every move. */
import { error, fail, ok, type Result } from '@hippodrome/rules';

export type TimeControl =
  /** Milliseconds for the game, or for so many moves at a time, and milliseconds more for each move. */
  | { readonly type: 'clock'; readonly base: number; readonly increment: number; readonly moves?: number }
  | { readonly type: 'movetime'; readonly milliseconds: number }
  | { readonly type: 'nodes'; readonly nodes: number }
  | { readonly type: 'depth'; readonly depth: number };

const CLOCK = /^(?:(\d{1,3})\/)?(?:(\d{1,4}):)?(\d{1,6}(?:\.\d{1,3})?)(?:\+(\d{1,6}(?:\.\d{1,3})?))?$/;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `10+0.1`, `5:00+2`, `40/60`: seconds (or minutes and seconds) and the increment. Code: `match/bad-time-control`. */
export function parseClock(text: string): Result<TimeControl> {
  const [matched, moves, minutes = '0', seconds = '0', increment = '0'] = CLOCK.exec(text) ?? [];
  const base = Math.round(Number(minutes) * MINUTE + Number(seconds) * SECOND);
  if (matched === undefined || base === 0 || moves === '0') {
    const message = `"${text}" is no time control: write seconds and the increment, such as 10+0.1, or moves before it, such as 40/60`;
    return fail(error('match/bad-time-control', message));
  }
  const clock = { type: 'clock', base, increment: Math.round(Number(increment) * SECOND) } as const;
  return ok(moves === undefined ? clock : { ...clock, moves: Number(moves) });
}

/** As it is typed; for clocks this is also the form of PGN's tag `TimeControl`. */
export function writeTimeControl(control: TimeControl): string {
  switch (control.type) {
    case 'clock': {
      const moves = control.moves === undefined ? '' : `${control.moves}/`;
      const increment = control.increment === 0 ? '' : `+${control.increment / SECOND}`;
      return `${moves}${control.base / SECOND}${increment}`;
    }
    case 'movetime':
      return `movetime ${control.milliseconds}`;
    case 'nodes':
      return `nodes ${control.nodes}`;
    case 'depth':
      return `depth ${control.depth}`;
  }
}
