/** The background pass over the main line, as the page follows it: how far it is, what went wrong, and that it can be stopped. */
import { createEngine } from '@hippodrome/engine';
import { announce } from '../app/announcer.svelte.js';
import { t } from '../i18n/index.js';
import { saidInTime } from '../i18n/said.js';
import type { Study } from './study.svelte.js';
import { type Finding, survey } from './survey.js';

/** Milliseconds for each position. */
const THINKING = 150;

export class Pass {
  #stop: AbortController | undefined;

  isRunning = $state(false);
  done = $state(0);
  total = $state(0);
  problem: string | undefined = $state();

  /** What is found is kept in the tree when it ends, stopped or not. */
  async run(study: Study): Promise<void> {
    if (this.isRunning) return;
    const stop = new AbortController();
    const engine = createEngine();
    const stops = study.surveyStops();
    const findings = new Map<number, Finding>();
    this.#stop = stop;
    this.isRunning = true;
    study.mustRest = true;
    this.problem = undefined;
    [this.done, this.total] = [0, stops.length];
    const onFound = (index: number, finding: Finding): void => {
      findings.set(index, finding);
      this.done = index + 1;
    };
    const result = await survey(engine, stops, { milliseconds: THINKING, onFound, signal: stop.signal });
    engine.close();
    study.keepFindings(findings);
    study.mustRest = false;
    this.isRunning = false;
    if (!result.ok) this.problem = await saidInTime(result.problems[0]);
    else if (!stop.signal.aborted) announce(t('study.report.done'));
  }

  cancel(): void {
    this.#stop?.abort();
  }
}
