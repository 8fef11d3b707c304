/**
 * An overlay for a position: what to draw and what to say. `sightMarks` answers at once; a page that must not stutter on large boards
 * takes the work and does it in slices (`slices.ts`).
 */
import type { Position } from '@hippodrome/rules';
import { attackersWork } from './attackers.js';
import { looseWork, threatsWork } from './captives.js';
import { dormantWork } from './dormant.js';
import { forksWork } from './forks.js';
import type { Overlay, SightOptions } from './overlay.js';
import { ridesWork } from './rides.js';
import type { SightView, SightWork } from './view.js';

const WORK: Readonly<Record<Overlay, (position: Position, options: SightOptions) => SightWork>> = {
  rides: ridesWork,
  attackers: attackersWork,
  loose: looseWork,
  threats: threatsWork,
  forks: forksWork,
  dormant: dormantWork,
};

/** The texts of the namespace `sight` must be loaded. */
export function sightMarks(position: Position, options: SightOptions): SightView {
  const work = sightWork(position, options);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

export function sightWork(position: Position, options: SightOptions): SightWork {
  return WORK[options.overlay](position, options);
}
