/** The file that the games of a match are written into, one after the other as they end. */
import { appendFile, writeFile } from 'node:fs/promises';
import { type GameRecord, type PgnFrame, writeGame } from '@hippodrome/lab';
import { error, expectOk, fail, ok, type Result } from '@hippodrome/rules';
import { troubleWith } from '../file-trouble.js';

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
   * games that are in it already stay. Codes: `file/unwritable`, and those of `writeGame`.
   */
  async begin(played: readonly GameRecord[]): Promise<Result<undefined>> {
    const texts: string[] = [];
    for (const record of played) {
      const text = writeGame(this.#frame, record);
      if (!text.ok) return text;
      texts.push(separated(text.value));
    }
    try {
      await (played.length > 0 ? writeFile(this.#path, texts.join('')) : appendFile(this.#path, ''));
      return ok(undefined);
    } catch (trouble) {
      const why = troubleWith(trouble as NodeJS.ErrnoException);
      return fail(error('file/unwritable', `the file cannot be written: ${why}`));
    }
  }

  /** Adds a game that has just been played. */
  add(record: GameRecord): Promise<void> {
    this.#last = this.#last.then(() => appendFile(this.#path, separated(expectOk(writeGame(this.#frame, record)))));
    return this.#last;
  }
}

/** With the empty line between two games. */
function separated(game: string): string {
  return `${game}\n`;
}
