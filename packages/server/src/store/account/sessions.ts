/** Sessions, found by the hash of what their cookie holds. */
import type { Selectable } from 'kysely';
import type { Session } from '../../account/account.js';
import type { SessionStore } from '../../account/account-store.js';
import type { Access } from './access.js';
import type { SessionTable } from './tables.js';

export function sessionStore({ reads, write }: Access): SessionStore {
  return {
    async addSession({ id, account, createdAt, authenticatedAt, seenAt, expiresAt, agent }, hash) {
      const row = {
        id,
        hash,
        account,
        created_at: createdAt,
        authenticated_at: authenticatedAt ?? null,
        seen_at: seenAt,
        expires_at: expiresAt,
        agent,
      };
      await write((transaction) => transaction.insertInto('session').values(row).execute());
    },

    async sessionByHash(hash) {
      const row = await reads.selectFrom('session').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row === undefined ? undefined : toSession(row);
    },

    async changeSession(id, { seenAt, expiresAt }) {
      await write((transaction) =>
        transaction
          .updateTable('session')
          .set({ seen_at: seenAt, expires_at: expiresAt })
          .where('id', '=', id)
          .execute(),
      );
    },

    async sessionsOf(account, now) {
      const rows = await reads
        .selectFrom('session')
        .selectAll()
        .where('account', '=', account)
        .where('expires_at', '>', now)
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toSession);
    },

    async endSession(account, id) {
      const ended = await write((transaction) =>
        transaction.deleteFrom('session').where('account', '=', account).where('id', '=', id).executeTakeFirst(),
      );
      return ended.numDeletedRows > 0n;
    },

    async endSessions(account, except) {
      const ended = await write((transaction) =>
        transaction
          .deleteFrom('session')
          .where('account', '=', account)
          .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
          .executeTakeFirst(),
      );
      return Number(ended.numDeletedRows);
    },
  };
}

function toSession(row: Selectable<SessionTable>): Session {
  return {
    id: row.id,
    account: row.account,
    createdAt: row.created_at,
    authenticatedAt: row.authenticated_at ?? undefined,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
    agent: row.agent,
  };
}
