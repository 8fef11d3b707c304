/** How compiled modules are named: `generic-<words>`, and for a specialised one a hash of the parts of the program that it is made of. */
import { type Layout, layoutOf } from './layout.js';
import type { Program } from './program/index.js';

export function genericName({ words }: Program): string {
  return `generic-${words}`;
}

/** Equal names, equal modules: what a specialised module takes for granted lies between HEADER and UNIVERSE. */
export function specialisedName({ words, bytes }: Program): string {
  const layout: Layout = layoutOf(words);
  const part = bytes.subarray(layout.HEADER, layout.UNIVERSE);
  return `specialised-${words}-${hash(part, 0x811c9dc5)}${hash(part, 0x01000193)}`;
}

/** FNV-1a of 32 bits, from some start, in hexadecimal digits. */
function hash(bytes: Uint8Array, start: number): string {
  let value = start;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
