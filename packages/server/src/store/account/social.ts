/** Blocks and reports. */
import type { Selectable } from 'kysely';
import type { SocialStore } from '../../account/account-store.js';
import type { Report } from '../../account/report.js';
import type { Access } from './access.js';
import { toAccount } from './people.js';
import type { ReportTable } from './tables.js';

export function socialStore({ reads, write }: Access): SocialStore {
  return {
    async block(blocker, blocked, at) {
      await write((transaction) =>
        transaction
          .insertInto('account_block')
          .values({ blocker, blocked, created_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    },

    async unblock(blocker, blocked) {
      await write((transaction) =>
        transaction.deleteFrom('account_block').where('blocker', '=', blocker).where('blocked', '=', blocked).execute(),
      );
    },

    async blocksOf(blocker) {
      const rows = await reads
        .selectFrom('account_block')
        .innerJoin('account', 'account.id', 'account_block.blocked')
        .selectAll('account')
        .where('account_block.blocker', '=', blocker)
        .orderBy('account_block.created_at', 'desc')
        .orderBy('account.id')
        .execute();
      return rows.map(toAccount);
    },

    async isBlockedBetween(one, other) {
      const row = await reads
        .selectFrom('account_block')
        .select('blocker')
        .where('blocker', 'in', [one, other])
        .where('blocked', 'in', [one, other])
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async addReport({ id, reporter, subject, reason, text, game, createdAt, resolved }) {
      const row = {
        id,
        reporter,
        subject,
        reason,
        text,
        game: game ?? null,
        created_at: createdAt,
        resolved_at: resolved?.at ?? null,
        resolved_by: resolved?.by ?? null,
        verdict: resolved?.verdict ?? null,
      };
      await write((transaction) => transaction.insertInto('report').values(row).execute());
    },

    async report(id) {
      const row = await reads.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : toReport(row);
    },

    async openReports(limit) {
      const rows = await reads
        .selectFrom('report')
        .selectAll()
        .where('resolved_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toReport);
    },

    async reportsBy(reporter) {
      const rows = await reads
        .selectFrom('report')
        .selectAll()
        .where('reporter', '=', reporter)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toReport);
    },

    async resolveReport(id, { at, by, verdict }) {
      const { numUpdatedRows } = await write((transaction) =>
        transaction
          .updateTable('report')
          .set({ resolved_at: at, resolved_by: by, verdict })
          .where('id', '=', id)
          .where('resolved_at', 'is', null)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },
  };
}

function toReport(row: Selectable<ReportTable>): Report {
  const { resolved_at: at, resolved_by: by, verdict } = row;
  return {
    id: row.id,
    reporter: row.reporter,
    subject: row.subject,
    reason: row.reason,
    text: row.text,
    game: row.game ?? undefined,
    createdAt: row.created_at,
    resolved: at === null || by === null || verdict === null ? undefined : { at, by, verdict },
  };
}
