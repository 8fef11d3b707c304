/**
 * What is heard. The sounds themselves are made by a module that is fetched when the first of them is to be heard; before a reader has
 * touched the page nothing is, and nothing when sound is switched off.
 */
import { settings } from '../settings/settings.svelte.js';
import type { SoundName } from './synth.js';

export type { SoundName } from './synth.js';

/** @param after milliseconds from now, one sound for each */
export function playSound(name: SoundName, after: readonly number[] = [0]): void {
  const { sound, volume } = settings();
  if (!sound || volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
  const asked = performance.now();
  void import('./synth.js').then(({ sing }) => {
    // What comes late is left out where it was to be at once, and the rest keeps its time.
    const late = performance.now() - asked;
    sing(
      name,
      volume,
      after.map((delay) => Math.max(0, delay - late)),
    );
  }, ignored);
}

/** So that a reader hears how loud it is. */
export function playSample(): void {
  playSound('move');
}

/** A sound that cannot be fetched is not heard; the game goes on. */
function ignored(): void {}
