/**
 * The reader of Fairy-Stockfish's dialect. That program knows directions, `m c p g n i`, a digit or the letter again behind an
 * atom, and skips every other character in silence; here each of them is warned of. It reads directions on every atom as on
 * oblique ones, part by part, and rides with W, F and N and what is made of them only.
 */
import type { Vector } from '../board/board.js';
import { type Problem, warning } from '../result.js';
import {
  type BetzaAtom,
  type BetzaCastling,
  type BetzaLeg,
  DIRECTION_LETTERS,
  type DirectionLetter,
  hasMode,
  type Located,
  MODE_LETTERS,
  type ModeLetter,
} from './ast.js';
import { type AtomLetter, atomKind, defaultRange, isAtomLetter, leapLength } from './atoms.js';
import { CAMEL_AND_ZEBRA } from './dialect.js';
import { images, readDirections } from './directions.js';
import { plain } from './headings.js';
import { inTwo, selectedImages, spellDiagonals, spellOrthogonals, withDirections } from './respell.js';
import { unsupported } from './unsupported.js';

const MODES: readonly ModeLetter[] = ['m', 'c', 'p', 'g', 'n'];

/** It writes the castling of a king into its Betza, and reads it nowhere but among the options of the game. */
export const CASTLING_ELSEWHERE =
  'Fairy-Stockfish writes O for a king that castles, and skips it where it reads a piece: there castling is an option of the game (castlingKingsideFile, castlingQueensideFile)';

export interface FairyReading {
  readonly atoms: BetzaAtom[];
  readonly castlings: BetzaCastling[];
  readonly problems: readonly Problem[];
  readonly steps: number;
}

export function readFairy(text: string): FairyReading {
  const atoms: BetzaAtom[] = [];
  const castlings: BetzaCastling[] = [];
  const problems: Problem[] = [];
  let steps = 0;
  let draft = createDraft(1);
  for (let at = 0; at < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(at) as number);
    const column = at + 1;
    at += sign.length;
    steps++;
    const letter = CAMEL_AND_ZEBRA['fairy-stockfish'][sign] ?? sign;
    if (letter.length === 1 && isAtomLetter(letter)) {
      const behind = text.charAt(at);
      const isRide = /[0-9]/.test(behind) || behind === sign;
      if (isRide) {
        at++;
        steps++;
      }
      const range = isRide ? Number(/[1-9]/.test(behind) ? behind : Infinity) : defaultRange(letter);
      const read = readAtom(finish(draft, letter, column, range, at + 1));
      atoms.push(...read.atoms);
      problems.push(...read.problems);
      draft = createDraft(at + 1);
    } else if (sign === 'O' && !draft.isBegun && /[1-9]/.test(text.charAt(at))) {
      castlings.push({ sides: ['l', 'r'], inset: 0, squares: Number(text.charAt(at)), column });
      problems.push(warning('betza/castling-elsewhere', CASTLING_ELSEWHERE, { column }));
      at++;
      steps++;
      draft = createDraft(at + 1);
    } else if (!addModifier(draft, sign, column)) {
      problems.push(
        warning('betza/skipped', `Fairy-Stockfish skips ${JSON.stringify(sign)} and plays what is left`, { column }),
      );
    }
  }
  if (draft.isBegun) {
    problems.push(
      warning('betza/skipped', 'Fairy-Stockfish skips modifiers without an atom behind', { column: draft.start }),
    );
  }
  return { atoms, castlings, problems, steps };
}

interface Draft {
  readonly start: number;
  isBegun: boolean;
  initial: boolean;
  readonly directions: Located<DirectionLetter>[];
  readonly modes: Located<ModeLetter>[];
}

function createDraft(start: number): Draft {
  return { start, isBegun: false, initial: false, directions: [], modes: [] };
}

function addModifier(draft: Draft, sign: string, column: number): boolean {
  const [direction] = DIRECTION_LETTERS.filter((letter) => letter === sign);
  const [mode] = MODES.filter((letter) => letter === sign);
  if (sign === 'i') draft.initial = true;
  else if (direction !== undefined) draft.directions.push({ letter: direction, column });
  else if (mode === undefined) return false;
  else if (!draft.modes.some(({ letter }) => letter === mode)) draft.modes.push({ letter: mode, column });
  draft.isBegun = true;
  return true;
}

function finish(draft: Draft, letter: AtomLetter, column: number, range: number, end: number): BetzaAtom {
  const { start, initial, directions } = draft;
  const modes = draft.modes.toSorted((a, b) => MODE_LETTERS.indexOf(a.letter) - MODE_LETTERS.indexOf(b.letter));
  const leg: BetzaLeg = { directions, modes, span: { start, end: column } };
  return { letter, column, range, initial, legs: [leg], span: { start, end } };
}

