/** Between dialects: a tree in the words of one of them, and how one text is read in two. */
import type { MovePattern } from '../movement/pattern.js';
import { error, type Problem, type Result, unlessErrors, warning } from '../result.js';
import type { BetzaAtom, BetzaCastling, BetzaLeg, BetzaMove, DirectionLetter } from './ast.js';
import { type AtomLetter, atomKind, defaultRange, isAtomLetter } from './atoms.js';
import { printCastling } from './castling.js';
import { isSound } from './check.js';
import { DIALECT_NAMES, type Dialect } from './dialect.js';
import { expandAtoms, patternKey } from './expand.js';
import { CASTLING_ELSEWHERE } from './fairy.js';
import { readBetza } from './parse.js';
import { printAtom, printBetza } from './print.js';
import { legsOf } from './repeat.js';
import { inTwo, selectedImages, withDirections, withoutLameness } from './respell.js';

/**
 * The text of a tree in a dialect, for programs that read it. Every atom is read back as they would before it counts.
 *
 * Codes: `betza/not-in-dialect`, once for each atom that the dialect cannot say.
 */
export function translateBetza(move: BetzaMove, dialect: Dialect): Result<string> {
  const problems: Problem[] = [];
  let text = '';
  for (const atom of move.atoms) {
    const written = spellings(atom, dialect).find((spelling) => isReadAs(spelling, dialect, { atoms: [atom] }));
    if (written === undefined) {
      const message = `${DIALECT_NAMES[dialect]} has no way to say "${printAtom(atom)}"`;
      problems.push(error('betza/not-in-dialect', message, { column: atom.column }));
    } else {
      text = joined(text, written);
    }
  }
  const castling = spellCastlings(move.castlings ?? [], dialect, problems);
  return unlessErrors(problems, () => text + castling);
}

/** XBoard knows no castling but with the corner piece, Fairy-Stockfish none but the usual one to both sides. */
function spellCastlings(castlings: readonly BetzaCastling[], dialect: Dialect, problems: Problem[]): string {
  const [first, ...others] = castlings;
  if (dialect === 'fairy-stockfish' && first !== undefined && others.length === 0) {
    const written = `O${first.squares}`;
    if (isReadAs(written, dialect, { atoms: [], castlings })) {
      problems.push(warning('betza/castling-elsewhere', CASTLING_ELSEWHERE, { column: first.column }));
      return written;
    }
  }
  return castlings
    .map((castling) => {
      const written = printCastling(castling);
      if (!isReadAs(written, dialect, { atoms: [], castlings: [castling] })) {
        const message = `${DIALECT_NAMES[dialect]} has no way to say "${written}"`;
        problems.push(error('betza/not-in-dialect', message, { column: castling.column }));
      }
      return written;
    })
    .join('');
}

/** A warning when a text of one dialect is something else in ours, with the spelling to use there. */
export function differences(text: string, dialect: Dialect, move: BetzaMove): readonly Problem[] {
  if (dialect === 'xbetza' || isReadAs(text, 'xbetza', move)) return [];
  const ours = readBetza(text);
  const how = ours.problems.some(({ severity }) => severity === 'error') ? 'is not read' : 'is read otherwise';
  const spelling = printBetza(move);
  const advice = spelling === '' ? 'here it has no move' : `write "${spelling}"`;
  return [warning('betza/dialect-differs', `in a document (xbetza) this text ${how}: ${advice}`, { column: 1 })];
}

function isReadAs(text: string, dialect: Dialect, { atoms, castlings = [] }: BetzaMove): boolean {
  const { tree, problems } = readBetza(text, dialect);
  if (problems.some(({ severity }) => severity === 'error') || !tree.atoms.every(isSound)) return false;
  const [theirs, ours] = [expandAtoms(tree.atoms), expandAtoms(atoms)];
  if (theirs.problems.length > 0 || ours.problems.length > 0) return theirs.problems.length === ours.problems.length;
  const areCastlings = String((tree.castlings ?? []).map(printCastling)) === String(castlings.map(printCastling));
  return areCastlings && keyOf(theirs.patterns) === keyOf(ours.patterns);
}

/** Equal for patterns that are the same moves, in whatever order they are listed. */
function keyOf(patterns: readonly MovePattern[]): string {
  return patterns.map(patternKey).sort().join('\n');
}

/** Ways to write an atom, the plainest first. */
function spellings(atom: BetzaAtom, dialect: Dialect): readonly string[] {
  const riders = dialect === 'xboard' ? 'zero' : 'doubled';
  const print = (atoms: readonly BetzaAtom[]) => atoms.map((part) => printAtom(part, riders)).join('');
  const plain = withoutLameness(atom);
  const ways = [print([atom]), print([plain])];
  if (
    atomKind(atom.letter).symmetry === 'royal' &&
    atom.legs.length === 1 &&
    atom.onward === undefined &&
    atom.repeat === undefined
  ) {
    ways.push(print(inTwo(plain, selectedImages(plain))));
  }
  if (atom.onward !== undefined) ways.push(print(asLegs(atom)));
  if (atom.repeat !== undefined) ways.push(print(spelledOut(atom)));
  return ways;
}

/** How many atoms a group of legs may come to in another dialect. */
const MOST_REPETITIONS = 8;

/** A group that may be repeated as one atom for each number of repetitions. */
function spelledOut(atom: BetzaAtom): readonly BetzaAtom[] {
  const { repeat, ...rest } = atom;
  if (repeat === undefined || repeat.times > MOST_REPETITIONS) return [atom];
  return Array.from({ length: repeat.times + 1 }, (_, times) => ({ ...rest, legs: legsOf(atom, times) }));
}

/** A chain as legs, if its parts are steps or slides: `[F?R]` is `FyafsF`. */
function asLegs({ onward, ...first }: BetzaAtom): readonly BetzaAtom[] {
  const atoms: BetzaAtom[] = [];
  let { letter, range } = first;
  let legs: readonly [BetzaLeg, ...BetzaLeg[]] = first.legs;
  for (const link of onward ?? []) {
    if (link.mayStop) atoms.push({ ...first, legs });
    const [last, before] = [legs.at(-1) as BetzaLeg, legs.slice(0, -1)];
    const turning = link.range === range ? last : { ...last, modes: [{ letter: 'y' as const, column: link.column }] };
    const further =
      link.leg.directions.length > 0 ? link.leg : { ...link.leg, directions: usualTurns(letter, link.letter) };
    legs = [...before, turning, further] as unknown as readonly [BetzaLeg, ...BetzaLeg[]];
    ({ letter, range } = link);
  }
  return [...atoms, { ...first, legs }];

  function usualTurns(before: AtomLetter, next: AtomLetter) {
    const letters: readonly DirectionLetter[] =
      atomKind(before).symmetry === atomKind(next).symmetry ? ['f'] : ['f', 's'];
    return withDirections(first, first.letter, letters).legs[0].directions;
  }
}

/** Texts one behind the other; a range keeps two equal letters from being taken for one doubled. */
function joined(before: string, next: string): string {
  const letter = /[A-Z]$/.exec(before)?.[0];
  if (letter === undefined || !next.startsWith(letter)) return before + next;
  const isRider = before.at(-2) === letter;
  if (isRider) return `${before.slice(0, -1)}0${next}`;
  return before + (isAtomLetter(letter) && defaultRange(letter) === 1 ? '1' : '0') + next;
}
