/**
 * The port that counts how often somebody does something, and refuses what is too much: requests from an address, messages over a connection,
 * attempts to sign in. What is counted, and how much of it is enough, is said by whoever asks.
 */
import { error, type Result } from '@hippodrome/rules';

export interface Limits {
  /**
   * Counts, and refuses what is more than `rule.points` of a key within `rule.seconds` from the first. What is refused counts as well, but
   * whoever goes on asking does not wait longer for that.
   * @param points a whole number; what costs us more may cost more
   */
  take(rule: LimitRule, key: string, points?: number): Promise<Verdict>;
  /** Forgets what was counted of this key. */
  forgive(rule: LimitRule, key: string): Promise<void>;
  close(): Promise<void>;
}

export interface LimitRule {
  /** Small letters and `-`; rules of one name are one rule. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** A `Result`, whose problem is `server/too-many-requests`; then it also says when to come back, as `Retry-After` has it. */
export type Verdict =
  | Extract<Result<undefined>, { readonly ok: true }>
  | (Extract<Result<undefined>, { readonly ok: false }> & { readonly secondsToWait: number });

export const ALLOWED: Verdict = { ok: true, value: undefined, warnings: [] };

export function refuse(milliseconds: number): Verdict {
  const secondsToWait = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = `that was too often; try again in ${inWords(secondsToWait)}`;
  return { ok: false, problems: [error('server/too-many-requests', message)], secondsToWait };
}

function inWords(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds < 120) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
