/** Lines of a PGN file become tokens, in time that grows with their length. Only a comment in braces reaches beyond its line. */
import { parseResult } from './game-result.js';
import type { Line } from './lines.js';
import { nagOf } from './nags.js';
import { looksLikeTag, readTag } from './tag.js';
import type { CommentEnding, Token, TokenBody } from './token.js';

const SPACE = /\s*/y;
const NAG = /\$\w*/y;
/** `12.`, `12...`, dots alone, and digits that nothing follows; `0000` is a move. */
const NUMBER = /(?!0000(?:[\s(){}[\];$]|$))\d+(?:[.…]+|(?=[\s(){}[\];$]|$))|[.…]+/y;
const SYMBOL = /[^\s(){}[\];$]+/y;
const EN_PASSANT = /^e\.?p\.?$/i;

interface OpenComment {
  readonly raw: string;
  readonly line: number;
  readonly column: number;
  readonly start: number;
  text: string;
}

export class Lexer {
  readonly #longestComment: number;
  #comment: OpenComment | undefined;
  #afterBlank = true;
  #end = 0;

  /** @param longestComment characters after which a comment that nobody closes is given up */
  constructor(longestComment: number) {
    this.#longestComment = longestComment;
  }

  *line(line: Line): Generator<Token> {
    const { text } = line;
    const afterBlank = this.#afterBlank;
    this.#afterBlank = text.trim() === '';
    const end = line.offset + text.length;
    const first = text.search(/\S|$/);
    let index = first;
    if (this.#comment !== undefined) {
      if (afterBlank && looksLikeTag(text)) yield* this.#endComment('next-game', line.offset);
      else {
        const close = text.indexOf('}');
        this.#comment.text += `\n${close < 0 ? text : text.slice(0, close)}`;
        if (this.#comment.text.length > this.#longestComment) yield* this.#endComment('too-long', end);
        else if (close >= 0) yield* this.#endComment('closed', line.offset + close + 1);
        if (close < 0) return this.#passed(end);
        index = close + 1;
      }
    } else if (text.startsWith('%')) return this.#passed(end);
    for (;;) {
      SPACE.lastIndex = index;
      SPACE.exec(text);
      index = SPACE.lastIndex;
      if (index >= text.length) return this.#passed(end);
      for (const token of this.#tokens(line, index, index === first, afterBlank)) {
        yield token;
        index = token.end - line.offset;
      }
      if (this.#comment !== undefined) return this.#passed(end);
    }
  }

  /** What the end of the input leaves behind. */
  *end(): Generator<Token> {
    yield* this.#endComment('end', this.#end);
  }

  #passed(end: number): void {
    this.#end = end;
  }

  *#endComment(ending: CommentEnding, end: number): Generator<Token> {
    const comment = this.#comment;
    if (comment === undefined) return;
    this.#comment = undefined;
    yield { type: 'comment', ending, end, ...comment };
  }

  /** The one or two tokens at an index; none when a comment begins that the line does not close. */
  *#tokens(line: Line, index: number, isFirst: boolean, afterBlank: boolean): Generator<Token> {
    const { text } = line;
    const at = (body: TokenBody, from: number, to: number): Token => ({
      ...body,
      raw: text.slice(from, to),
      line: line.number,
      column: from + 1,
      start: line.offset + from,
      end: line.offset + to,
    });
    switch (text.charAt(index)) {
      case '{': {
        const close = text.indexOf('}', index);
        if (close < 0) {
          const place = { line: line.number, column: index + 1, start: line.offset + index };
          this.#comment = { ...place, raw: text.slice(index), text: text.slice(index + 1) };
        } else yield at({ type: 'comment', text: text.slice(index + 1, close), ending: 'closed' }, index, close + 1);
        return;
      }
      case ';':
        return yield at({ type: 'comment', text: text.slice(index + 1), ending: 'closed' }, index, text.length);
      case '[': {
        const { body, end } = readTag(text, index, isFirst, isFirst && afterBlank);
        return yield at(body, index, end);
      }
      case '(':
        return yield at({ type: 'open' }, index, index + 1);
      case ')':
        return yield at({ type: 'close' }, index, index + 1);
      case '}':
      case ']':
        return yield at({ type: 'symbol' }, index, index + 1);
    }
    const nag = matchAt(NAG, text, index);
    if (nag !== undefined) return yield at({ type: 'nag', nag: nagOf(nag) }, index, index + nag.length);
    const number = matchAt(NUMBER, text, index);
    if (number !== undefined) {
      const digits = /^\d+/.exec(number)?.[0];
      const body: TokenBody = { type: 'number', number: digits === undefined ? undefined : Number(digits) };
      return yield at(body, index, index + number.length);
    }
    const symbol = matchAt(SYMBOL, text, index) ?? (text[index] as string);
    const end = index + symbol.length;
    const whole = wholeSymbol(symbol);
    if (whole !== undefined) return yield at(whole, index, end);
    const suffix = index + opinionStart(symbol);
    yield at({ type: 'symbol' }, index, suffix);
    if (suffix < end) yield at({ type: 'nag', nag: nagOf(text.slice(suffix, end)) }, suffix, end);
  }
}

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

/** What is no move, though it has the form of one. */
function wholeSymbol(symbol: string): TokenBody | undefined {
  const result = parseResult(symbol);
  if (result !== undefined) return { type: 'result', result };
  const nag = nagOf(symbol);
  if (nag !== undefined) return { type: 'nag', nag };
  return EN_PASSANT.test(symbol) ? { type: 'filler' } : undefined;
}

/** Where the signs behind a move begin: `!?`. */
function opinionStart(symbol: string): number {
  let start = symbol.length;
  while (start > 0 && '!?'.includes(symbol[start - 1] as string)) start--;
  return start;
}
