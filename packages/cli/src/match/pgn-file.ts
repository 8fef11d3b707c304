/** The file that the games of a match are written into, one after the other as they end. */
import { appendFile, writeFile } from 'node:fs/promises';
import { type GameRecord, type PgnFrame, writeGame } from '@hippodrome/lab';

export class PgnFile {
  readonly #path: string;
  readonly #frame: PgnFrame;
  /** Games may end at the same time, but are written one after the other. */
  #last: Promise<void> = Promise.resolve();

  constructor(path: string, frame: PgnFrame) {
    this.#path = path;
    this.#frame = frame;
  }

  /**
   * Makes the file hold just these games when the match goes on from its state; else it is only made sure that it can be written, and
   * games that are in it already stay. Rejects when it cannot be written.
   */
  async begin(played: readonly GameRecord[]): Promise<void> {
    if (played.length > 0) await writeFile(this.#path, played.map((record) => this.#text(record)).join(''));
    else await appendFile(this.#path, '');
  }

  add(record: GameRecord): Promise<void> {
    this.#last = this.#last.then(() => appendFile(this.#path, this.#text(record)));
    return this.#last;
  }

  /** With the empty line that separates it from the next. */
  #text(record: GameRecord): string {
    return `${writeGame(this.#frame, record)}\n`;
  }
}
