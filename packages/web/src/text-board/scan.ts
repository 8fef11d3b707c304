/**
 * A typed line as words that mean something: squares, pieces, captures, castling. Everything that people write of a move is understood in
 * any mixture: `nightrider b1 takes e7`, `N b1 e7`, `Nxe7`, `b1e7`, 夜骑b1到d5.
 */
import type { Ruleset, Square } from '@hippodrome/rules';
import { fold, type Meaning, type Vocabulary } from './vocabulary.js';

export type Word = Place &
  (
    | Meaning
    | { readonly is: 'square'; readonly square: Square }
    /** A piece by its letter; a small one may as well be a file. */
    | { readonly is: 'letter'; readonly kind: number }
    | { readonly is: 'file'; readonly file: number }
    | { readonly is: 'rank'; readonly rank: number }
    /** Looks like a square, but the board has none of that name. */
    | { readonly is: 'off-board' }
    | { readonly is: 'unknown' }
  );

interface Place {
  /** As it was typed. */
  readonly text: string;
  /** From 1. */
  readonly column: number;
}

type Unplaced = Word extends infer W ? (W extends Place ? Omit<W, keyof Place> : never) : never;

interface Found {
  readonly length: number;
  readonly word: Unplaced | undefined;
}

const SKIPPED = /^[\s\p{P}\p{Sm}→]+/u;
const SQUARE = /^[a-z]\d{1,2}/;
/** A piece and the rank it comes from: `B1d2`. */
const HINTED = /^[A-Z]\d{1,2}x?[a-p]\d/;
const A = 'a'.charCodeAt(0);
const CASTLING = /^[o0] [o0]( [o0])?(?![\p{L}\p{N}])/u;

export function scan(line: string, rules: Ruleset, vocabulary: Vocabulary): readonly Word[] {
  const folded = fold(line);
  const words: Word[] = [];
  let at = 0;
  while (at < line.length) {
    const { length, word } = read(line.slice(at), folded.slice(at), rules, vocabulary);
    if (word !== undefined) words.push({ ...word, text: line.slice(at, at + length), column: at + 1 } as Word);
    at += length;
  }
  return words;
}

function read(raw: string, rest: string, rules: Ruleset, { phrases }: Vocabulary): Found {
  const skipped = SKIPPED.exec(rest)?.[0] ?? (rest.startsWith(' ') ? ' ' : '');
  if (skipped !== '') return { length: skipped.length, word: undefined };
  const castling = CASTLING.exec(rest);
  if (castling !== null)
    return { length: castling[0].length, word: { is: castling[1] === undefined ? 'short' : 'long' } };
  const square = readSquare(raw, rest, rules);
  if (square !== undefined) return square;
  const phrase = phrases.find(({ text }) => rest.startsWith(text) && endsThere(rest, text));
  if (phrase !== undefined) return { length: phrase.text.length, word: phrase.meaning };
  return readLetter(raw, rest, rules) ?? unknown(rest);
}

function readSquare(raw: string, rest: string, { board }: Ruleset): Found | undefined {
  const name = SQUARE.exec(rest)?.[0];
  if (name === undefined || HINTED.test(raw)) return undefined;
  const square = board.find(name);
  if (square !== undefined) return { length: name.length, word: { is: 'square', square } };
  // `e12` on eight ranks is a slip, and not e1 and a 2; `n1d2` begins with a knight of the first rank.
  const isHint = rest.charCodeAt(0) - A >= board.files && SQUARE.test(rest.slice(name.length));
  return isHint ? undefined : { length: name.length, word: { is: 'off-board' } };
}

/** The letters and figures of notation: of a piece, of a file, of a rank. */
function readLetter(raw: string, rest: string, { kinds, board }: Ruleset): Found | undefined {
  const [first = ''] = raw;
  if (!isNotation(raw.slice(1))) return undefined;
  if (/\d/.test(first)) {
    const rank = Number(/^\d{1,2}/.exec(rest)?.[0]);
    return rank >= 1 && rank <= board.ranks
      ? { length: String(rank).length, word: { is: 'rank', rank: rank - 1 } }
      : undefined;
  }
  const file = rest.charCodeAt(0) - A;
  if (raw[0] === rest[0] && file >= 0 && file < board.files) return { length: 1, word: { is: 'file', file } };
  if (rest[0] === 'x') return { length: 1, word: { is: 'takes' } };
  const kind = kinds.findIndex(({ letter }) => letter === first.toUpperCase());
  return kind < 0 ? undefined : { length: 1, word: { is: 'letter', kind } };
}

/** Whether what follows a letter lets it be one of notation: nothing, a square, `x`, or another such letter or figure. */
function isNotation(after: string): boolean {
  return /^(?:$|[^\p{L}\p{N}]|[a-p]?\d{0,2}x?[a-p]\d{1,2}|\d{1,2}[a-p]\d|x)/u.test(after);
}

/** A phrase in letters ends where the word ends; where words are not parted, anywhere. */
function endsThere(rest: string, text: string): boolean {
  if (/[\p{Script=Han}]$/u.test(text)) return true;
  const after = rest.slice(text.length);
  // `x` may stand right before a square.
  return !/^\p{L}/u.test(after) || (text === 'x' && SQUARE.test(after));
}

function unknown(rest: string): Found {
  const word = /^[\p{L}\p{N}]+/u.exec(rest)?.[0] ?? rest.slice(0, 1);
  return { length: word.length, word: { is: 'unknown' } };
}
