/** How the stores of accounts read and write: as the database offers it, with its troubles thrown. */
import type { Kysely, Transaction } from 'kysely';
import { StoreTrouble } from '../../account/store-trouble.js';
import type { Database } from '../database.js';
import type { Schema } from '../schema.js';

export interface Access {
  readonly reads: Kysely<Schema>;
  /** All of it or nothing, and synced. @throws StoreTrouble */
  write<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>;
}

export function accessTo({ reads, write }: Database): Access {
  return {
    reads,
    async write(work) {
      const done = await write(work);
      if (!done.ok) throw new StoreTrouble(done.problems);
      return done.value;
    },
  };
}
