/**
 * Results that know which text they were read from, so that messages can say where: a file, or the command line itself. Bad input
 * ends a command with code 1, one line for people on stderr and, with `--json`, one object for programs on stdout.
 */
import type { Problem, Result } from '@hippodrome/rules';
import { EXIT, type ExitCode, type Io, writeJson, writeLine } from './io.js';

/** What messages call a text that was not in a file. */
export const INPUT = 'input';

export type Attempt<T> = { readonly ok: true; readonly value: T; readonly warnings: readonly Problem[] } | Failure;

export interface Failure {
  readonly ok: false;
  /** Path of the file, or `INPUT`. */
  readonly source: string;
  readonly problems: readonly Problem[];
}

export function attempt<T>(source: string, result: Result<T>): Attempt<T> {
  return result.ok ? result : failure(source, ...result.problems);
}

export function failure(source: string, ...problems: readonly Problem[]): Failure {
  return { ok: false, source, problems };
}

/** `file:line:column: message [code]` */
export function problemLine(source: string, { line = 1, column = 1, message, code }: Problem): string {
  return `${source}:${line}:${column}: ${message} [${code}]`;
}

/** `file:line:column: severity: message [code]` */
export function gradedProblemLine(source: string, problem: Problem): string {
  return problemLine(source, { ...problem, message: `${problem.severity}: ${problem.message}` });
}

/** The problem to show when there is room for one only. */
export function foremost(problems: readonly Problem[]): Problem | undefined {
  return problems.find(({ severity }) => severity === 'error') ?? problems[0];
}

export function reportFailure(io: Io, { source, problems }: Failure, asJson: boolean): ExitCode {
  const problem = foremost(problems);
  if (problem === undefined) throw new Error(`a failure without a problem: ${source}`);
  if (asJson) writeJson(io.stdout, { error: describe(problem) });
  const others = problems.filter(({ severity }) => severity === 'error').length - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  writeLine(io.stderr, problemLine(source, { ...problem, message: problem.message + more }));
  return EXIT.no;
}

function describe({ code, message, line, column }: Problem): object {
  const hasPlace = line !== undefined || column !== undefined;
  return { code, message, ...(hasPlace && { line: line ?? 1, column: column ?? 1 }) };
}

/** What was read, but not quite as it was written. Programs see it from the answer itself. */
export function reportWarnings(io: Io, source: string, warnings: readonly Problem[], asJson: boolean): void {
  if (asJson) return;
  for (const problem of warnings) writeLine(io.stderr, gradedProblemLine(source, problem));
}
