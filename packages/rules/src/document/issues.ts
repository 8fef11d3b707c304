/** What a schema found wrong, as problems at their places in the document. */
import type { z } from 'zod';
import { error, type Problem } from '../result.js';
import { didYouMean, nearest } from '../suggest.js';
import { adviceFor } from './advice.js';
import { knownKeys } from './known-keys.js';
import type { Path, Source } from './source.js';

type Issue = z.core.$ZodIssue;

/**
 * Checks a value against a schema.
 * @param path where the value stands in the source
 */
export function checkShape<T>(
  schema: z.ZodType<T>,
  value: unknown,
  source: Source,
  path: Path,
): { readonly value: T | undefined; readonly problems: readonly Problem[]; readonly paths: readonly Path[] } {
  const parsed = schema.safeParse(value, { error: wording });
  if (parsed.success) return { value: parsed.data, problems: [], paths: [] };
  const issues = withoutMisspelt(parsed.error.issues.flatMap(settleUnion), schema, value, path);
  return {
    value: undefined,
    problems: issues.flatMap((issue) => problemsOf(issue, schema, value, source, path)),
    paths: issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
    ),
  };
}

/** A key that is missing because it is misspelt is one fault. A key that we know to mean something else is no misspelling. */
function withoutMisspelt(issues: readonly Issue[], schema: z.ZodType, value: unknown, base: Path): readonly Issue[] {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .filter((key) => adviceFor([...base, ...issue.path], key) === undefined)
            .map((key) => nameOf([...issue.path, nearest(key, knownKeys(schema, issue.path)) ?? key]))
        : [],
    ),
  );
  return issues.filter(
    (issue) =>
      issue.code === 'unrecognized_keys' || !meant.has(nameOf(issue.path)) || valueAt(value, issue.path) !== undefined,
  );
}

/** Codes: `document/unknown-key`, `document/no-engine`, `document/missing-key`, `document/wrong-value`. */
function problemsOf(issue: Issue, schema: z.ZodType, value: unknown, source: Source, base: Path): readonly Problem[] {
  const path = [...base, ...issue.path];
  const name = nameOf(path);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) => {
      const advice = adviceFor(path, key);
      const hint =
        advice === undefined ? didYouMean(key, known) || `; the keys are ${known.join(', ')}` : `: ${advice}`;
      const where = path.length === 0 ? 'in the front matter' : `in ${name}`;
      return error('document/unknown-key', `there is no key "${key}" ${where}${hint}`, source.keyPlace([...path, key]));
    });
  }
  if (issue.code === 'invalid_key') {
    return [error('document/wrong-value', `${name}: ${issue.message}`, source.keyPlace(path))];
  }
  const found = valueAt(value, issue.path);
  if (found === undefined && path.length > 0) return [missing(path, name, source)];
  const suggestion = asList(issue, found) ?? (typeof found === 'string' ? didYouMean(found, literalsOf(issue)) : '');
  const what = found === null ? `${name} is empty` : name;
  const message = path.length === 0 ? issue.message : `${what}: ${issue.message}${suggestion}`;
  return [error('document/wrong-value', message, path.length === 0 ? { line: 1, column: 1 } : source.valuePlace(path))];
}

/** How a single value is written where a list is wanted. */
function asList(issue: Issue, found: unknown): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'array') return undefined;
  return typeof found === 'string' || typeof found === 'number' ? `, even of one: [${found}]` : undefined;
}

function missing(path: Path, name: string, source: Source): Problem {
  const place = source.keyPlace(path);
  if (path.length === 1 && path[0] === 'engine') {
    const message =
      'the front matter has no engine, so nothing here can be played: state engine with topology, setup, pieces and rules (a page about a game needs none, and is not a rules document)';
    return error('document/no-engine', message, place);
  }
  return error('document/missing-key', `${name} is missing`, place);
}

/** The alternative of a union that was probably meant: the one with the fewest faults among those that fit from the outside. */
function settleUnion(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inside = issue.errors.filter((faults) => faults.every((fault) => fault.path.length > 0 || isAboutKeys(fault)));
  const meant = inside.sort((a, b) => weight(a) - weight(b))[0];
  if (meant === undefined) return [issue];
  const faults = meant.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }) as Issue);
  // Where a key is misspelt, the missing one is usually the same.
  const keys = faults.filter(isAboutKeys);
  return (keys.length > 0 ? keys : faults).flatMap(settleUnion);
}

function isAboutKeys(issue: Issue): boolean {
  return issue.code === 'unrecognized_keys';
}

function weight(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

/** The words that would have fitted. */
function literalsOf(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' ? issue.errors.flatMap((faults) => faults.flatMap(literalsOf)) : [];
}

/** Words for issues whose schema has none of its own. */
function wording(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `it must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `it must be ${issue.values.map(String).join(' or ')}`;
    case 'too_small':
      return `it must be at least ${issue.minimum}${issue.origin === 'array' ? ' long' : ''}`;
    case 'too_big':
      return `it must be at most ${issue.maximum}${issue.origin === 'array' ? ' long' : ''}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_union':
      return 'it fits none of the forms that are read here';
    default:
      return undefined;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a map',
  record: 'a map',
  array: 'a list',
  tuple: 'a list',
};

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, part) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, part)
        ? (here as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );
}

/** `engine.pieces.king.value`, `engine.rules.wins[0]`. */
export function nameOf(path: Path): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('');
}
