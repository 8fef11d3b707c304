/** Turns the analysis on and off. What it is made of is fetched only when somebody first asks for it. */
import type { Arrow } from '@hippodrome/board';
import type { Analysis } from '../analysis/analysis.svelte.js';
import type * as kit from '../analysis/index.js';
import type { AnalysisSubject, Variation } from '../analysis/subject.js';

type Kit = typeof kit;
type Subject = AnalysisSubject & { variation: Variation | undefined };

const NO_ARROWS: readonly Arrow[] = [];

export class AnalysisSwitch {
  readonly #table: Subject;
  /** Whether it is wanted; it may still have to be fetched. */
  isOn = $state(false);
  failed = $state(false);
  on: { readonly kit: Kit; readonly analysis: Analysis } | undefined = $state.raw();
  /** What to draw on the board; nothing while it shows a line instead of the game. */
  readonly arrows: readonly Arrow[] = $derived.by(() => {
    if (this.on === undefined || this.#table.variation !== undefined) return NO_ARROWS;
    return this.on.kit.arrowsOf(this.on.analysis.findings?.lines ?? []);
  });

  constructor(table: Subject) {
    this.#table = table;
  }

  async toggle(): Promise<void> {
    if (this.isOn) {
      this.off();
      return;
    }
    this.isOn = true;
    this.failed = false;
    const kit = await import('../analysis/index.js').catch(() => undefined);
    this.failed = kit === undefined;
    if (!this.isOn || this.on !== undefined) return;
    if (kit === undefined) this.isOn = false;
    else this.on = { kit, analysis: new kit.Analysis(this.#table) };
  }

  off(): void {
    this.isOn = false;
    this.on?.analysis.close();
    this.on = undefined;
    this.#table.variation = undefined;
  }
}
