import { expect, it } from 'vitest';
import { SOUND_NAMES, SOUNDS } from './synth.js';

it.each(SOUND_NAMES)('%s can be heard, and is over soon', (name) => {
  for (const { pitch, at, fades, loud } of SOUNDS[name]) {
    expect(pitch).toBeGreaterThan(80);
    expect(pitch).toBeLessThan(4000);
    expect(loud).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(1);
    expect(at + fades).toBeLessThan(1.5);
  }
});

it('every sound is its own', () => {
  expect(new Set(SOUND_NAMES.map((name) => JSON.stringify(SOUNDS[name]))).size).toBe(SOUND_NAMES.length);
});
