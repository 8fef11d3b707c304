/** Groups of legs that may be repeated: the legs of the move for every number of repetitions. */
import type { BetzaAtom, BetzaLeg, BetzaLegs } from './ast.js';
import { inOrder } from './draft.js';

/** The legs of an atom when its group, if it has one, is there so many times. */
export function legsOf({ legs, repeat }: BetzaAtom, times: number): BetzaLegs {
  if (repeat === undefined || times === 0) return legs;
  const { before, group, after } = repeat;
  return mergedLegs([before, ...Array.from({ length: times }, () => group), after]);
}

/** Parts of a text one behind the other: where two meet, the last leg of one and the first of the next are one. */
export function mergedLegs([first, ...others]: readonly [BetzaLegs, ...BetzaLegs[]]): BetzaLegs {
  const legs: [BetzaLeg, ...BetzaLeg[]] = [...first];
  for (const [joint, ...rest] of others) {
    const last = legs.pop() ?? joint;
    legs.push(merged(last, joint), ...rest);
  }
  return legs;
}

function merged(one: BetzaLeg, other: BetzaLeg): BetzaLeg {
  const echo = one.echo ?? other.echo;
  return {
    ...(echo && { echo }),
    directions: [...one.directions, ...other.directions],
    modes: inOrder([...one.modes, ...other.modes]),
    span: { start: one.span.start, end: other.span.end },
  };
}
