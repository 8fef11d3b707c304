/**
 * Where a leg of a move may go: the first as its atom alone would, a further one as a king that faces along the leg before.
 * A heading is an index into the eight leaps of an atom, clockwise from straight ahead; orthogonal and diagonal atoms have every
 * second one each, and turn into one another on a heading in between.
 */
import type { Vector } from '../board/board.js';
import { scale } from '../movement/vector.js';
import type { BetzaLeg, DirectionLetter, TurnLetter } from './ast.js';
import { type AtomLetter, atomKind, leapLength, type Symmetry } from './atoms.js';
import { images, readDirections } from './directions.js';

/** To which side a path has turned last. */
export type Side = 'l' | 'r';

/** How a further leg turns: by eighths, clockwise. */
const TURNS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The eight directions of a king. */
const OCTANTS: readonly Vector[] = images(atomKind('K'));

/** How a leg turns when its directions are not written: never back, and with a four-way atom at right angles only. */
const USUAL_TURNS: Readonly<Record<'eightfold' | 'fourfold', readonly number[]>> = {
  eightfold: [0, 1, 2, 3, 5, 6, 7],
  fourfold: [0, 2, 6],
};

/** How a chain in brackets turns when its directions are not written: onwards, away from the start. */
const ONWARDS: readonly number[] = [0, 1, 7];

/** The leaps of an atom by heading. */
export function leapsOf(letter: AtomLetter): readonly Vector[] {
  const kind = atomKind(letter);
  return kind.symmetry === 'oblique' ? images(kind) : OCTANTS.map((octant) => scale(octant, leapLength(letter)));
}

/** Headings of a first leg. */
export function firstHeadings(letter: AtomLetter, { directions }: BetzaLeg): readonly number[] {
  const { symmetry } = atomKind(letter);
  const leaps = leapsOf(letter);
  const reading = readDirections(symmetry, plain(directions, undefined));
  if (!reading.ok) return [];
  return TURNS.filter((heading) => isOf(symmetry, heading) && reading.selects(leaps[heading] as Vector));
}

/**
 * By how much a further leg may turn.
 * @param isLink whether its atom stands in brackets, and so says itself whether it is orthogonal or diagonal
 * @param side to which side the path has turned last, if it has
 */
export function turnsOf(letter: AtomLetter, { directions }: BetzaLeg, isLink: boolean, side: Side | undefined) {
  const { symmetry } = atomKind(letter);
  if (directions.length === 0) {
    return isLink ? ONWARDS : USUAL_TURNS[symmetry === 'royal' || symmetry === 'oblique' ? 'eightfold' : 'fourfold'];
  }
  const reading = readDirections('royal', plain(directions, side));
  return reading.ok ? TURNS.filter((turn) => reading.selects(OCTANTS[turn] as Vector)) : [];
}

/** The heading after a turn; undefined when an atom in brackets has no leap that way. */
export function turned(letter: AtomLetter, isLink: boolean, heading: number, turn: number): number | undefined {
  const next = (heading + turn) % TURNS.length;
  return isLink && !isOf(atomKind(letter).symmetry, next) ? undefined : next;
}

/** To which side a path has turned last, after one more turn. */
export function sideAfter(turn: number, side: Side | undefined): Side | undefined {
  return turn % 4 === 0 ? side : turn < 4 ? 'r' : 'l';
}

/** Letters as their meaning is: `q` the side of the last turn, `z` the other one, and before any turn both sides. */
export function plain(directions: BetzaLeg['directions'], side: Side | undefined): readonly DirectionLetter[] {
  const meaning = (letter: DirectionLetter | TurnLetter): DirectionLetter => {
    if (letter !== 'z' && letter !== 'q') return letter;
    if (side === undefined) return 's';
    return (letter === 'q') === (side === 'l') ? 'l' : 'r';
  };
  return directions.map(({ letter }) => meaning(letter));
}

/** Whether an atom of that kind has an image that way: orthogonal headings are even. */
function isOf(symmetry: Symmetry, heading: number): boolean {
  if (symmetry === 'royal' || symmetry === 'oblique') return true;
  return (heading % 2 === 1) === (symmetry === 'diagonal');
}
