/** Where a leg of a move may go: the first as its atom alone would, a further one as a king that faces along the leg before. */
import type { Vector } from '../board/board.js';
import type { BetzaLeg } from './ast.js';
import { atomKind, type Symmetry } from './atoms.js';
import { images, readDirections } from './directions.js';

/** The eight directions of a king, clockwise from straight ahead. A heading is an index into them. */
export const OCTANTS: readonly Vector[] = images(atomKind('K'));

/** How a leg turns when its directions are not written: never back, and with a four-way atom at right angles only. */
const USUAL_TURNS: Readonly<Record<'royal' | 'fourfold', readonly number[]>> = {
  royal: [0, 1, 2, 3, 5, 6, 7],
  fourfold: [0, 2, 6],
};

/** How a chain in brackets turns when its directions are not written: onwards, away from the start. */
const ONWARDS: readonly number[] = [0, 1, 7];

/** Headings of a first leg. */
export function firstHeadings(symmetry: Symmetry, leg: BetzaLeg): readonly number[] {
  return selected(symmetry, leg).filter((heading) => isOf(symmetry, heading));
}

/** Headings of a further leg; one in between turns an orthogonal atom into the diagonal one and back. */
export function nextHeadings(symmetry: Symmetry, leg: BetzaLeg, heading: number): readonly number[] {
  const usual = USUAL_TURNS[symmetry === 'royal' ? 'royal' : 'fourfold'];
  return turned(leg.directions.length > 0 ? selected('royal', leg) : usual, heading);
}

/** Headings of the second part of a chain, whose atom says itself whether it is orthogonal or diagonal. */
export function chainHeadings(symmetry: Symmetry, leg: BetzaLeg, heading: number): readonly number[] {
  const turns = leg.directions.length > 0 ? selected('royal', leg) : ONWARDS;
  return turned(turns, heading).filter((next) => isOf(symmetry, next));
}

function turned(turns: readonly number[], heading: number): readonly number[] {
  return turns.map((turn) => (heading + turn) % OCTANTS.length);
}

function selected(symmetry: Symmetry, { directions }: BetzaLeg): readonly number[] {
  const letters = directions.map(({ letter }) => letter);
  const reading = readDirections(symmetry, letters);
  if (!reading.ok) return [];
  return [...OCTANTS.keys()].filter((heading) => reading.selects(OCTANTS[heading] as Vector));
}

/** Whether an atom of that kind has an image that way: orthogonal headings are even. */
function isOf(symmetry: Symmetry, heading: number): boolean {
  return symmetry === 'royal' || (heading % 2 === 1) === (symmetry === 'diagonal');
}
