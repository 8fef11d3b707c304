/** The arguments of `go`. */
import type { ByColour, Colour } from '@hippodrome/rules';
import type { ClockReading } from '../match/contestant.js';
import type { TimeControl } from '../match/time-control.js';

export function goArguments(control: TimeControl, clocks: ByColour<ClockReading>, side: Colour): string {
  switch (control.type) {
    case 'clock':
      return clockArguments(clocks, side);
    case 'movetime':
      return `movetime ${control.milliseconds}`;
    case 'nodes':
      return `nodes ${control.nodes}`;
    case 'depth':
      return `depth ${control.depth}`;
  }
}

/** Engines know nothing of margins and take a time of zero amiss: at least a millisecond is left. */
function clockArguments({ white, black }: ByColour<ClockReading>, side: Colour): string {
  const left = (clock: ClockReading): number => Math.max(1, Math.floor(clock.left));
  const own = side === 'white' ? white : black;
  const times = `wtime ${left(white)} btime ${left(black)} winc ${white.increment} binc ${black.increment}`;
  return own.movesToGo === undefined ? times : `${times} movestogo ${own.movesToGo}`;
}
