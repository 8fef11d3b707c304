/** What XBoard does with a tree that it has read: some atoms have no moves there, some other moves. */
import { type Problem, warning } from '../result.js';
import { type BetzaAtom, type BetzaLeg, findMode, hasMode } from './ast.js';
import { atomKind, defaultRange, leapLength } from './atoms.js';
import { printAtom } from './print.js';
import { partsOf } from './unroll.js';
import { unsupported } from './unsupported.js';
import { rangeIn } from './walk.js';

/** Why XBoard's moves of an atom are not ours: it has none, or plays it in a way that our tree does not say. */
export function readOtherwiseInXBoard(atom: BetzaAtom): Problem | undefined {
  const why = reason(atom);
  if (why !== undefined) {
    return warning('betza/no-move', `"${printAtom(atom)}" has no move in XBoard: ${why}`, { column: atom.column });
  }
  if (atomKind(atom.letter).symmetry === 'oblique' && atom.legs.length > 1) {
    return unsupported('a', 'in XBoard straight and diagonal leaps behind an oblique one', atom.column);
  }
  const change = atom.legs.slice(0, -1).flatMap((leg) => findMode(leg, 'yg') ?? [])[0];
  if (change === undefined || !isChangedOtherwise(atom)) return undefined;
  return unsupported(change.letter, 'in XBoard here a change of range of another kind', change.column);
}

function reason(atom: BetzaAtom): string | undefined {
  // It takes the lack of a jump for squares to skip, of which there is no end.
  const isLame = atom.legs.some((leg) => hasMode(leg, 'n'));
  if (leapLength(atom.letter) === 1 && isLame) return '"n" on a step or slide stops it at once';
  const last = atom.legs.at(-1) ?? atom.legs[0];
  const hops = hasMode(last, 'p') || hasMode(last, 'g');
  if (hops && rangeIn(partsOf(atom), atom.legs.length - 1) === 1) return 'a leaper does not get beyond its hurdle';
  return undefined;
}

/**
 * The atom with directions that say in our reading what they say in XBoard: on a diagonal atom `v` and `s` select nothing there,
 * nor does a pair with one of them, and nothing at all means everything.
 */
export function withXBoardDirections(atom: BetzaAtom): BetzaAtom {
  if (atomKind(atom.letter).symmetry !== 'diagonal') return atom;
  const [first, ...others] = atom.legs;
  const kept: BetzaLeg['directions'][number][] = [];
  for (let i = 0; i < first.directions.length; i++) {
    const [one, next] = [first.directions[i], first.directions[i + 1]] as const;
    const isPair = next !== undefined && isVertical(one) !== isVertical(next);
    const both = isPair ? [one, next] : [one];
    if (isPair) i++;
    if (both.every((direction) => direction !== undefined && !'vs'.includes(direction.letter)))
      kept.push(...(both as typeof kept));
  }
  return { ...atom, legs: [{ ...first, directions: kept }, ...others] };
}

function isVertical(direction: BetzaLeg['directions'][number] | undefined): boolean {
  return direction !== undefined && 'fbv'.includes(direction.letter);
}

/** Where `y` stands beside m, c or d XBoard changes in either case; and it makes sliders of leapers that have a range. */
function isChangedOtherwise(atom: BetzaAtom): boolean {
  const isMixed = (leg: BetzaLeg): boolean => findMode(leg, 'yg') !== undefined && findMode(leg, 'mcd') !== undefined;
  return atom.legs.slice(0, -1).some(isMixed) || (atom.range !== 1 && atom.range !== defaultRange(atom.letter));
}
