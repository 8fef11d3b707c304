/**
 * Lines: all squares that a rider's vector leads to from a square, in both directions, as far as the board and its holes let it.
 * Riders share them, whatever else they do; a vector and its opposite are one line.
 */
import type { Board, Square, Vector } from '@hippodrome/rules';
import { MAX_LINES } from '../layout.js';
import type { Image } from './image.js';

export interface Line {
  readonly index: number;
  /** Leads to higher numbers. */
  readonly up: Vector;
}

export class Lines {
  readonly #board: Board;
  readonly #lines: Line[] = [];

  constructor(board: Board) {
    this.#board = board;
  }

  get isFull(): boolean {
    return this.#lines.length > MAX_LINES;
  }

  /** The line of a vector, and whether the vector leads up. */
  of([files, ranks]: Vector): { readonly line: Line; readonly isUp: boolean } {
    const isUp = ranks > 0 || (ranks === 0 && files > 0);
    const up: Vector = isUp ? [files, ranks] : [-files, -ranks];
    const known = this.#lines.find((line) => line.up[0] === up[0] && line.up[1] === up[1]);
    if (known !== undefined) return { line: known, isUp };
    const line: Line = { index: this.#lines.length, up };
    this.#lines.push(line);
    return { line, isUp };
  }

  /** The squares from one on, in the order met. */
  squares(line: Line, from: Square, isUp: boolean): readonly Square[] {
    const [files, ranks] = line.up;
    const vector: Vector = isUp ? line.up : [-files, -ranks];
    const squares: Square[] = [];
    let next = this.#board.step(from, vector);
    while (next !== undefined) {
      squares.push(next);
      next = this.#board.step(next, vector);
    }
    return squares;
  }

  write(image: Image): void {
    const size = image.at('SQUARES');
    const mask = image.at('MASK');
    const lineOf = image.at('LINE_OF');
    image.bytes.fill(image.at('NONE'), lineOf, lineOf + size * size);
    for (const line of this.#lines) {
      for (const from of this.#board.squares) {
        const at = image.at('LINES') + (line.index * size + from) * 2 * mask;
        for (const isUp of [false, true]) {
          const squares = this.squares(line, from, isUp);
          image.addAll(isUp ? at + mask : at, squares);
          for (const to of squares) {
            const pair = lineOf + from * size + to;
            image.u8(pair, image.bytes[pair] === image.at('NONE') ? line.index : image.at('SEVERAL'));
          }
        }
      }
    }
  }
}
