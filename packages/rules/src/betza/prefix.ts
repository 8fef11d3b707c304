/** The small letters in front of an atom, collected leg by leg while the text is read. */
import { error, type Problem, warning } from '../result.js';
import type { BetzaAtom, BetzaLegs, BetzaRepeat } from './ast.js';
import { atEnd, type Cursor, isCapital, isDigit, peek, repeats, take, takeWhile } from './cursor.js';
import { createDraft, type Draft, type DraftPlace, draftProblem, finishDraft } from './draft.js';
import { printAtom } from './print.js';
import { mergedLegs } from './repeat.js';
import { skipBrackets } from './skip.js';
import { refuse, unsupported } from './unsupported.js';

export interface Prefix {
  readonly start: number;
  initial: boolean;
  ahead: boolean;
  draft: Draft;
  /** What stands before the group in parentheses, once that has begun. */
  before?: BetzaLegs;
  group?: { readonly column: number; readonly legs?: BetzaLegs; readonly times: number };
  /** Where the first modifier that we know stands. */
  firstColumn?: number;
  /** Where the first letter stands that should have come earlier. */
  disorderColumn?: number;
  /** False when a letter had to be refused: the atom must not be played without it. */
  sound: boolean;
}

interface PrefixPlace {
  /** Signs that end the modifiers as a capital does. */
  readonly ends: string;
  /** Whether the atom is a further part of a chain in brackets. */
  readonly isFurther: boolean;
}

export function readPrefix(cursor: Cursor, { ends, isFurther }: PrefixPlace = { ends: '', isFurther: false }): Prefix {
  const start = cursor.at + 1;
  const prefix: Prefix = { start, initial: false, ahead: false, draft: createDraft(start), sound: true };
  while (!atEnd(cursor) && !isCapital(peek(cursor)) && peek(cursor) !== '[' && !ends.includes(peek(cursor))) {
    const column = cursor.at + 1;
    if (peek(cursor) === '(') {
      openGroup(cursor, prefix, ends === '' && cursor.dialect === 'xbetza');
    } else if (peek(cursor) === ')' && prefix.group !== undefined && prefix.group.legs === undefined) {
      closeGroup(cursor, prefix);
    } else if (isDigit(peek(cursor))) {
      const digits = takeWhile(cursor, isDigit);
      const advice = `${digits} belongs behind an atom, as in "W${digits}"`;
      refuseWith(cursor, prefix, error('betza/bad-range', advice, { column }));
    } else {
      readLetter(cursor, prefix, isFurther);
    }
  }
  if (prefix.group !== undefined && prefix.group.legs === undefined) {
    const { column } = prefix.group;
    refuseWith(cursor, prefix, refuse('(', column, cursor.text.slice(column - 1, cursor.at)));
  }
  return prefix;
}

/** The legs, the last of which ends at the atom. */
export function finishLegs(prefix: Prefix, atomColumn: number): Pick<BetzaAtom, 'legs' | 'repeat'> {
  const legs = finishDraft(prefix.draft, atomColumn);
  const { before, group } = prefix;
  if (before === undefined || group?.legs === undefined) return { legs };
  const repeat: BetzaRepeat = { before, group: group.legs, after: legs, times: group.times, column: group.column };
  return { legs: mergedLegs([before, legs]), repeat };
}

/** In XBoard's own dialect the letters that it skips are left out of the tree, so that the atom is what remains. */
export function disorder(atom: BetzaAtom, column: number): Problem {
  const advice = `some programs skip modifiers that are out of order: write "${printAtom(atom)}"`;
  return warning('betza/modifier-order', advice, { column });
}

function readLetter(cursor: Cursor, prefix: Prefix, isFurther: boolean): void {
  const column = cursor.at + 1;
  const letter = take(cursor);
  const run = letter + repeats(cursor, letter);
  const problem = letterProblem(prefix, letter, column, run, placeOf(prefix, isFurther, cursor));
  if (problem === undefined) return;
  refuseWith(cursor, prefix, problem);
  // What is refused once need not be refused again.
  takeWhile(cursor, (sign) => sign === letter);
}

function placeOf(prefix: Prefix, isFurther: boolean, { dialect }: Cursor): DraftPlace {
  const isBehind = (prefix.before?.length ?? 1) > 1 || prefix.group?.legs !== undefined;
  const isFirst = !isFurther && !isBehind && prefix.draft.ended.length === 0;
  return { dialect, isFirst, isRepeated: prefix.group !== undefined };
}

/** Adds one letter, or says why it cannot be added. @param run the letter with its repetitions, for the message */
function letterProblem(
  prefix: Prefix,
  letter: string,
  column: number,
  run: string,
  place: DraftPlace,
): Problem | undefined {
  const { draft } = prefix;
  const problem = draftProblem(draft, letter, column, run, place);
  if (problem !== undefined) return problem;
  if (draft.disorderColumn !== undefined) prefix.disorderColumn ??= draft.disorderColumn;
  prefix.initial = prefix.initial || draft.initials > 0;
  prefix.ahead = prefix.ahead || draft.initials > 1;
  prefix.firstColumn ??= column;
  return undefined;
}

/** A parenthesis, if legs may be repeated here; otherwise it is refused with what is in it. */
function openGroup(cursor: Cursor, prefix: Prefix, isPlace: boolean): void {
  const column = cursor.at + 1;
  if (!isPlace || prefix.group !== undefined) {
    prefix.sound = false;
    skipBrackets(cursor, '(', ')');
    return;
  }
  take(cursor);
  prefix.firstColumn ??= column;
  prefix.before = finishDraft(prefix.draft, column);
  prefix.group = { column, times: Infinity };
  prefix.draft = createDraft(column + 1);
}

function closeGroup(cursor: Cursor, prefix: Prefix): void {
  const column = prefix.group?.column ?? prefix.start;
  const legs = finishDraft(prefix.draft, cursor.at + 1);
  take(cursor);
  const digitsAt = cursor.at + 1;
  const digits = takeWhile(cursor, isDigit);
  const written = cursor.text.slice(column - 1, cursor.at);
  prefix.group = { column, legs, times: digits === '' ? Infinity : Number(digits) };
  prefix.draft = createDraft(cursor.at + 1);
  if (legs.length === 1) {
    refuseWith(cursor, prefix, unsupported(written, 'letters repeated within one leg: there is no "a" in it', column));
  }
  if (digits.startsWith('0') || !Number.isSafeInteger(Number(digits))) {
    const advice = 'behind a group stands how often it may be there at the most; without limit nothing stands there';
    refuseWith(cursor, prefix, error('betza/bad-range', advice, { column: digitsAt }));
  }
}

function refuseWith(cursor: Cursor, prefix: Prefix, problem: Problem): void {
  prefix.sound = false;
  cursor.problems.push(problem);
}
