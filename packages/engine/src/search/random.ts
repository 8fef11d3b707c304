/** Numbers that look random but depend on what they are made from alone: the same search errs in the same places. */

/** A well mixed 32-bit integer (the finaliser of MurmurHash3). */
export function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** From 0 up to, but without, 1. */
export function fraction(...parts: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) h = mix(h ^ part) + 0x6d2b79f5;
  return (mix(h) >>> 0) / 2 ** 32;
}
