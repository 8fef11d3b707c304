/** The program's bytes while it is written: numbers and masks at the addresses of the layout. */
import type { Square } from '@hippodrome/rules';
import { type Layout, layoutOf, type Words } from '../layout.js';

export class Image {
  readonly words: Words;
  readonly layout: Layout;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;

  constructor(words: Words) {
    this.words = words;
    this.layout = layoutOf(words);
    this.bytes = new Uint8Array(this.at('PROGRAM_END'));
    this.#view = new DataView(this.bytes.buffer);
  }

  /** A constant of the layout. */
  at(name: string): number {
    const value = this.layout[name];
    if (value === undefined) throw new Error(`the layout has no ${name}`);
    return value;
  }

  /** Sets a number of the header; `name` without its prefix. */
  header(name: string, value: number): void {
    this.i32(this.at('HEADER') + this.at(`H_${name}`), value);
  }

  readHeader(name: string): number {
    return this.#view.getInt32(this.at('HEADER') + this.at(`H_${name}`), true);
  }

  /** Sets a number of a code's record. */
  code(code: number, name: string, value: number): void {
    this.u8(this.at('CODE') + code * this.at('CODE_SIZE') + this.at(`C_${name}`), value);
  }

  u8(address: number, value: number): void {
    this.#view.setUint8(address, value);
  }

  i16(address: number, value: number): void {
    this.#view.setInt16(address, value, true);
  }

  u16(address: number, value: number): void {
    this.#view.setUint16(address, value, true);
  }

  i32(address: number, value: number): void {
    this.#view.setInt32(address, value, true);
  }

  u64(address: number, value: bigint): void {
    this.#view.setBigUint64(address, value, true);
  }

  /** Adds a square to the mask at an address. */
  add(mask: number, square: Square): void {
    const at = mask + (square >> 3);
    this.bytes[at] = (this.bytes[at] as number) | (1 << (square & 7));
  }

  addAll(mask: number, squares: Iterable<Square>): void {
    for (const square of squares) this.add(mask, square);
  }

  /** Address of the mask of a code and a square in one of the tables that have one for each. */
  table(name: string, code: number, square: number): number {
    return this.at(name) + (code * this.at('SQUARES') + square) * this.at('MASK');
  }
}
