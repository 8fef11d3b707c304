/** The small letters in front of an atom, collected leg by leg while the text is read. */
import type { Problem } from '../result.js';
import {
  type BetzaLeg,
  DIRECTION_LETTERS,
  type DirectionLetter,
  type Located,
  MODE_LETTERS,
  type ModeLetter,
} from './ast.js';
import type { Dialect } from './dialect.js';
import { refuse, refuseRepeated, unsupported } from './unsupported.js';

export interface Prefix {
  readonly start: number;
  readonly dialect: Dialect;
  initial: boolean;
  /** Legs that an `a` has ended. */
  readonly ended: BetzaLeg[];
  leg: DraftLeg;
  /** Where the first modifier that we know stands. */
  firstColumn?: number;
  /** Where the first letter stands that should have come earlier. */
  disorderColumn?: number;
  /** False when a letter had to be refused: the atom must not be played without it. */
  sound: boolean;
}

interface DraftLeg {
  readonly start: number;
  readonly directions: Located<DirectionLetter>[];
  readonly modes: Located<ModeLetter>[];
  /** How far the usual order (`i`, directions, modes) has been gone through. */
  rank: number;
}

export function createPrefix(start: number, dialect: Dialect): Prefix {
  return { start, dialect, initial: false, ended: [], leg: createLeg(start), sound: true };
}

/** Adds one letter, or says why it cannot be added. @param run the letter with its repetitions, for the message */
export function readModifier(prefix: Prefix, letter: string, column: number, run: string): Problem | undefined {
  const problem = addModifier(prefix, letter, column, run);
  if (problem !== undefined) prefix.sound = false;
  return problem;
}

/** The legs, the last of which ends at the atom. */
export function finishLegs({ ended, leg }: Prefix, atomColumn: number): readonly [BetzaLeg, ...BetzaLeg[]] {
  const last = finishLeg(leg, atomColumn);
  const [first, ...others] = ended;
  return first === undefined ? [last] : [first, ...others, last];
}

function addModifier(prefix: Prefix, letter: string, column: number, run: string): Problem | undefined {
  if (prefix.dialect === 'xboard' && letter === 'z') return unsupported('z', 'nothing in XBoard', column);
  if (prefix.dialect === 'xboard' && isSkipped(prefix, letter, column)) {
    return letter === 'a' ? unsupported('a', 'nothing to XBoard behind modifiers out of order', column) : undefined;
  }
  if (letter === 'a') {
    prefix.ended.push(finishLeg(prefix.leg, column));
    prefix.leg = createLeg(column + 1);
  } else if (letter === 'i') {
    if (prefix.ended.length > 0) return unsupported('i', 'a leg as long as the one before it (behind "a")', column);
    if (prefix.initial) return refuseRepeated('i', column);
    prefix.initial = true;
    noteOrder(prefix, 0, column);
  } else if (isDirectionLetter(letter)) {
    prefix.leg.directions.push({ letter, column });
    noteOrder(prefix, 1, column);
  } else if (isModeLetter(letter)) {
    if (prefix.leg.modes.some((mode) => mode.letter === letter)) return refuseRepeated(letter, column);
    prefix.leg.modes.push({ letter, column });
    noteOrder(prefix, 2 + MODE_LETTERS.indexOf(letter), column);
  } else {
    return refuse(letter, column, run);
  }
  prefix.firstColumn ??= column;
  return undefined;
}

/** XBoard reads modifiers in one order only, and from the first that is out of it skips them up to the atom. */
function isSkipped(prefix: Prefix, letter: string, column: number): boolean {
  const rank = rankOf(letter);
  if (rank !== undefined && rank < prefix.leg.rank) prefix.disorderColumn ??= column;
  return prefix.disorderColumn !== undefined;
}

function rankOf(letter: string): number | undefined {
  if (letter === 'i') return 0;
  if (isDirectionLetter(letter)) return 1;
  return isModeLetter(letter) ? 2 + MODE_LETTERS.indexOf(letter) : undefined;
}

function noteOrder(prefix: Prefix, rank: number, column: number): void {
  if (rank < prefix.leg.rank) prefix.disorderColumn ??= column;
  prefix.leg.rank = Math.max(rank, prefix.leg.rank);
}

function createLeg(start: number): DraftLeg {
  return { start, directions: [], modes: [], rank: 0 };
}

function finishLeg({ start, directions, modes }: DraftLeg, end: number): BetzaLeg {
  const inOrder = modes.toSorted((a, b) => MODE_LETTERS.indexOf(a.letter) - MODE_LETTERS.indexOf(b.letter));
  return { directions, modes: inOrder, span: { start, end } };
}

function isDirectionLetter(letter: string): letter is DirectionLetter {
  return (DIRECTION_LETTERS as readonly string[]).includes(letter);
}

function isModeLetter(letter: string): letter is ModeLetter {
  return (MODE_LETTERS as readonly string[]).includes(letter);
}
