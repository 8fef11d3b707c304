import { expect, it } from 'vitest';
import { GifWriter } from './gif-writer.js';

const SIZE = 16;

/** A picture of one colour with a square of another in one of its corners. */
function picture(corner: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const inCorner = Math.floor(i / SIZE) < 4 && Math.floor((i % SIZE) / 4) === corner;
    pixels.set(inCorner ? [200, 30, 30, 255] : [240, 230, 200, 255], i * 4);
  }
  return pixels;
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.slice(from, to));
}

/** Graphic control extensions: one for each frame, with what is transparent and how long it lasts. */
function controls(bytes: Uint8Array): readonly { readonly isTransparent: boolean; readonly centiseconds: number }[] {
  return [...bytes].flatMap((byte, i) => {
    if (byte !== 0x21 || bytes[i + 1] !== 0xf9 || bytes[i + 2] !== 4) return [];
    return [
      { isTransparent: ((bytes[i + 3] ?? 0) & 1) === 1, centiseconds: (bytes[i + 4] ?? 0) + 256 * (bytes[i + 5] ?? 0) },
    ];
  });
}

it('is a GIF of that size which repeats, its frames timed, all but the first drawn over the one before', () => {
  const writer = new GifWriter(SIZE, SIZE, [picture(0), picture(2)]);
  writer.add(picture(0), 500);
  writer.add(picture(1), 500);
  writer.add(picture(2), 1500);
  const bytes = writer.finish();
  expect(ascii(bytes, 0, 6)).toBe('GIF89a');
  expect([bytes[6], bytes[8]]).toEqual([SIZE, SIZE]);
  expect(ascii(bytes, 0, bytes.length)).toContain('NETSCAPE2.0');
  expect(controls(bytes)).toEqual([
    { isTransparent: false, centiseconds: 50 },
    { isTransparent: true, centiseconds: 50 },
    { isTransparent: true, centiseconds: 150 },
  ]);
  expect(bytes.at(-1)).toBe(0x3b);
});
