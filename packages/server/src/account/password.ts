/**
 * Passwords are kept as what scrypt makes of them. The parameters stand in each kept text, so that they can be raised: whoever signs in
 * with an older one gets it made anew. The standard ones are among those OWASP lists: 32 MiB and about a third of a second of one
 * processor. At most two are worked out at a time and a bounded number waits, so that nobody can use up the machine by guessing.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { error, fail, ok, type Result } from '@hippodrome/rules';
import { createGate, type Gate } from './gate.js';

export interface ScryptCost {
  /** Base-2 logarithm of the number of rounds N. */
  readonly logN: number;
  /** Size of a block. Memory is 128 · N · r bytes. */
  readonly r: number;
  /** How many times over. */
  readonly p: number;
}

export interface Passwords {
  /** The text to keep for a password, `$scrypt$ln=15,r=8,p=3$salt$hash`; `server/busy` when too many are being worked out. */
  encode(password: string): Promise<Result<string>>;
  /**
   * Whether the password is the one of the kept text. Without a kept text it takes as long and says no, so that time does not
   * tell whether a name exists.
   */
  verify(password: string, kept: string | undefined): Promise<Result<boolean>>;
  /** Whether the kept text was made with other parameters than those used now. */
  isOutdated(kept: string): boolean;
}

export const STANDARD_COST: ScryptCost = { logN: 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MOST_AT_A_TIME = 2;
const MOST_WAITING = 40;
/** Kept texts that ask for more were not written by us. */
const LARGEST_MEMORY = 256 * 1024 * 1024;

interface Kept {
  readonly cost: ScryptCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

export function createPasswords(cost: ScryptCost = STANDARD_COST): Passwords {
  const gate = createGate({ atATime: MOST_AT_A_TIME, waiting: MOST_WAITING });
  const nobody: Kept = { cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };

  return {
    async encode(password) {
      const salt = randomBytes(SALT_BYTES);
      const hash = await guarded(gate, () => derive(password, salt, cost, HASH_BYTES));
      return hash.ok ? ok(write({ cost, salt, hash: hash.value })) : hash;
    },

    async verify(password, kept) {
      const known = kept === undefined ? undefined : read(kept);
      const { salt, hash, cost: asKept } = known ?? nobody;
      const found = await guarded(gate, () => derive(password, salt, asKept, hash.length));
      return found.ok ? ok(timingSafeEqual(found.value, hash) && known !== undefined) : found;
    },

    isOutdated(kept) {
      const known = read(kept);
      return known === undefined || write({ ...known, cost }) !== kept || known.hash.length !== HASH_BYTES;
    },
  };
}

async function guarded<T>(gate: Gate, work: () => Promise<T>): Promise<Result<T>> {
  const done = gate.enter(work);
  return done === undefined
    ? fail(error('server/busy', 'too many people sign in at this moment; try again in a few seconds'))
    : ok(await done);
}

/** Different ways to type the same letter make the same password. */
function derive(password: string, salt: Buffer, { logN, r, p }: ScryptCost, bytes: number): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 2 * memory({ logN, r, p }) };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, options, (problem, key) =>
      problem ? reject(problem) : resolve(key),
    );
  });
}

function memory({ logN, r, p }: ScryptCost): number {
  return 128 * r * (2 ** logN + p + 1);
}

function write({ cost: { logN, r, p }, salt, hash }: Kept): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** @returns undefined for a text that is not of this form, or asks for more memory than we would ever have asked for */
function read(text: string): Kept | undefined {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{16,86})\$([\w-]{22,86})$/.exec(text);
  if (match === null) return undefined;
  const [, logN, r, p, salt = '', hash = ''] = match;
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  if (cost.logN < 1 || cost.r < 1 || cost.p < 1 || memory(cost) > LARGEST_MEMORY) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}
