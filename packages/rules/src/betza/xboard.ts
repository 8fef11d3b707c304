/** What XBoard does with a tree that it has read: some atoms have no moves there. */
import { type Problem, warning } from '../result.js';
import { type BetzaAtom, hasMode } from './ast.js';
import { leapLength } from './atoms.js';
import { printAtom } from './print.js';

/** Why XBoard gives an atom no moves; undefined when it gives it some. */
export function withoutMovesInXBoard(atom: BetzaAtom): Problem | undefined {
  const why = reason(atom);
  if (why === undefined) return undefined;
  return warning('betza/no-move', `"${printAtom(atom)}" has no move in XBoard: ${why}`, { column: atom.column });
}

function reason(atom: BetzaAtom): string | undefined {
  const [leg] = atom.legs;
  // It looks for a blocking piece half way, which is where the mover stands.
  if (leapLength(atom.letter) === 1 && hasMode(leg, 'n')) return '"n" on a step is blocked by the mover itself';
  const hops = hasMode(leg, 'p') || hasMode(leg, 'g');
  if (hops && atom.range === 1 && atom.legs.length === 1) return 'a leaper does not get beyond its hurdle';
  return undefined;
}
