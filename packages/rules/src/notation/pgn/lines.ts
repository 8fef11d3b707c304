/**
 * Chunks of a text become lines, the same however the text was cut into chunks. Lines end with LF, CR LF or CR. Of a line longer
 * than anything that will be read only the beginning is kept, so that no input makes the reader hold more.
 */

export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  /** Characters of the input before it. */
  readonly offset: number;
  /** Whether its end was left out. */
  readonly cut: boolean;
}

const BYTE_ORDER_MARK = '\u{feff}';

export class LineCutter {
  readonly #longest: number;
  #number = 1;
  #offset = 0;
  /** The line begun: what is kept of it, and how long it really is. */
  #kept = '';
  #length = 0;
  /** The last character was CR: an LF right behind it ends the same line. */
  #afterReturn = false;

  /** @param longest characters of a line that are kept */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** The lines that a chunk completes. */
  *push(chunk: string): Generator<Line> {
    if (chunk === '') return;
    let start = this.#skip(chunk);
    const breaks = /[\r\n]/g;
    for (;;) {
      breaks.lastIndex = start;
      const end = breaks.exec(chunk)?.index;
      if (end === undefined) break;
      this.#keep(chunk.slice(start, end));
      const isReturn = chunk[end] === '\r';
      const width = isReturn && chunk[end + 1] === '\n' ? 2 : 1;
      start = end + width;
      this.#afterReturn = isReturn && width === 1 && start === chunk.length;
      yield this.#complete(width);
    }
    this.#keep(chunk.slice(start));
  }

  /** The last line, when no line break ended it. */
  *end(): Generator<Line> {
    if (this.#length > 0) yield this.#complete(0);
  }

  /** How much of a chunk belongs to no line: the second half of a line break, a mark before the first line. */
  #skip(chunk: string): number {
    const isRest = this.#afterReturn && chunk[0] === '\n';
    const isMark = this.#offset === 0 && this.#length === 0 && chunk[0] === BYTE_ORDER_MARK;
    this.#afterReturn = false;
    const width = isRest || isMark ? 1 : 0;
    this.#offset += width;
    return width;
  }

  #keep(piece: string): void {
    this.#length += piece.length;
    this.#kept += piece.slice(0, Math.max(0, this.#longest - this.#kept.length));
  }

  #complete(breakWidth: number): Line {
    const line: Line = {
      text: this.#kept,
      number: this.#number,
      offset: this.#offset,
      cut: this.#length > this.#kept.length,
    };
    this.#number++;
    this.#offset += this.#length + breakWidth;
    this.#kept = '';
    this.#length = 0;
    return line;
  }
}
