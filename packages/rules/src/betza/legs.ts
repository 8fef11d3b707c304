/**
 * Moves of several legs, such as the mao `afsW`, the griffon `FyafsF` or the capture of checkers `fcafmF`: every path that the
 * legs allow.
 */
import type { Vector } from '../board/board.js';
import type { Demand, Holds } from '../movement/pattern.js';
import { type BetzaAtom, type BetzaLeg, hasMode } from './ast.js';
import { atomKind, leapLength } from './atoms.js';
import { firstHeadings, nextHeadings, OCTANTS } from './headings.js';
import { lameSquares } from './lame.js';
import { demanding, isZero, type Path, plus, scale, squaresHolding } from './path.js';

/** How far a path has come. */
interface Walk {
  readonly at: Vector;
  readonly heading: number;
  readonly demands: readonly Demand[];
}

/**
 * The paths of an atom that is not oblique.
 *
 * @param spend called for each leg that is tried; when it returns false the search ends, so that a long chain of legs
 *   cannot run away
 */
export function legPaths(atom: BetzaAtom, spend: () => boolean): readonly Path[] {
  const { symmetry } = atomKind(atom.letter);
  const length = leapLength(atom.letter);
  const found: Path[] = [];
  let live = true;
  const walk = (index: number, here: Walk): void => {
    const leg = atom.legs[index] as BetzaLeg;
    const headings = index === 0 ? firstHeadings(symmetry, leg) : nextHeadings(symmetry, leg, here.heading);
    for (const heading of headings) {
      live &&= spend();
      if (!live) return;
      const leap = scale(OCTANTS[heading] as Vector, length);
      if (index === atom.legs.length - 1) {
        const path = isRide(atom) ? ridePath(here, leap) : lastLeap(atom, leg, here, leap);
        if (path !== undefined) found.push(path);
      } else {
        for (const next of goOn(atom, leg, here, leap)) walk(index + 1, { ...next, heading });
      }
    }
  };
  walk(0, { at: [0, 0], heading: 0, demands: [] });
  return found;
}

/** Whether the leg before the last makes a slider of the last. */
export function isRide({ legs }: BetzaAtom): boolean {
  const before = legs.at(-2);
  return before !== undefined && changesRange(before);
}

export function changesRange(leg: BetzaLeg): boolean {
  return hasMode(leg, 'y') || hasMode(leg, 'g');
}

/** What the square at the end of a leg that is not the last may hold: empty, unless letters say otherwise. */
export function holdsOnTheWay(leg: BetzaLeg): readonly Holds[] {
  const hurdle = hasMode(leg, 't') ? 'friend' : 'piece';
  const all: Holds[] = [];
  if (hasMode(leg, 'm') || hasMode(leg, 'y')) all.push('nothing');
  if (hasMode(leg, 'c')) all.push('victim');
  if (hasMode(leg, 'p') || hasMode(leg, 'g')) all.push(hurdle);
  return all.length > 0 ? all : ['nothing'];
}

/** Where a leg that is not the last may lead, once for each thing that may stand there. */
function goOn(atom: BetzaAtom, leg: BetzaLeg, here: Walk, leap: Vector): readonly Omit<Walk, 'heading'>[] {
  const passed = passing(atom, leg, here, leap);
  if (passed === undefined) return [];
  const at = plus(here.at, leap);
  return holdsOnTheWay(leg).flatMap((holds) => {
    const demands = demanding(passed, at, holds);
    return demands === undefined ? [] : [{ at, demands }];
  });
}

/** The demands with those of a lame or jumping leap from where the walk is. */
function passing(atom: BetzaAtom, leg: BetzaLeg, here: Walk, leap: Vector): readonly Demand[] | undefined {
  const holds = hasMode(leg, 'n') ? 'nothing' : hasMode(leg, 'j') ? 'piece' : undefined;
  if (holds === undefined) return here.demands;
  return lameSquares(leap, atom.initial).reduce<readonly Demand[] | undefined>(
    (demands, square) => demands && demanding(demands, plus(here.at, square), holds),
    here.demands,
  );
}

/** A path whose last leg is a leap: one stride from the start. */
function lastLeap(atom: BetzaAtom, leg: BetzaLeg, here: Walk, leap: Vector): Path | undefined {
  const demands = passing(atom, leg, here, leap);
  if (demands === undefined) return undefined;
  const via = squaresHolding(demands, 'nothing');
  return { stride: plus(here.at, leap), via, range: 1, demands: demands.filter(({ holds }) => holds !== 'nothing') };
}

/** A path whose last leg is a ride from where the legs before it end. */
function ridePath({ at, demands }: Walk, leap: Vector): Path {
  return isZero(at)
    ? { stride: leap, via: [], range: Infinity, demands }
    : { stride: leap, via: [], range: Infinity, origin: at, demands };
}