/** The atoms that play what Fairy-Stockfish makes of one. */
function readAtom(atom: BetzaAtom): { readonly atoms: readonly BetzaAtom[]; readonly problems: readonly Problem[] } {
  const { column } = atom;
  const [leg] = atom.legs;
  const nothing = (why: string) => ({
    atoms: [],
    problems: [warning('betza/no-move', `Fairy-Stockfish gives ${why}`, { column })],
  });
  const steps = leapLength(atom.letter) === 1;
  const hops = hasMode(leg, 'p') || hasMode(leg, 'g');
  if (atom.range !== 1 && !steps && atom.letter !== 'N') return nothing(`no moves to a ride of ${atom.letter}`);
  if (hops && !steps) return nothing(`no moves to a hopping ${atom.letter}`);
  if (hops && atom.range !== Infinity) {
    return {
      atoms: [],
      problems: [unsupported('p or g', 'on a limited move a kind of hop of its own in Fairy-Stockfish', column)],
    };
  }
  const selected = selection(atom);
  if (selected.length === 0) return nothing('these directions no moves');
  const played = respell(atom, selected);
  if (played === undefined) {
    return {
      atoms: [],
      problems: [unsupported(atom.letter, 'with these directions moves that need a spelling of their own', column)],
    };
  }
  if (!hasMode(leg, 'n')) return { atoms: played, problems: [] };
  if (atom.range !== 1) return { atoms: played.map(withoutN), problems: [] };
  if (!'NAZD'.includes(atom.letter)) return nothing(`a lame ${atom.letter} no moves`);
  return atom.letter === 'Z' ? lameZebra(atom) : { atoms: played, problems: [] };
}

/** The images that the directions select: each part of the atom as if it were a knight. */
function selection(atom: BetzaAtom): readonly Vector[] {
  const kind = atomKind(atom.letter);
  const letters = plain(atom.legs[0].directions, undefined);
  if (letters.length === 0) return images(kind);
  const leaps: readonly Vector[] = kind.symmetry === 'royal' ? [kind.leap, [1, 1]] : [kind.leap];
  const pairs = pairsOf(letters).flatMap((pair) => (kind.symmetry === 'orthogonal' ? split(pair) : [pair]));
  const found = leaps.flatMap((leap) => pairs.flatMap((pair) => imagesLike(leap, pair)));
  return images(kind).filter((image) => found.some(([x, y]) => x === image[0] && y === image[1]));
}

type Pair = readonly [DirectionLetter, DirectionLetter];

/** Letters two by two where they can be combined; a letter alone counts twice. */
function pairsOf(letters: readonly DirectionLetter[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < letters.length; i++) {
    const [one, two] = [letters[i] as DirectionLetter, letters[i + 1]];
    const combines = two !== undefined && (one === two || canCombine(one, two));
    pairs.push([one, combines ? two : one]);
    if (combines) i++;
  }
  return pairs;
}

function canCombine(one: DirectionLetter, two: DirectionLetter): boolean {
  const isVertical = (letter: DirectionLetter) => 'fbvh'.includes(letter);
  const isHorizontal = (letter: DirectionLetter) => 'rlsh'.includes(letter);
  return (isVertical(one) && isHorizontal(two)) || (isHorizontal(one) && isVertical(two));
}

function split([one, two]: Pair): readonly Pair[] {
  return one === two
    ? [[one, two]]
    : [
        [one, one],
        [two, two],
      ];
}

/** What a pair selects among the images of a knight, carried over to another leap. */
function imagesLike([files, ranks]: Vector, pair: Pair): readonly Vector[] {
  const [one, two] = pair;
  if (one !== two && (one === 'v' || one === 's')) return [];
  const reading = readDirections('oblique', pair);
  if (!reading.ok) return [];
  const carry = (steps: number) => Math.sign(steps) * (Math.abs(steps) === 1 ? files : ranks);
  return images(atomKind('N'))
    .filter(reading.selects)
    .map(([x, y]) => [carry(x), carry(y)]);
}

/** The atom, or for K and Q its parts, with directions that mean the same in our reading. */
function respell(atom: BetzaAtom, selected: readonly Vector[]): readonly BetzaAtom[] | undefined {
  const isAll = atom.legs[0].directions.length === 0;
  switch (isAll ? undefined : atomKind(atom.letter).symmetry) {
    case undefined:
      return [atom];
    case 'royal':
      return inTwo(atom, selected);
    case 'orthogonal':
      return [withDirections(atom, atom.letter, spellOrthogonals(selected))];
    case 'diagonal':
      return spelledDiagonals(atom, selected);
    case 'oblique':
      return String(selectedImages(atom)) === String(selected) ? [atom] : undefined;
  }
}

function spelledDiagonals(atom: BetzaAtom, selected: readonly Vector[]): readonly BetzaAtom[] {
  return [withDirections(atom, atom.letter, spellDiagonals(selected))];
}

function withoutN(atom: BetzaAtom): BetzaAtom {
  const [leg] = atom.legs;
  return { ...atom, legs: [{ ...leg, modes: leg.modes.filter(({ letter }) => letter !== 'n') }] };
}

/** A lame zebra goes as the elephant of janggi: a step, and two diagonal ones outwards. */
function lameZebra(atom: BetzaAtom): { readonly atoms: readonly BetzaAtom[]; readonly problems: readonly Problem[] } {
  const [leg] = atom.legs;
  const { column } = atom;
  if (leg.directions.length > 0) {
    return { atoms: [], problems: [unsupported('nZ', 'with directions an elephant of some directions', column)] };
  }
  const at = (letter: DirectionLetter): Located<DirectionLetter> => ({ letter, column });
  const way = (...directions: DirectionLetter[]): BetzaLeg => ({
    directions: directions.map(at),
    modes: [],
    span: leg.span,
  });
  const last = { ...way('f'), modes: leg.modes.filter(({ letter }) => letter !== 'n') };
  return { atoms: [{ ...atom, letter: 'W', legs: [way(), way('f', 's'), last] }], problems: [] };
}
