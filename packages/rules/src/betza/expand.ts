/**
 * What a syntax tree comes to: one movement pattern for each direction of each atom, in the order of the text and then
 * clockwise from straight ahead. The same pattern twice is listed once.
 */
import type { Hop, MovePattern } from '../movement/pattern.js';
import { error, fail, ok, type Problem, type Result } from '../result.js';
import { type BetzaAtom, type BetzaLeg, type BetzaMove, hasMode } from './ast.js';
import { atomKind } from './atoms.js';
import { checkBetza } from './check.js';
import { images, readDirections } from './directions.js';
import { lameSquares } from './lame.js';
import { isZero, legPaths, type Path } from './legs.js';
import { printAtom } from './print.js';
import { unsupported } from './unsupported.js';

/** A piece that needs more steps than this to spell out is refused; three free legs of a king need 456. */
export const MAX_STEPS = 2048;

/**
 * The patterns of a tree, unless something in it cannot be played. Warnings are the parser's business, none are given
 * here.
 */
export function expandBetza(move: BetzaMove): Result<readonly MovePattern[]> {
  const errors = checkBetza(move).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return fail(...errors);
  const { patterns, problems } = expandAtoms(move.atoms);
  return problems.length > 0 ? fail(...problems) : ok(patterns);
}

/** The patterns of atoms that have passed the check, and what turned out to be unplayable. */
export function expandAtoms(atoms: readonly BetzaAtom[]): {
  readonly patterns: readonly MovePattern[];
  readonly problems: readonly Problem[];
} {
  const patterns = new Map<string, MovePattern>();
  const problems: Problem[] = [];
  let steps = 0;
  const spend = () => ++steps <= MAX_STEPS;
  for (const atom of atoms) {
    const found = atomPaths(atom, spend);
    if (steps > MAX_STEPS) {
      const text = `too many moves: with "${printAtom(atom)}" it takes more than ${MAX_STEPS} steps to spell them out`;
      problems.push(error('betza/too-many-patterns', text, { column: atom.column }));
      break;
    }
    if (found.some(({ stride }) => isZero(stride))) {
      problems.push(unsupported(printAtom(atom), 'among others a move that ends where it began, a pass', atom.column));
    }
    for (const path of found) addPattern(patterns, patternOf(atom, path));
  }
  return { patterns: [...patterns.values()], problems };
}

function atomPaths(atom: BetzaAtom, spend: () => boolean): readonly Path[] {
  if (atom.legs.length > 1) return legPaths(atom, spend);
  const [leg] = atom.legs;
  const kind = atomKind(atom.letter);
  const reading = readDirections(
    kind.symmetry,
    leg.directions.map(({ letter }) => letter),
  );
  if (!reading.ok) return [];
  return images(kind)
    .filter((image) => spend() && reading.selects(image))
    .map((stride) => ({ stride, via: hasMode(leg, 'n') ? lameSquares(stride, atom.initial) : [] }));
}

function patternOf(atom: BetzaAtom, { stride, via }: Path): MovePattern {
  const last = atom.legs[atom.legs.length - 1] as BetzaLeg;
  const [quiet, capture, enPassant] = [hasMode(last, 'm'), hasMode(last, 'c'), hasMode(last, 'e')];
  const any = !quiet && !capture && !enPassant;
  return {
    stride,
    via,
    ...rideOf(atom.range, last),
    quiet: quiet || any,
    capture: capture || any,
    enPassant,
    initial: atom.initial,
  };
}

/**
 * How far a ride goes. A hopper's range counts the stride to the hurdle as well, so that the hurdle stands one stride
 * short of it at most. `g` changes slider into leaper behind the hurdle and leaper into slider; `p` keeps what it was,
 * a leaper making one leap to the hurdle and one from it.
 */
function rideOf(range: number, leg: BetzaLeg): { readonly range: number; readonly hop?: Hop } {
  if (hasMode(leg, 'p')) {
    return range === 1
      ? { range: 2, hop: { before: 1, after: 1 } }
      : { range, hop: { before: range - 1, after: range - 1 } };
  }
  if (hasMode(leg, 'g')) {
    return range === 1
      ? { range: Infinity, hop: { before: 1, after: Infinity } }
      : { range, hop: { before: range - 1, after: 1 } };
  }
  return { range };
}

function addPattern(patterns: Map<string, MovePattern>, pattern: MovePattern): void {
  // The order in which squares are passed makes no difference to the move.
  const { stride, via, range, hop, quiet, capture, enPassant, initial } = pattern;
  const squares = via.map(([files, ranks]) => `${files},${ranks}`).sort();
  const key = [stride, squares.join(' '), range, hop?.before, hop?.after, quiet, capture, enPassant, initial].join(';');
  if (!patterns.has(key)) patterns.set(key, pattern);
}
