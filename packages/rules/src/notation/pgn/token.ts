/** What the text of a PGN file is made of, each with its place. */
import type { Place } from '../../result.js';
import type { GameResult } from './game-result.js';

export type Token = TokenPlace & TokenBody;
export type TokenOf<Type extends TokenBody['type']> = TokenPlace & Extract<TokenBody, { readonly type: Type }>;

export interface TokenPlace {
  /** As written; of a comment only the first line. */
  readonly raw: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** Characters of the input before it, and before what follows it. */
  readonly start: number;
  readonly end: number;
}

export type TokenBody =
  | Tag
  | BadTag
  | { readonly type: 'comment'; readonly text: string; readonly ending: CommentEnding }
  | { readonly type: 'open' | 'close' }
  /** A move number, or its dots alone. */
  | { readonly type: 'number'; readonly number: number | undefined }
  /** `$n`, `!?` and other signs; the number is undefined when there is no such sign. */
  | { readonly type: 'nag'; readonly nag: number | undefined }
  | { readonly type: 'result'; readonly result: GameResult }
  /** A move, or anything else between two spaces. */
  | { readonly type: 'symbol' }
  /** `e.p.` set apart from its move: says nothing. */
  | { readonly type: 'filler' };

/** A tag pair: `[White "Anna"]`. */
export interface Tag {
  readonly type: 'tag';
  readonly name: string;
  readonly value: string;
  /** The value as written, without its quotation marks, and the column at which it begins. */
  readonly written: string;
  readonly valueColumn: number;
  /** Whether quotation marks inside the value stand there as they are. */
  readonly unescaped: boolean;
  /** Whether it begins its line, and the line before is empty. */
  readonly afterBlank: boolean;
}

/** A bracket that begins no tag pair. */
export interface BadTag {
  readonly type: 'bad-tag';
  /** Whether it stands first on its line and begins like a tag pair. */
  readonly meant: boolean;
  /** Where it stops being one. */
  readonly badColumn: number;
}

/** Closed as it should be; cut off by a game that begins, by the end of the input, or for its length. */
export type CommentEnding = 'closed' | 'next-game' | 'end' | 'too-long';

/** The place of a token, as a problem has it. */
export function placeOf({ line, column }: TokenPlace): Place {
  return { line, column };
}
