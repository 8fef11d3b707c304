/** What programs read differently in moves of several legs, and what of them is not played. */
import { createBoard, type Square } from '../board/board.js';
import { ridesFrom } from '../movement/ride-maker.js';
import { type Problem, warning } from '../result.js';
import { type BetzaAtom, type BetzaLeg, findMode } from './ast.js';
import { atomKind, defaultRange } from './atoms.js';
import { chainParts } from './chain.js';
import { expandAtoms } from './expand.js';
import { printAtom } from './print.js';
import { partsOf } from './unroll.js';
import { type Part, rangeIn } from './walk.js';

/** @param atom of several legs, in brackets, or with a group that may be repeated */
export function routeDisputes(atom: BetzaAtom): readonly Problem[] {
  const parts = atom.onward === undefined ? partsOf(atom, Math.min(atom.repeat?.times ?? 0, 1)) : chainParts(atom);
  return [...changing(atom, parts), ...landing(parts), ...leaning(atom, parts), ...turning(parts), ...standing(atom)];
}

/** `y` beside other letters, and on a leaper with a range. */
function changing(atom: BetzaAtom, parts: readonly Part[]): readonly Problem[] {
  const change = parts.slice(0, -1).find(({ leg }) => findMode(leg, 'yg') !== undefined);
  const letter = change && findMode(change.leg, 'yg');
  if (change === undefined || letter === undefined) return [];
  const place = { column: letter.column };
  if (findMode(change.leg, 'mcd') !== undefined) {
    const text =
      'here "y" changes range on an empty square only, and not where another letter applies; in XBoard it does in either case';
    return [warning('betza/disputed-change', text, place)];
  }
  if (atom.range === 1 || atom.range === defaultRange(atom.letter)) return [];
  const text = `here "${letter.letter}" makes a leaper of every slide and ride; XBoard does so with B, R and Q only`;
  return [warning('betza/disputed-change', text, place)];
}

/** Over a piece in the last leg: a leaper does not come beyond it in XBoard. */
function landing(parts: readonly Part[]): readonly Problem[] {
  const end = parts.length - 1;
  const hop = findMode((parts[end] as Part).leg, 'pg');
  if (hop === undefined || rangeIn(parts, end) !== 1) return [];
  const reading = hop.letter === 'p' ? 'lands one stride behind it' : 'rides on behind it';
  const text = `"${hop.letter}" on a leaper: here it leaps a piece one stride away and ${reading}; XBoard gives it no move`;
  return [warning('betza/disputed-hop', text, { column: hop.column })];
}

/** Legs behind an oblique leap: XBoard takes straight leaps for them. */
function leaning(atom: BetzaAtom, parts: readonly Part[]): readonly Problem[] {
  const [first] = parts;
  if (first === undefined || atomKind(first.letter).symmetry !== 'oblique') return [];
  const text =
    `legs behind the oblique ${first.letter} are not the same everywhere: here each is turned by eighths from the leap before, ` +
    '"f" being that leap again';
  return [warning('betza/disputed-leg', text, { column: atom.column })];
}

/** `z` and `q` before any turn mean both sides, unless the first leg leans to one. */
function turning(parts: readonly Part[]): readonly Problem[] {
  const [first, ...others] = parts;
  const leg = others.map((part) => part.leg).find(isSideways);
  const turn = leg?.directions.find(({ letter }) => letter === 'z' || letter === 'q');
  if (first === undefined || turn === undefined || leg?.directions.some(({ letter }) => 'lrs'.includes(letter)))
    return [];
  if (atomKind(first.letter).symmetry !== 'oblique' && !isSideways(first.leg)) return [];
  const text =
    `"${turn.letter}" before any turn: here it goes to both sides; elsewhere it may be told from the side to which the first leg leads: ` +
    'write "s" instead, and all read it so';
  return [warning('betza/disputed-turn', text, { column: turn.column })];
}

function isSideways({ directions }: BetzaLeg): boolean {
  return directions.some(({ letter }) => 'lrszq'.includes(letter));
}

/** Moves that lead back to where they began and take nothing are passes; a piece that has others as well loses them. */
function standing(atom: BetzaAtom): readonly Problem[] {
  const { patterns, problems } = expandAtoms([atom]);
  if (problems.length > 0 || !patterns.some(({ approach, range }) => approach !== undefined || range !== 1)) return [];
  const isPass = patterns.some((pattern) =>
    ridesFrom(ROOMY, MIDDLE, pattern).some(
      ({ quiet, squares, demands }) => quiet && squares.includes(MIDDLE) && (demands?.taken ?? []).length === 0,
    ),
  );
  if (!isPass) return [];
  const text = `"${printAtom(atom)}" leads among others back to where it began, a pass: that is left out`;
  return [warning('betza/pass-left-out', text, { column: atom.column })];
}

/** Room for slides of some length to all sides. */
const ROOMY = createBoard(9, 9);
const MIDDLE = ROOMY.find('e5') as Square;
