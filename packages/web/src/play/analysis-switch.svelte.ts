/** Turns the analysis on and off. What it is made of is fetched only when somebody first asks for it. */
import type { Arrow } from '@hippodrome/board';
import type { Analysis } from '../analysis/analysis.svelte.js';
import type * as kit from '../analysis/index.js';
import type { AnalysisSubject, Variation } from '../analysis/subject.js';
import { LazySwitch } from '../parts/lazy-switch.svelte.js';

type Kit = typeof kit;
type Subject = AnalysisSubject & { variation: Variation | undefined };

const NO_ARROWS: readonly Arrow[] = [];

export class AnalysisSwitch extends LazySwitch<{ readonly kit: Kit; readonly analysis: Analysis }> {
  readonly #table: Subject;
  /** What to draw on the board; nothing while it shows a line instead of the game. */
  readonly arrows: readonly Arrow[] = $derived.by(() => {
    if (this.on === undefined || this.#table.variation !== undefined) return NO_ARROWS;
    return this.on.kit.arrowsOf(this.on.analysis.findings?.lines ?? []);
  });

  constructor(table: Subject) {
    super(async () => {
      const kit = await import('../analysis/index.js');
      return () => ({ kit, analysis: new kit.Analysis(table) });
    });
    this.#table = table;
  }

  override off(): void {
    this.on?.analysis.close();
    super.off();
    this.#table.variation = undefined;
  }
}
