/** The list of problems that a reader hands out: in the order of the text, and not without end. */
import { type Problem, warning } from '../result.js';
import { MAX_PROBLEMS } from './limits.js';

/** In the order of the text, each once; what exceeds the limit is counted in a last one, errors before warnings. */
export function listProblems(problems: readonly Problem[]): readonly Problem[] {
  const each = [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
  const kept =
    each.length <= MAX_PROBLEMS ? each : [...each].sort((a, b) => severityOf(a) - severityOf(b)).slice(0, MAX_PROBLEMS);
  const sorted = [...kept].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  if (each.length === kept.length) return sorted;
  const message = `${each.length - kept.length} more problems are not listed`;
  return [...sorted, warning('document/more-problems', message, { line: 1, column: 1 })];
}

function keyOf({ code, message, line, column }: Problem): string {
  return `${line}:${column}:${code}:${message}`;
}

function severityOf({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}
