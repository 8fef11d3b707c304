/** Passkeys, by the id of their credential. */
import type { Selectable } from 'kysely';
import type { Passkey } from '../../account/account.js';
import type { PasskeyStore } from '../../account/account-store.js';
import type { Access } from './access.js';
import type { PasskeyTable } from './tables.js';

export function passkeyStore({ reads, write }: Access): PasskeyStore {
  return {
    async addPasskey({ id, account, publicKey, counter, transports, label, createdAt, usedAt }) {
      const row = {
        id,
        account,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        label,
        created_at: createdAt,
        used_at: usedAt ?? null,
      };
      const added = await write((transaction) =>
        transaction
          .insertInto('passkey')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst(),
      );
      return added !== undefined;
    },

    async passkey(id) {
      const row = await reads.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : toPasskey(row);
    },

    async passkeysOf(account) {
      const rows = await reads
        .selectFrom('passkey')
        .selectAll()
        .where('account', '=', account)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toPasskey);
    },

    async usePasskey(id, { counter, at }) {
      await write((transaction) =>
        transaction.updateTable('passkey').set({ counter, used_at: at }).where('id', '=', id).execute(),
      );
    },

    async removePasskey(account, id) {
      const removed = await write((transaction) =>
        transaction.deleteFrom('passkey').where('account', '=', account).where('id', '=', id).executeTakeFirst(),
      );
      return removed.numDeletedRows > 0n;
    },
  };
}

function toPasskey(row: Selectable<PasskeyTable>): Passkey {
  return {
    id: row.id,
    account: row.account,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports),
    label: row.label,
    createdAt: row.created_at,
    usedAt: row.used_at ?? undefined,
  };
}
