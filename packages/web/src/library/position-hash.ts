/**
 * A short name for a position: equal for positions that count as repeated, whatever their move numbers, so that games which come to a
 * position by different ways meet there. 53 bits: among a million positions two are mistaken for each other once in ten thousand libraries.
 */
import { type Position, repetitionKey } from '@hippodrome/rules';

export function positionHash(position: Position): string {
  return textHash(repetitionKey(position));
}

/** Up to 11 letters and digits. */
export function textHash(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(36);
}
