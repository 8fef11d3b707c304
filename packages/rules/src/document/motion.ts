/**
 * How a piece moves, from any of the four ways of saying it: Betza, the name of a known piece, one leap in all directions, or a
 * list of directions.
 */
import { betzaPatterns, printBetza } from '../betza/index.js';
import type { Vector } from '../board/board.js';
import type { MovePattern } from '../movement/pattern.js';
import { error, type Problem } from '../result.js';
import { motionNamed } from './named.js';
import type { PieceEntry } from './shape.js';
import type { Path, Source } from './source.js';
import type { OwnCastling } from './spec.js';

export interface Motion {
  readonly patterns: readonly MovePattern[];
  /** Canonical, when that is how the motion was written; castlings left out. */
  readonly betza?: string;
  readonly castlings?: readonly OwnCastling[];
  /** Name of the picture that a named motion brings with it. */
  readonly picture?: string;
}

/** Keys of an entry that say how the piece moves. */
const BY_VECTORS = ['movement', 'type', 'base_leap', 'directions', 'dirs', 'maxSteps'] as const;

export function statesMotion(entry: PieceEntry): boolean {
  return waysOf(entry).length > 0;
}

/**
 * The motion that an entry states; undefined when something is wrong with it.
 *
 * Codes: `document/two-movements`, `document/missing-key`, `document/two-spellings`, `document/duplicate-direction`,
 * `document/steps-of-leaper`; those of Betza and of `motionNamed`.
 */
export function readMotion(entry: PieceEntry, source: Source, path: Path, problems: Problem[]): Motion | undefined {
  const [first, second] = waysOf(entry);
  if (first !== undefined && second !== undefined) {
    const message = `the piece's movement is stated twice, by ${first} and by ${second}: leave one out`;
    problems.push(error('document/two-movements', message, source.keyPlace([...path, second])));
  }
  const motion = readFirst(entry, source, path, problems);
  return second === undefined ? motion : undefined;
}

/** The key of each way in which the entry says how the piece moves; of vectors, which take several keys, the first. */
function waysOf(entry: PieceEntry): readonly (keyof PieceEntry)[] {
  const vector = BY_VECTORS.find((key) => entry[key] !== undefined);
  return [
    ...(['betza', 'is'] as const).filter((key) => entry[key] !== undefined),
    ...(vector === undefined ? [] : [vector]),
  ];
}

function readFirst(entry: PieceEntry, source: Source, path: Path, problems: Problem[]): Motion | undefined {
  if (entry.betza !== undefined) return readBetza(entry.betza, source, path, problems);
  if (entry.is !== undefined) return motionNamed(entry.is, source.valuePlace([...path, 'is']), problems);
  return readVectors(entry, source, path, problems);
}

function readBetza(text: string, source: Source, path: Path, problems: Problem[]): Motion | undefined {
  const read = betzaPatterns(text);
  const found = read.ok ? read.warnings : read.problems;
  problems.push(
    ...found.map((problem) => ({
      ...problem,
      ...source.characterPlace([...path, 'betza'], (problem.column ?? 1) - 1),
    })),
  );
  if (!read.ok) return undefined;
  const { atoms, castlings } = read.value.tree;
  return {
    patterns: read.value.patterns,
    betza: printBetza({ atoms }),
    ...(castlings && { castlings: castlings.map(({ sides, inset, squares }) => ({ sides, inset, squares })) }),
  };
}

function readVectors(entry: PieceEntry, source: Source, path: Path, problems: Problem[]): Motion | undefined {
  const before = problems.length;
  refuseSpelledTwice(entry, 'movement', 'type', source, path, problems);
  refuseSpelledTwice(entry, 'directions', 'dirs', source, path, problems);
  const { base_leap: leap, maxSteps } = entry;
  const motion = entry.movement ?? entry.type;
  const directions = entry.directions ?? entry.dirs;
  if (motion === undefined) problems.push(missing(path, 'movement', 'rider or leaper', source));
  if (directions === undefined) problems.push(missing(path, 'directions', 'all, or a list of directions', source));
  if (directions === 'all' && leap === undefined) {
    problems.push(missing(path, 'base_leap', 'the leap to be made in all directions, such as [1, 2]', source));
  }
  if (directions !== undefined && directions !== 'all' && leap !== undefined) {
    const message = 'base_leap goes with directions: all; a list of directions needs none';
    problems.push(error('document/two-movements', message, source.keyPlace([...path, 'base_leap'])));
  }
  if (motion === 'leaper' && maxSteps !== undefined) {
    const message = 'a leaper makes one step: leave out maxSteps, or make it a rider';
    problems.push(error('document/steps-of-leaper', message, source.keyPlace([...path, 'maxSteps'])));
  }
  if (Array.isArray(directions)) problems.push(...repeated(directions, entry, source, path));
  if (problems.length > before) return undefined;
  const strides =
    directions === 'all' ? images(leap as [number, number]) : (directions as [number, number][]).map(toVector);
  const range = motion === 'leaper' ? 1 : (maxSteps ?? Number.POSITIVE_INFINITY);
  return { patterns: strides.map((stride) => ({ stride, range, ...PLAIN })) };
}

/** Moves and captures alike, over anything but the squares it lands on. */
const PLAIN = { via: [], quiet: true, capture: true, enPassant: false, initial: false } as const;

/** Seed documents count [rows, columns] from the top; -1 is forward for White. */
function toVector([rows, columns]: readonly [number, number]): Vector {
  // Adding 0, and taking from 0, makes 0 of -0.
  return [columns + 0, 0 - rows];
}

/** The leap turned and mirrored: eight vectors, four when it is straight or diagonal. */
function images([a, b]: readonly [number, number]): readonly Vector[] {
  const all = [a, -a].flatMap((x) => [b, -b].flatMap((y) => [toVector([x, y]), toVector([y, x])]));
  return [...new Map(all.map((vector) => [vector.join(), vector])).values()];
}

function repeated(
  directions: readonly (readonly number[])[],
  entry: PieceEntry,
  source: Source,
  path: Path,
): readonly Problem[] {
  const key = entry.directions === undefined ? 'dirs' : 'directions';
  const seen = new Set<string>();
  return directions.flatMap((direction, i) => {
    const name = direction.join(', ');
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `the direction [${name}] is listed twice`;
    return [error('document/duplicate-direction', message, source.valuePlace([...path, key, i]))];
  });
}

function refuseSpelledTwice(
  entry: PieceEntry,
  first: keyof PieceEntry,
  second: keyof PieceEntry,
  source: Source,
  path: Path,
  problems: Problem[],
): void {
  if (entry[first] === undefined || entry[second] === undefined) return;
  const message = `${first} and ${second} say the same: leave one out`;
  problems.push(error('document/two-spellings', message, source.keyPlace([...path, second])));
}

function missing(path: Path, key: string, what: string, source: Source): Problem {
  return error('document/missing-key', `${String(path.at(-1))} needs ${key}: ${what}`, source.keyPlace(path));
}
