/** API tokens, found by the hash of what their holder sends. */
import type { Selectable } from 'kysely';
import type { ApiToken } from '../../account/account.js';
import type { TokenStore } from '../../account/account-store.js';
import type { Access } from './access.js';
import type { ApiTokenTable } from './tables.js';

export function tokenStore({ reads, write }: Access): TokenStore {
  return {
    async addToken({ id, account, label, scopes, createdAt, usedAt }, hash) {
      const row = {
        id,
        hash,
        account,
        label,
        scopes: JSON.stringify(scopes),
        created_at: createdAt,
        used_at: usedAt ?? null,
      };
      await write((transaction) => transaction.insertInto('api_token').values(row).execute());
    },

    async tokenByHash(hash) {
      const row = await reads.selectFrom('api_token').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row === undefined ? undefined : toToken(row);
    },

    async tokensOf(account) {
      const rows = await reads
        .selectFrom('api_token')
        .selectAll()
        .where('account', '=', account)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toToken);
    },

    async touchToken(id, at) {
      await write((transaction) =>
        transaction.updateTable('api_token').set({ used_at: at }).where('id', '=', id).execute(),
      );
    },

    async revokeToken(account, id) {
      const revoked = await write((transaction) =>
        transaction.deleteFrom('api_token').where('account', '=', account).where('id', '=', id).executeTakeFirst(),
      );
      return revoked.numDeletedRows > 0n;
    },
  };
}

function toToken(row: Selectable<ApiTokenTable>): ApiToken {
  return {
    id: row.id,
    account: row.account,
    label: row.label,
    scopes: JSON.parse(row.scopes),
    createdAt: row.created_at,
    usedAt: row.used_at ?? undefined,
  };
}
