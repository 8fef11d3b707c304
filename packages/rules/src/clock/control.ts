/**
 * How a game gives its players time, as it is agreed on before the first move. All durations are milliseconds.
 *
 * - `fischer`: a stock, and an increment after each move.
 * - `delay`: a stock, of which the first `delay` of each move costs nothing (the "US delay" of FIDE's guidelines).
 * - `byo-yomi`: a stock, then `periods` of the same length; a move made within a period gives the whole of it back.
 * - `per-move`: each move has a limit of its own, as in correspondence.
 * - `unlimited`: no clock at all.
 */
import { error, fail, ok, type Problem, type Result } from '../result.js';

export type TimeControl =
  | { readonly kind: 'fischer'; readonly initial: number; readonly increment: number }
  | { readonly kind: 'delay'; readonly initial: number; readonly delay: number }
  | { readonly kind: 'byo-yomi'; readonly initial: number; readonly periods: number; readonly period: number }
  | { readonly kind: 'per-move'; readonly limit: number }
  | { readonly kind: 'unlimited' };

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** The most that each quantity may be, and the least. */
const LIMITS = {
  initial: [0, 24 * 3600 * SECOND],
  increment: [0, 3600 * SECOND],
  delay: [0, 3600 * SECOND],
  periods: [1, 100],
  period: [SECOND, 3600 * SECOND],
  limit: [60 * SECOND, 60 * DAY],
} as const;

const FIELDS = {
  fischer: ['initial', 'increment'],
  delay: ['initial', 'delay'],
  'byo-yomi': ['initial', 'periods', 'period'],
  'per-move': ['limit'],
  unlimited: [],
} as const satisfies Record<TimeControl['kind'], readonly (keyof typeof LIMITS)[]>;

/** Reads what may come from anywhere. Every problem is told: `clock/unknown-kind`, `clock/out-of-range`, `clock/no-time`. */
export function readTimeControl(value: unknown): Result<TimeControl> {
  const found: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const { kind } = found;
  if (!isKind(kind)) {
    const known = Object.keys(FIELDS).join(', ');
    return fail(error('clock/unknown-kind', `a time control is one of ${known}; this one is ${shown(kind)}`));
  }
  const fields: readonly (keyof typeof LIMITS)[] = FIELDS[kind];
  const problems = fields.flatMap((field) => rangeProblem(field, found[field]));
  if (problems.length > 0) return fail(...problems);
  const control = Object.fromEntries([['kind', kind], ...fields.map((field) => [field, found[field]])]) as TimeControl;
  return hasTime(control) ? ok(control) : fail(error('clock/no-time', 'nobody could make a move: all times are 0'));
}

function isKind(kind: unknown): kind is TimeControl['kind'] {
  return typeof kind === 'string' && Object.hasOwn(FIELDS, kind);
}

function rangeProblem(field: keyof typeof LIMITS, value: unknown): readonly Problem[] {
  const [least, most] = LIMITS[field];
  const fits = Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
  if (fits) return [];
  const unit = field === 'periods' ? '' : ' milliseconds';
  return [
    error('clock/out-of-range', `${field} is a whole number from ${least} to ${most}${unit}; this is ${shown(value)}`),
  ];
}

function hasTime(control: TimeControl): boolean {
  if (control.kind === 'fischer') return control.initial + control.increment > 0;
  return control.kind !== 'delay' || control.initial + control.delay > 0;
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : (JSON.stringify(value)?.slice(0, 40) ?? typeof value);
}
