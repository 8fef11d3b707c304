/** What is heard of a game besides its moves: a phase that ends, the end, time that grows short. */
import { COLOURS } from '@hippodrome/rules';
import { playSound } from '../sounds/index.js';
import { timeLeft } from './clocks.js';
import type { Table } from './table.svelte.js';

/** Milliseconds. */
const SHORT = 20_000;

/** To be called while a component begins. What has happened before is not heard. */
export function followSounds(table: Table): void {
  let ended = table.view.outcome !== undefined;
  let plies = table.view.lines.length;
  let short = shortOf(table);

  $effect(() => {
    const { outcome, lines } = table.view;
    const isLonger = lines.length > plies;
    if (outcome !== undefined && !ended) playSound('end', [400]);
    else if (isLonger && lines.at(-1)?.endedPhase !== undefined) playSound('phase', [250]);
    ended = outcome !== undefined;
    plies = lines.length;
  });
  $effect(() => {
    const now = shortOf(table);
    if (now.some((side) => !short.includes(side))) playSound('low-time');
    short = now;
  });
}

/** The sides of people whose time is running and short. */
function shortOf({ view: { clock, seats }, now }: Table): readonly string[] {
  if (clock === undefined) return [];
  return COLOURS.filter((side) => seats[side] === 'person' && timeLeft(clock, side, now) < SHORT);
}
