/** The problems of one game, as many as anybody will read. */
import { error, type Problem, warning } from '../../result.js';
import { MOST_PROBLEMS } from './budget.js';

export class ProblemList {
  readonly #problems: Problem[] = [];
  /** The first problem that found no room, and whether an error was among those. */
  #omitted: Problem | undefined;
  #omittedError = false;

  add(problem: Problem): void {
    if (this.#problems.length < MOST_PROBLEMS) {
      this.#problems.push(problem);
      return;
    }
    this.#omitted ??= problem;
    this.#omittedError ||= problem.severity === 'error';
  }

  /** In the order of the text; the last says when others were left out. Code: `pgn/too-many-problems`. */
  inOrder(): readonly Problem[] {
    const line = (problem: Problem): number => problem.line ?? 0;
    const sorted = this.#problems.toSorted((a, b) => line(a) - line(b) || (a.column ?? 0) - (b.column ?? 0));
    if (this.#omitted === undefined) return sorted;
    const { line: at = 1, column = 1 } = this.#omitted;
    const report = this.#omittedError ? error : warning;
    return [...sorted, report('pgn/too-many-problems', 'further problems are left out', { line: at, column })];
  }
}
