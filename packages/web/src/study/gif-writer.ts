/**
 * Pictures of one size become an animated GIF that repeats for ever. All share one palette, made of the first and the last, and each
 * holds only what differs from the one before: of a move little more than two squares.
 */
import { applyPalette, GIFEncoder, type Palette, quantize } from 'gifenc';

/** Of the 256 there can be; the last is left for what stays as it was. */
const COLOURS = 255;

export class GifWriter {
  readonly #width: number;
  readonly #height: number;
  readonly #palette: Palette;
  readonly #encoder = GIFEncoder();
  #last: Uint8Array | undefined;

  /** @param samples pictures that have all the colours there will be, four bytes a pixel */
  constructor(width: number, height: number, samples: readonly Uint8ClampedArray[]) {
    this.#width = width;
    this.#height = height;
    const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const sample of samples) {
      all.set(sample, at);
      at += sample.length;
    }
    const found = quantize(all, COLOURS);
    this.#palette = [...found, ...Array.from({ length: COLOURS + 1 - found.length }, () => [0, 0, 0])];
  }

  /** @param milliseconds for which the picture is shown */
  add(rgba: Uint8ClampedArray, milliseconds: number): void {
    const pixels = applyPalette(rgba, this.#palette.slice(0, COLOURS));
    const last = this.#last;
    this.#encoder.writeFrame(last === undefined ? pixels : differing(pixels, last), this.#width, this.#height, {
      delay: milliseconds,
      dispose: 1,
      ...(last === undefined
        ? { palette: this.#palette, repeat: 0 }
        : { transparent: true, transparentIndex: COLOURS }),
    });
    this.#last = pixels;
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }
}

function differing(pixels: Uint8Array, last: Uint8Array): Uint8Array {
  return pixels.map((pixel, i) => (pixel === last[i] ? COLOURS : pixel));
}
