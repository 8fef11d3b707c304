/** Tickets. Taking one is a single statement that deletes and returns it, so that it is taken once. */
import type { TicketStore } from '../../account/account-store.js';
import type { Access } from './access.js';

export function ticketStore({ write }: Access): TicketStore {
  return {
    async addTicket({ purpose, account, data, expiresAt }, hash) {
      await write((transaction) =>
        transaction
          .insertInto('ticket')
          .values({ hash, purpose, account: account ?? null, data, expires_at: expiresAt })
          .execute(),
      );
    },

    async takeTicket(hash, purpose, now) {
      const row = await write((transaction) =>
        transaction
          .deleteFrom('ticket')
          .where('hash', '=', hash)
          .where('purpose', '=', purpose)
          .where('expires_at', '>', now)
          .returningAll()
          .executeTakeFirst(),
      );
      if (row === undefined) return undefined;
      return { purpose: row.purpose, account: row.account ?? undefined, data: row.data, expiresAt: row.expires_at };
    },

    async dropTickets(account, purpose) {
      await write((transaction) =>
        transaction.deleteFrom('ticket').where('account', '=', account).where('purpose', '=', purpose).execute(),
      );
    },

    async purge(now) {
      return write(async (transaction) => {
        let removed = 0;
        for (const table of ['session', 'ticket'] as const) {
          const { numDeletedRows } = await transaction
            .deleteFrom(table)
            .where('expires_at', '<=', now)
            .executeTakeFirst();
          removed += Number(numDeletedRows);
        }
        return removed;
      });
    },
  };
}
