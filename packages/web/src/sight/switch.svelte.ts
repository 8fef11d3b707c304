/** Turns the sight on and off for a board. All of it is fetched only when somebody first asks for it. */
import { loadTexts } from '../i18n/index.js';
import { LazySwitch } from '../parts/lazy-switch.svelte.js';
import type * as kit from './index.js';
import type { Sight, SightSubject } from './sight.svelte.js';

export class SightSwitch extends LazySwitch<{ readonly kit: typeof kit; readonly sight: Sight }> {
  constructor(subject: SightSubject) {
    super(async () => {
      const [kit] = await Promise.all([import('./index.js'), loadTexts('sight')]);
      return () => ({ kit, sight: new kit.Sight(subject) });
    });
  }
}
