/**
 * What a syntax tree comes to: one movement pattern for each direction of each atom, in the order of the text and then
 * clockwise from straight ahead. The same pattern twice is listed once.
 */
import type { Vector } from '../board/board.js';
import type { Demand, Hop, MovePattern } from '../movement/pattern.js';
import { error, fail, ok, type Problem, type Result } from '../result.js';
import { type BetzaAtom, type BetzaLeg, type BetzaMove, hasMode } from './ast.js';
import { atomKind, leapLength } from './atoms.js';
import { chainPaths } from './chain.js';
import { checkBetza } from './check.js';
import { images, readDirections } from './directions.js';
import { lameSquares } from './lame.js';
import { legPaths } from './legs.js';
import { isZero, type Path } from './path.js';
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
    const found = spellOut(atom, spend);
    if (steps > MAX_STEPS) {
      const text = `too many moves: with "${printAtom(atom)}" it takes more than ${MAX_STEPS} steps to spell them out`;
      problems.push(error('betza/too-many-patterns', text, { column: atom.column }));
      break;
    }
    problems.push(...pathProblems(atom, found));
    for (const pattern of found) addPattern(patterns, pattern);
  }
  return { patterns: [...patterns.values()], problems };
}

/** Moves that cannot be played among those of an atom. */
function pathProblems(atom: BetzaAtom, found: readonly MovePattern[]): readonly Problem[] {
  const written = printAtom(atom);
  const victims = ({ demands = [] }: MovePattern) => demands.filter(({ holds }) => holds === 'victim');
  if (found.some((pattern) => isZero(pattern.stride) && victims(pattern).length === 0)) {
    return [unsupported(written, 'among others a move that ends where it began, a pass', atom.column)];
  }
  const onVictim = (pattern: MovePattern) => victims(pattern).some(({ at }) => at.join() === pattern.stride.join());
  if (found.some(onVictim)) {
    return [unsupported(written, 'among others a move that ends where it has captured on the way', atom.column)];
  }
  return [];
}

/** All patterns of one atom. */
function spellOut(atom: BetzaAtom, spend: () => boolean): readonly MovePattern[] {
  const { onward } = atom;
  const [first] = atom.legs;
  const last = atom.legs[atom.legs.length - 1] as BetzaLeg;
  if (atom.legs.length > 1) return legPaths(atom, spend).map((path) => patternOf(atom, last, path));
  const alone = onward?.mayStop === false ? [] : atomPaths(atom, spend).map((path) => patternOf(atom, first, path));
  if (onward === undefined) return alone;
  return [...alone, ...chainPaths(atom, onward, spend).map((path) => patternOf(atom, onward.leg, path))];
}

/** The paths of an atom's one leg. */
function atomPaths(atom: BetzaAtom, spend: () => boolean): readonly Path[] {
  const [leg] = atom.legs;
  const kind = atomKind(atom.letter);
  const reading = readDirections(
    kind.symmetry,
    leg.directions.map(({ letter }) => letter),
  );
  if (!reading.ok) return [];
  const range = strides(atom.range, leg);
  return images(kind)
    .filter((image) => spend() && reading.selects(image))
    .flatMap((stride): readonly Path[] => {
      const via = hasMode(leg, 'n') ? lameSquares(stride, atom.initial) : [];
      const path: Path = { stride, via, range, demands: [] };
      if (hasMode(leg, 'z')) return quarterTurns(stride).map((swerve) => ({ ...path, swerve }));
      return hasMode(leg, 'j') ? [jumping(atom, path)] : [path];
    });
}

/** A slider skips its first square, whatever is there; a leaper needs a piece half way. */
function jumping(atom: BetzaAtom, path: Path): Path {
  if (leapLength(atom.letter) === 1) return { ...path, origin: path.stride, range: path.range - 1 };
  const demands = lameSquares(path.stride, false).map((at): Demand => ({ at, holds: 'piece' }));
  return { ...path, demands };
}

/** The other vectors that a crooked rider goes to and fro between: at right angles, to either side. */
function quarterTurns([files, ranks]: Vector): readonly Vector[] {
  // Adding 0 makes -0 a plain 0.
  return [
    [ranks, -files + 0],
    [-ranks + 0, files],
  ];
}

function patternOf(
  atom: BetzaAtom,
  last: BetzaLeg,
  { stride, via, range, origin, swerve, demands }: Path,
): MovePattern {
  const [quiet, capture, friend, enPassant] = (['m', 'c', 'd', 'e'] as const).map((mode) => hasMode(last, mode));
  const any = !quiet && !capture && !friend && !enPassant;
  const hop = hopOf(atom.range, last);
  return {
    stride,
    via,
    range,
    ...(hop && { hop }),
    quiet: quiet || any,
    capture: capture || any,
    enPassant: enPassant ?? false,
    initial: atom.initial,
    ...(friend && { friend: true }),
    ...(origin && { origin }),
    ...(swerve && { swerve }),
    ...(hasMode(last, 'o') && { wraps: true }),
    ...(demands.length > 0 && { demands }),
  };
}

/**
 * How far a ride goes. A hopper's range counts the stride to the hurdle as well: a leaper that hops makes one leap to the
 * hurdle and, with `p`, one from it; with `g` it rides on.
 */
function strides(range: number, leg: BetzaLeg): number {
  if (range !== 1) return range;
  return hasMode(leg, 'p') ? 2 : hasMode(leg, 'g') ? Infinity : 1;
}

/**
 * The hurdle stands one stride short of the range at most. `g` changes slider into leaper behind the hurdle and leaper into
 * slider; `p` keeps what it was.
 */
function hopOf(range: number, leg: BetzaLeg): Hop | undefined {
  if (hasMode(leg, 'p')) return range === 1 ? { before: 1, after: 1 } : { before: range - 1, after: range - 1 };
  if (hasMode(leg, 'g')) return range === 1 ? { before: 1, after: Infinity } : { before: range - 1, after: 1 };
  return undefined;
}

function addPattern(patterns: Map<string, MovePattern>, pattern: MovePattern): void {
  // The order in which squares are passed makes no difference to the move.
  const { via, demands = [], ...rest } = pattern;
  const squares = via.map(([files, ranks]) => `${files},${ranks}`).sort();
  const needs = demands.map(({ at, holds }) => `${holds} ${at.join()}`).sort();
  const { stride, range, hop, quiet, capture, enPassant, initial, friend, origin, swerve, wraps } = rest;
  const bends = [stride, range, hop?.before, hop?.after, origin ?? '', swerve ?? ''];
  const ends = [quiet, capture, enPassant, initial, friend, wraps];
  const key = [squares.join(' '), needs.join(' '), ...bends, ...ends].join(';');
  if (!patterns.has(key)) patterns.set(key, pattern);
}
