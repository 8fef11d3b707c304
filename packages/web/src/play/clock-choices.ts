/** The clocks that the dialog for a new game offers; any other can be typed in. */
import type { ClockSetting } from './clocks.js';

export const CLOCKS: readonly ClockSetting[] = [
  { minutes: 5, increment: 3 },
  { minutes: 10, increment: 5 },
  { minutes: 30, increment: 20 },
];

/** `none`, a key of a clock in the list, or `own` for any other. */
export function clockKey(clock: ClockSetting | undefined): string {
  if (clock === undefined) return 'none';
  const { minutes, increment } = clock;
  const isListed = CLOCKS.some((known) => known.minutes === minutes && known.increment === increment);
  return isListed ? `${minutes}+${increment}` : 'own';
}
