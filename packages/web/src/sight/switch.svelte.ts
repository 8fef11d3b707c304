/** Turns the sight on and off for a board. All of it is fetched only when somebody first asks for it. */

import { loadTexts } from '../i18n/index.js';
import type * as kit from './index.js';
import type { Sight, SightSubject } from './sight.svelte.js';

type Kit = typeof kit;

export class SightSwitch {
  readonly #subject: SightSubject;
  /** Whether it is wanted; it may still have to be fetched. */
  isOn = $state(false);
  failed = $state(false);
  on: { readonly kit: Kit; readonly sight: Sight } | undefined = $state.raw();

  constructor(subject: SightSubject) {
    this.#subject = subject;
  }

  async toggle(): Promise<void> {
    if (this.isOn) {
      this.off();
      return;
    }
    this.isOn = true;
    this.failed = false;
    const fetched = await Promise.all([import('./index.js'), loadTexts('sight')]).catch(() => undefined);
    this.failed = fetched === undefined;
    if (!this.isOn || this.on !== undefined) return;
    if (fetched === undefined) this.isOn = false;
    else this.on = { kit: fetched[0], sight: new fetched[0].Sight(this.#subject) };
  }

  off(): void {
    this.isOn = false;
    this.on = undefined;
  }
}
