/**
 * Names of people: 3 to 20 letters of the English alphabet, digits, `-` and `_`, so that everybody can type them and they stand in an
 * address as they are. Two names that a hurried reader would take for each other count as the same name: each has a skeleton, and
 * only one account has it.
 */
import { error, fail, ok, type Problem, type Result } from '@hippodrome/rules';
import { isReserved } from './reserved-names.js';
import { skeletonOf } from './skeleton.js';

export interface Name {
  /** As its owner wrote it. */
  readonly shown: string;
  /** The same for names that look the same; unique among accounts, and no two spellings that differ in case differ here. */
  readonly skeleton: string;
}

export const SHORTEST_NAME = 3;
export const LONGEST_NAME = 20;

/**
 * Reads a name as somebody typed it.
 * @returns the name, or every problem with it, each with its column: `account/name-length`, `account/name-character`,
 *   `account/name-separator`, `account/name-reserved`
 */
export function readName(text: string): Result<Name> {
  const problems = [...lengthProblems(text), ...characterProblems(text), ...separatorProblems(text)];
  if (problems.length > 0) return fail(...problems);
  if (isReserved(text)) {
    const message = `${text} is kept for the site itself, or looks like a name that is; choose another`;
    return fail(error('account/name-reserved', message, at(0)));
  }
  return ok({ shown: text, skeleton: skeletonOf(text) });
}

function lengthProblems(text: string): Problem[] {
  const length = [...text].length;
  if (length >= SHORTEST_NAME && length <= LONGEST_NAME) return [];
  const message = `a name has ${SHORTEST_NAME} to ${LONGEST_NAME} characters; this one has ${length}`;
  return [error('account/name-length', message, at(Math.min(length, LONGEST_NAME)))];
}

/** The first character that may not stand in a name; more than one would only repeat the lesson. */
function characterProblems(text: string): Problem[] {
  const characters = [...text];
  const index = characters.findIndex((character) => !/^[\w-]$/.test(character));
  if (index < 0) return [];
  const plain = plainForm(text);
  const hint = plain === undefined ? '' : `; did you mean ${plain}?`;
  const what = printable(characters[index] ?? '');
  return [
    error(
      'account/name-character',
      `a name is made of the letters a to z, digits, - and _, not of ${what}${hint}`,
      at(index),
    ),
  ];
}

function separatorProblems(text: string): Problem[] {
  const index = text.search(/^[-_]|[-_](?=[-_])|[-_]$/);
  if (index < 0) return [];
  return [error('account/name-separator', '- and _ stand between letters or digits, one at a time', at(index))];
}

/** The text without accents and with spaces joined, when that is a name. */
function plainForm(text: string): string | undefined {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .replaceAll(/[\s.]+/g, '-');
  return plain !== text && /^[\w-]{3,20}$/.test(plain) && separatorProblems(plain).length === 0 ? plain : undefined;
}

/** A character as it may stand in a message: what cannot be seen is told by its number. */
function printable(character: string): string {
  if (character === ' ') return 'a space';
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function at(index: number): { line: number; column: number } {
  return { line: 1, column: index + 1 };
}
