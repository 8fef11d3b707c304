/**
 * How often things may be tried that could be tried often by somebody with bad intentions. The counting is done elsewhere; here stands
 * what is counted, and how much of it is enough.
 */
import { createHash } from 'node:crypto';
import type { LimitRule, Limits } from '../limits/limits.js';

/** What counts. */
export type Attempts = Pick<Limits, 'take' | 'forgive'>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ATTEMPTS = {
  guest: { name: 'guest', points: 60, seconds: HOUR },
  /** Beginnings of passkey ceremonies. */
  ceremony: { name: 'ceremony', points: 60, seconds: HOUR },
  signUp: { name: 'sign-up', points: 10, seconds: HOUR },
  /** One name from one address: somebody guesses, or has forgotten. */
  signIn: { name: 'sign-in', points: 10, seconds: 15 * MINUTE },
  /** All names from one address. */
  signInFromAddress: { name: 'sign-in-from', points: 60, seconds: HOUR },
  /** One name from all addresses: high, or anybody could lock out anybody. */
  signInToName: { name: 'sign-in-to', points: 300, seconds: HOUR },
  /** Mails to one address, and mails that one visitor makes us send. */
  mailTo: { name: 'mail-to', points: 3, seconds: HOUR },
  mailFromAddress: { name: 'mail-from', points: 10, seconds: HOUR },
  report: { name: 'report', points: 10, seconds: DAY },
  export: { name: 'export', points: 10, seconds: HOUR },
} as const satisfies Readonly<Record<string, LimitRule>>;

/** A key of bounded length and harmless characters, of whatever a visitor has sent. */
export function attemptKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
