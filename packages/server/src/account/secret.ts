/**
 * Secrets that are handed out once and recognised later: session cookies, API tokens, what a mail brings for a new password. Each is
 * 256 random bits; only its SHA-256 is kept, so that whoever reads the database can use none. Random bits need no salt.
 */
import { createHash, randomBytes } from 'node:crypto';

export interface Secret {
  /** What its holder gets, and nobody else ever sees. */
  readonly text: string;
  /** What is kept and looked up. */
  readonly hash: string;
}

const BYTES = 32;
const LENGTH = Math.ceil((BYTES * 8) / 6);
const ID_BYTES = 12;

/** @param prefix tells scanners of published code, and people, what they have found: `hpd_` */
export function newSecret(prefix = ''): Secret {
  const text = prefix + randomBytes(BYTES).toString('base64url');
  return { text, hash: hashOf(text) };
}

/** @returns the hash to look up, or undefined for a text that cannot be such a secret, which saves the search */
export function readSecret(text: string, prefix = ''): string | undefined {
  const isOne = text.length === prefix.length + LENGTH && text.startsWith(prefix) && /^[\w-]+$/.test(text);
  return isOne ? hashOf(text) : undefined;
}

/** A name for something that is kept, 16 characters of an address: not secret, and not to be guessed either. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
