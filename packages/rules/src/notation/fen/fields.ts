/**
 * The FEN fields behind the placement: cut apart here, read by whoever owns them. A FEN may stop after any field, and may
 * leave out castling and en passant or the two numbers, as long as nothing is ambiguous by it.
 */
import type { Colour } from '../../colour.js';
import { type Field, saysNothing } from '../../position/setup.js';
import { error, type Problem, warning } from '../../result.js';
import type { Ruleset, RuleWith } from '../../rule/ruleset.js';
import { quote, type Token } from '../text.js';

/** What the fields say; a rule-owned field that says nothing is absent. */
export interface FenFields {
  readonly sideToMove: Colour;
  readonly halfmoveClock: number;
  readonly fullmoveNumber: number;
  readonly owned: Readonly<Partial<Record<Field, Token>>>;
}

/** More than any game has moves, and few enough digits to be shown. */
const HIGHEST_NUMBER = 999_999;

const SIDES: Readonly<Record<string, Colour>> = { w: 'white', white: 'white', b: 'black', black: 'black' };
/** Stands for "nothing" in the fields that are always written. */
export const NOTHING = '-';

/** The rule that owns a field in this game; undefined when none does. */
export function fieldOwner(rules: Ruleset, field: Field): RuleWith<'state'> | undefined {
  return rules.having.state.find(({ hooks }) => hooks.state.field === field);
}

/**
 * Sorts the words of a FEN, the placement and its holdings left out, into fields.
 *
 * Codes: `fen/bad-side`, `fen/bad-clock`, `fen/bad-move-number`, `fen/extra-field`.
 */
export function sortFields(rules: Ruleset, words: readonly Token[], problems: Problem[]): FenFields {
  const queue = [...words];
  const next = (fits: (text: string) => boolean): Token | undefined =>
    queue[0] !== undefined && fits(queue[0].text) ? queue.shift() : undefined;
  const isPhase = (text: string): boolean => /^\p{L}/u.test(text) && fieldOwner(rules, 'phase') !== undefined;
  const anything = (): boolean => true;
  const couldBeField = (text: string): boolean => !isNumber(text) && !isCheckCount(text);
  const notAPhase = (text: string): boolean => !isCheckCount(text) && (queue.length > 1 || !isPhase(text));

  const sideToMove = readSide(rules, next(couldBeSide), queue, problems);
  const castling = next(couldBeField);
  const enPassant = next(couldBeField);
  const early = next(isCheckCount);
  const halfmoveClock = readClock(next(notAPhase), problems);
  const fullmoveNumber = readMoveNumber(next(notAPhase), problems);
  const late = early === undefined ? next(isCheckCount) : undefined;
  const phase = next(anything);
  for (const { text, column } of queue) {
    const values = { written: quote(text) };
    problems.push(error('fen/extra-field', `a FEN has no further field: leave out ${quote(text)}`, { column, values }));
  }
  return {
    sideToMove,
    halfmoveClock,
    fullmoveNumber,
    owned: saying({ castling, 'en-passant': enPassant, checks: early ?? late, phase }),
  };
}

/** Leaves out what is absent or says nothing. */
export function saying(fields: Readonly<Partial<Record<Field, Token | undefined>>>): Partial<Record<Field, Token>> {
  const says = (token: Token | undefined): boolean => token !== undefined && !saysNothing(token.text);
  return Object.fromEntries(Object.entries(fields).filter(([, token]) => says(token)));
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

/** `3+3` before the two numbers, or `+0+0` behind them, as other programs write it. */
function isCheckCount(text: string): boolean {
  return /^\+?\d+\+\d+$/.test(text);
}

/** A word that is meant to be the side, right or wrong, and not the field that would follow. */
function couldBeSide(text: string): boolean {
  return SIDES[text.toLowerCase()] !== undefined || (text.length === 1 && text !== NOTHING);
}

function readSide(rules: Ruleset, word: Token | undefined, rest: readonly Token[], problems: Problem[]): Colour {
  const side = word === undefined ? undefined : SIDES[word.text.toLowerCase()];
  if (side !== undefined) return side;
  const following = rest[0];
  if (word !== undefined) {
    const details = { column: word.column, values: { written: quote(word.text) } };
    problems.push(error('fen/bad-side', `the side to move is w or b, not ${quote(word.text)}`, details));
  } else if (following !== undefined) {
    const message = `the side to move, w or b, is missing before ${quote(following.text)}`;
    const values = { form: 'missing', written: quote(following.text) };
    problems.push(error('fen/bad-side', message, { column: following.column, values }));
  }
  return rules.first;
}

function readClock(word: Token | undefined, problems: Problem[]): number {
  if (word === undefined || word.text === NOTHING) return 0;
  const { text, column } = word;
  const clock = Number(text);
  if (isNumber(text) && clock <= HIGHEST_NUMBER) return clock;
  const message = `the half-move clock is a number from 0 to ${HIGHEST_NUMBER}, not ${quote(text)}`;
  problems.push(error('fen/bad-clock', message, { column, values: { most: HIGHEST_NUMBER, written: quote(text) } }));
  return 0;
}

function readMoveNumber(word: Token | undefined, problems: Problem[]): number {
  if (word === undefined || word.text === NOTHING) return 1;
  const { text, column } = word;
  const number = Number(text);
  if (isNumber(text) && number >= 1 && number <= HIGHEST_NUMBER) return number;
  if (isNumber(text) && number === 0) {
    const values = { form: 'zero' };
    problems.push(warning('fen/bad-move-number', 'moves are numbered from 1: 0 was read as 1', { column, values }));
  } else {
    const message = `the move number is a number from 1 to ${HIGHEST_NUMBER}, not ${quote(text)}`;
    const values = { most: HIGHEST_NUMBER, written: quote(text) };
    problems.push(error('fen/bad-move-number', message, { column, values }));
  }
  return 1;
}
