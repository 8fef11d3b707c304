/**
 * Errors that a user can cause are values: a `Result` with stable codes and, where text was read, a place.
 * Exceptions are left for our own bugs. Every reader reports all the problems it finds, not the first one only.
 */

/** A stable, namespaced code such as `fen/bad-rank`; texts may be reworded, codes may not. */
export type ProblemCode = `${string}/${string}`;

/**
 * What a statement is about, for those who say it in another language. Names of pieces are as documents have them, under `piece`, `pieces`,
 * `other` and `others`; colours are under `side` and `rival`, phases under `phase`. Everything else is said as it stands. Of several
 * strings or statements any one is meant; those under `parts` are said one after the other. `lead` is said before all else, `hint` behind it. `form` tells
 * statements apart that have one code and are worded otherwise.
 */
export type Values = Readonly<Record<string, string | number | readonly string[] | readonly Statement[]>> & {
  readonly form?: string;
};

/** Something that is said to people: in English, and as a code with values from which the same can be said in other languages. */
export interface Statement {
  readonly code: ProblemCode;
  readonly message: string;
  readonly values?: Values;
}

/** Something wrong with what a user wrote. `line` and `column` count from 1. */
export interface Problem extends Statement {
  readonly severity: 'error' | 'warning';
  readonly line?: number;
  readonly column?: number;
}

/** A value, perhaps with warnings; or the problems (at least one of them an error) that prevented it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Where in a text a problem lies; both parts count from 1. */
export interface Place {
  readonly line?: number;
  readonly column?: number;
}

export function ok<T>(value: T, warnings: readonly Problem[] = []): Result<T> {
  return { ok: true, value, warnings };
}

export function fail<T>(...problems: readonly Problem[]): Result<T> {
  return { ok: false, problems };
}

/** The value, unless an error is among the problems. Warnings travel with the value. */
export function unlessErrors<T>(problems: readonly Problem[], value: () => T): Result<T> {
  return problems.some((problem) => problem.severity === 'error') ? { ok: false, problems } : ok(value(), problems);
}

/** Where a problem lies, and what it is about. */
export interface Details extends Place {
  readonly values?: Values;
}

export function error(code: ProblemCode, message: string, details: Details = {}): Problem {
  return { code, message, severity: 'error', ...details };
}

export function warning(code: ProblemCode, message: string, details: Details = {}): Problem {
  return { code, message, severity: 'warning', ...details };
}

/** A problem of a part, with the part named before it: `12. "Nf3": …`. */
export function aboutPart(lead: string, problem: Problem): Problem {
  return { ...problem, message: `${lead}: ${problem.message}`, values: { ...problem.values, lead } };
}

/** For values that are known to be right, such as the documents we ship: throws when they are not. */
export function expectOk<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(formatProblem).join('\n'));
}

/** `12:3: message [code]`, the part after the file name in a terminal. */
export function formatProblem(problem: Problem): string {
  return `${problem.line ?? 1}:${problem.column ?? 1}: ${problem.message} [${problem.code}]`;
}
