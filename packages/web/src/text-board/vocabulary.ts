/**
 * The words that can be typed: what pieces are called in the reader's language and in documents, and the little words around them.
 * Both the reader's own language and English are understood. Words are compared without accents and capitals.
 */
import type { Ruleset } from '@hippodrome/rules';
import { textOf } from '../i18n/index.js';
import { pieceTerm } from '../i18n/terms.js';

export type Meaning =
  | { readonly is: 'piece'; readonly kind: number }
  | { readonly is: 'takes' | 'filler' | 'pass' | 'castle' | 'short' | 'long' };

export interface Vocabulary {
  /** Folded phrases, the longest first. */
  readonly phrases: readonly { readonly text: string; readonly meaning: Meaning }[];
}

const LITTLE_WORDS = ['takes', 'filler', 'pass', 'castle', 'short', 'long'] as const;
/** Understood whatever the language. */
const ENGLISH: Readonly<Record<(typeof LITTLE_WORDS)[number], string>> = {
  takes: 'takes, captures, x',
  filler:
    'to, on, from, at, the, in, passing, via, and, then, check, mate, checkmate, promotes, promote, white, black, goes, moves, rides, plus',
  pass: 'pass, passes',
  castle: 'castle, castles, castling',
  short: 'kingside, short',
  long: 'queenside, long',
};

export function vocabularyOf({ kinds }: Pick<Ruleset, 'kinds'>): Vocabulary {
  const pieces = kinds.flatMap(({ name }, kind) =>
    [pieceTerm(name), name].map((text) => ({ text: fold(text), meaning: { is: 'piece', kind } as const })),
  );
  const little = LITTLE_WORDS.flatMap((word) =>
    `${textOf(`textBoard.word.${word}`) ?? ''},${ENGLISH[word]}`
      .split(',')
      .map((text) => ({ text: fold(text.trim()), meaning: { is: word } as const })),
  );
  // A piece's name goes before a little word that is spelt alike.
  const all = [...pieces, ...little].filter(({ text }) => text !== '');
  return { phrases: all.toSorted((a, b) => b.text.length - a.text.length) };
}

/** Without capitals and accents, hyphens as spaces; as long as the text, so that places in it stay true. */
export function fold(text: string): string {
  return [...text].map(foldCharacter).join('');
}

function foldCharacter(character: string): string {
  if (/[\p{Pd}'’_]/u.test(character)) return ' ';
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === character.length ? plain : character;
}

/** Words of pieces as they are shown, for "did you mean". */
export function pieceWords({ kinds }: Pick<Ruleset, 'kinds'>): readonly string[] {
  return kinds.map(({ name }) => pieceTerm(name));
}
