/** All themes of a solution. */
import type { Material } from '../material.js';
import type { Solution, Step } from '../prove.js';
import { hasDeflection } from './deflection.js';
import { hasDiscovery, hasDoubleCheck } from './discovery.js';
import { endThemes } from './end.js';
import { hasFork } from './fork.js';
import { isHanging, isQuiet, isSacrifice, moveThemes } from './moves.js';
import { hasPin, hasSkewer } from './pin.js';
import { THEMES, type Theme } from './theme.js';

/** One of the solver's steps, the reply to it and the solver's next step, as far as the line goes. */
export interface Turn {
  readonly mine: Step;
  readonly reply: Step | undefined;
  readonly next: Step | undefined;
}

/** In the order of `THEMES`. */
export function findThemes(solution: Solution, material: Material): readonly Theme[] {
  const turns = turnsOf(solution.steps);
  const found = new Set<Theme>(endThemes(solution));
  const add = (theme: Theme, isThere: boolean): void => void (isThere && found.add(theme));
  for (const turn of turns) {
    for (const theme of moveThemes(turn.mine, material)) found.add(theme);
    for (const leaps of [false, true]) {
      add(leaps ? 'ride-fork' : 'fork', hasFork(turn, material, leaps));
      add(leaps ? 'ride-pin' : 'pin', hasPin(turn, leaps));
      add(leaps ? 'discovered-ride' : 'discovered-attack', hasDiscovery(turn, leaps));
    }
    add('skewer', hasSkewer(turn, material));
    add('double-check', hasDoubleCheck(turn));
    add('deflection', hasDeflection(turn));
    add('quiet-move', isQuiet(turn));
  }
  add('sacrifice', isSacrifice(solution.steps, material));
  add('hanging-piece', isHanging(turns[0], material));
  return THEMES.filter((theme) => found.has(theme));
}

function turnsOf(steps: readonly Step[]): readonly Turn[] {
  return steps.flatMap((mine, i) => (i % 2 === 0 ? [{ mine, reply: steps[i + 1], next: steps[i + 2] }] : []));
}
