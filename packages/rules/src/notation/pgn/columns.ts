/** Words set in lines of at most 80 columns, as the export format of PGN demands. */

export const COLUMNS = 80;

export class ColumnWriter {
  readonly #lines: string[] = [];
  #line = '';
  /** The last word, while signs may still be put behind it. */
  #word = '';
  /** What the next word begins with. */
  #prefix = '';

  add(word: string): void {
    this.#flush();
    this.#word = this.#prefix + word;
    this.#prefix = '';
  }

  /** Puts a sign right in front of the next word. */
  before(sign: string): void {
    this.#prefix += sign;
  }

  /** Puts a sign right behind the last word; on a line of its own behind a line break. */
  behind(sign: string): void {
    if (this.#word === '') this.add(sign);
    else this.#word += sign;
  }

  break(): void {
    this.#flush();
    this.#lines.push(this.#line);
    this.#line = '';
  }

  text(): string {
    this.#flush();
    return [...this.#lines, this.#line].filter((line) => line !== '').join('\n');
  }

  #flush(): void {
    const word = this.#word;
    this.#word = '';
    if (word === '') return;
    const joined = this.#line === '' ? word : `${this.#line} ${word}`;
    // A line that begins with a per cent sign would be skipped by readers.
    if (joined.length <= COLUMNS || this.#line === '' || word.startsWith('%')) {
      this.#line = joined;
      return;
    }
    this.#lines.push(this.#line);
    this.#line = word;
  }
}
