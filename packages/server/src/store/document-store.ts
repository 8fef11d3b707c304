/**
 * Rules documents that games were begun under, by what they say. A game names the hash, so that editing a document never changes a game
 * that is being played, and the same text is kept once.
 */
import { createHash } from 'node:crypto';
import { error, fail, type Result } from '@hippodrome/rules';
import type { Database } from './database.js';

export interface DocumentStore {
  /**
   * @param at milliseconds since 1970
   * @returns the content hash; codes: `document/not-text` for what not every database can keep, and those of `Database.write`
   */
  keep(text: string, at: number): Promise<Result<string>>;
  find(hash: string): Promise<string | undefined>;
}

/** PostgreSQL keeps no NUL, and halves of surrogate pairs have no form in UTF-8. */
const NOT_TEXT = /[\0\p{Surrogate}]/u;

/** SHA-256 in hexadecimal digits. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function createDocumentStore({ reads, write }: Database): DocumentStore {
  return {
    async keep(text, at) {
      const odd = text.search(NOT_TEXT);
      if (odd >= 0)
        return fail(error('document/not-text', 'this character cannot stand in a text', placeIn(text, odd)));
      const hash = contentHash(text);
      return write(async (transaction) => {
        await transaction
          .insertInto('document')
          .values({ hash, text, created_at: at })
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .execute();
        return hash;
      });
    },
    async find(hash) {
      const row = await reads.selectFrom('document').select('text').where('hash', '=', hash).executeTakeFirst();
      return row?.text;
    },
  };
}

function placeIn(text: string, index: number): { line: number; column: number } {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
