/** A database that is closed lets what is under way finish, and refuses the rest: moves that come meanwhile get an answer. */
import { error, fail, type Result } from '@hippodrome/rules';
import type { Transaction } from 'kysely';
import type { Database } from './database.js';
import type { Schema } from './schema.js';

/** @param close what is done when no write is under way any more */
export function closable(write: Database['write'], close: () => Promise<void>): Pick<Database, 'write' | 'close'> {
  const underWay = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;

  async function closeNow(): Promise<void> {
    await Promise.allSettled(underWay);
    await close();
  }

  return {
    async write<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<Result<T>> {
      if (closed !== undefined) {
        return fail(error('store/cannot-write', 'nothing was stored: the server is shutting down'));
      }
      const written = write(work);
      underWay.add(written);
      try {
        return await written;
      } finally {
        underWay.delete(written);
      }
    },
    close() {
      closed ??= closeNow();
      return closed;
    },
  };
}
