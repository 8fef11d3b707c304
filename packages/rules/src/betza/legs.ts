/**
 * Moves of several legs, such as the mao `afsW`: every path that the legs allow, each a stride with the squares it
 * passes.
 */
import type { Vector } from '../board/board.js';
import { type BetzaAtom, type BetzaLeg, hasMode } from './ast.js';
import { atomKind, leapLength, type Symmetry } from './atoms.js';
import { images, readDirections } from './directions.js';
import { lameSquares } from './lame.js';

/** A way from the start to where the last leg ends. */
export interface Path {
  readonly stride: Vector;
  /** Squares that must be empty. The start is not among them: the mover has left it. */
  readonly via: readonly Vector[];
}

/** The eight directions of a king, clockwise from straight ahead. A heading is an index into them. */
const octants = images(atomKind('K'));

/** How a leg turns when its directions are not written: never back, and with a four-way atom at right angles only. */
const usualTurns: Readonly<Record<'royal' | 'fourfold', readonly number[]>> = {
  royal: [0, 1, 2, 3, 5, 6, 7],
  fourfold: [0, 2, 6],
};

/**
 * The paths of an atom that is not oblique.
 *
 * @param spend called for each leg that is tried; when it returns false the search ends, so that a long chain of legs
 *   cannot run away
 */
export function legPaths(atom: BetzaAtom, spend: () => boolean): readonly Path[] {
  const found: Path[] = [];
  let live = true;
  const walk = (index: number, at: Vector, heading: number, via: readonly Vector[]): void => {
    const leg = atom.legs[index];
    if (leg === undefined) {
      // What the last leg ends on is where the piece lands, not a square that it passes.
      found.push({ stride: at, via: via.slice(0, -1).filter((square) => !isZero(square)) });
      return;
    }
    for (const next of headings(atom, leg, index, heading)) {
      live &&= spend();
      if (!live) return;
      const leap = scale(octants[next] as Vector, leapLength(atom.letter));
      const lame = hasMode(leg, 'n') ? lameSquares(leap, atom.initial) : [];
      const landing = plus(at, leap);
      walk(index + 1, landing, next, [...via, ...lame.map((square) => plus(at, square)), landing]);
    }
  };
  walk(0, [0, 0], 0, []);
  return found;
}

export function isZero([files, ranks]: Vector): boolean {
  return files === 0 && ranks === 0;
}

/** Where a leg may go: the first as its atom alone would, a further one as a king that faces along the leg before. */
function headings(atom: BetzaAtom, leg: BetzaLeg, index: number, heading: number): readonly number[] {
  const { symmetry } = atomKind(atom.letter);
  if (index === 0) return selectedHeadings(symmetry, leg);
  const turns =
    leg.directions.length > 0
      ? selectedHeadings('royal', leg)
      : usualTurns[symmetry === 'royal' ? 'royal' : 'fourfold'];
  return turns.map((turn) => (heading + turn) % octants.length);
}

function selectedHeadings(symmetry: Symmetry, { directions }: BetzaLeg): readonly number[] {
  const reading = readDirections(
    symmetry,
    directions.map(({ letter }) => letter),
  );
  if (!reading.ok) return [];
  const own = (heading: number) => symmetry === 'royal' || (heading % 2 === 1) === (symmetry === 'diagonal');
  return [...octants.keys()].filter((heading) => own(heading) && reading.selects(octants[heading] as Vector));
}

function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1]];
}

function scale([files, ranks]: Vector, factor: number): Vector {
  return [files * factor, ranks * factor];
}
