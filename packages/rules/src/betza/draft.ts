/** Modifiers as they come, letter by letter: the legs that an `a` has ended, and the one that is being read. */
import type { Problem } from '../result.js';
import {
  type BetzaLeg,
  type BetzaLegs,
  DIRECTION_LETTERS,
  type DirectionLetter,
  type Located,
  MODE_LETTERS,
  type ModeLetter,
  TURN_LETTERS,
  type TurnLetter,
} from './ast.js';
import type { Dialect } from './dialect.js';
import { refuse, refuseRepeated, unsupported } from './unsupported.js';

export interface Draft {
  readonly ended: BetzaLeg[];
  leg: DraftLeg;
  /** How many `i` the first leg has. */
  initials: number;
  /** Where the first letter stands that should have come earlier. */
  disorderColumn?: number;
}

interface DraftLeg {
  readonly start: number;
  echo?: Located<'i'>;
  readonly directions: Located<DirectionLetter | TurnLetter>[];
  readonly modes: Located<ModeLetter>[];
  /** How far the usual order (`i`, directions, modes) has been gone through. */
  rank: number;
}

/** What decides how a letter is read, besides what stands before it. */
export interface DraftPlace {
  readonly dialect: Dialect;
  /** Whether the leg is the first of its move. */
  readonly isFirst: boolean;
  /** Whether it stands in or behind a group in parentheses. */
  readonly isRepeated: boolean;
}

export function createDraft(start: number): Draft {
  return { ended: [], leg: createLeg(start), initials: 0 };
}

/** @param end column behind the last modifier */
export function finishDraft({ ended, leg }: Draft, end: number): BetzaLegs {
  const last = finishLeg(leg, end);
  const [first, ...others] = ended;
  return first === undefined ? [last] : [first, ...others, last];
}

/** Adds one letter, or says why it cannot be added. @param run the letter with its repetitions, for the message */
export function draftProblem(
  draft: Draft,
  letter: string,
  column: number,
  run: string,
  place: DraftPlace,
): Problem | undefined {
  if (place.dialect === 'xboard' && (letter === 'z' || letter === 'q')) {
    return unsupported(letter, 'nothing in XBoard', column);
  }
  if (place.dialect === 'xboard' && isSkipped(draft, letter, column)) {
    return letter === 'a' ? unsupported('a', 'nothing to XBoard behind modifiers out of order', column) : undefined;
  }
  if (letter === 'a') {
    draft.ended.push(finishLeg(draft.leg, column));
    draft.leg = createLeg(column + 1);
    return undefined;
  }
  if (letter === 'i') return addInitial(draft, column, place);
  if (isDirectionLetter(letter) || (!place.isFirst && isTurnLetter(letter))) {
    draft.leg.directions.push({ letter, column });
    noteOrder(draft, 1, column);
    return undefined;
  }
  if (!isModeLetter(letter)) return refuse(letter, column, run);
  const before = draft.leg.modes.filter((mode) => mode.letter === letter).length;
  const most = letter === 'j' ? Infinity : letter === 'n' ? 2 : 1;
  if (before >= most) return refuseRepeated(letter, column);
  draft.leg.modes.push({ letter, column });
  noteOrder(draft, 2 + MODE_LETTERS.indexOf(letter), column);
  return undefined;
}

/** `i` of the first leg, once or twice in a row; or that of a further leg, which is as long as the one before it. */
function addInitial(draft: Draft, column: number, { isFirst, isRepeated }: DraftPlace): Problem | undefined {
  if (draft.ended.length > 0) {
    if (draft.leg.echo !== undefined) return refuseRepeated('i', column);
    draft.leg.echo = { letter: 'i', column };
  } else {
    if (isRepeated) return unsupported('i', 'a first move that begins in or behind a group', column);
    if (draft.initials > (isFirst ? 1 : 0) || (draft.initials === 1 && draft.leg.rank > 0)) {
      return refuseRepeated('i', column);
    }
    draft.initials++;
  }
  noteOrder(draft, 0, column);
  return undefined;
}

/** XBoard reads modifiers in one order only, and from the first that is out of it skips them up to the atom. */
function isSkipped(draft: Draft, letter: string, column: number): boolean {
  const rank = rankOf(letter);
  if (rank !== undefined && rank < draft.leg.rank) draft.disorderColumn ??= column;
  return draft.disorderColumn !== undefined;
}

function rankOf(letter: string): number | undefined {
  if (letter === 'i') return 0;
  if (isDirectionLetter(letter)) return 1;
  return isModeLetter(letter) ? 2 + MODE_LETTERS.indexOf(letter) : undefined;
}

function noteOrder(draft: Draft, rank: number, column: number): void {
  if (rank < draft.leg.rank) draft.disorderColumn ??= column;
  draft.leg.rank = Math.max(rank, draft.leg.rank);
}

function createLeg(start: number): DraftLeg {
  return { start, directions: [], modes: [], rank: 0 };
}

function finishLeg({ start, echo, directions, modes }: DraftLeg, end: number): BetzaLeg {
  return { ...(echo && { echo }), directions, modes: inOrder(modes), span: { start, end } };
}

/** Modes in the order of `MODE_LETTERS`. */
export function inOrder(modes: readonly Located<ModeLetter>[]): readonly Located<ModeLetter>[] {
  return modes.toSorted((a, b) => MODE_LETTERS.indexOf(a.letter) - MODE_LETTERS.indexOf(b.letter));
}

function isDirectionLetter(letter: string): letter is DirectionLetter {
  return (DIRECTION_LETTERS as readonly string[]).includes(letter);
}

function isTurnLetter(letter: string): letter is TurnLetter {
  return (TURN_LETTERS as readonly string[]).includes(letter);
}

function isModeLetter(letter: string): letter is ModeLetter {
  return (MODE_LETTERS as readonly string[]).includes(letter);
}
