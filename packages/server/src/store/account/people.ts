/** Accounts themselves. A name is claimed by inserting its row: of two that want it at once the database lets one. */
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Account } from '../../account/account.js';
import type { AccountChange, PeopleStore } from '../../account/account-store.js';
import type { Access } from './access.js';
import type { AccountTable } from './tables.js';

export function peopleStore({ reads, write }: Access): PeopleStore {
  const byId = (id: string) => reads.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    async addGuest({ id, at }) {
      await write((transaction) => transaction.insertInto('account').values(guestRow(id, at)).execute());
    },

    async makeMember(id, { shown, skeleton }) {
      const attempt = write(async (transaction) => {
        // First the account, which locks its row: a guest who signs up twice at once gets one name.
        const { numUpdatedRows: made } = await transaction
          .updateTable('account')
          .set({ kind: 'member', name: shown })
          .where('id', '=', id)
          .where('kind', '=', 'guest')
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (made === 0n) return 'not-a-guest';
        const claimed = await transaction
          .insertInto('account_name')
          .values({ hash: nameHash(skeleton), account: id })
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .returning('hash')
          .executeTakeFirst();
        if (claimed === undefined) throw new NameTaken();
        return 'done' as const;
      });
      return attempt.catch((problem: unknown) => {
        if (problem instanceof NameTaken) return 'name-taken';
        throw problem;
      });
    },

    async isNameTaken(skeleton) {
      const row = await reads
        .selectFrom('account_name')
        .select('hash')
        .where('hash', '=', nameHash(skeleton))
        .executeTakeFirst();
      return row !== undefined;
    },

    async account(id) {
      const row = await byId(id);
      return row === undefined ? undefined : toAccount(row);
    },

    async accounts(ids) {
      if (ids.length === 0) return new Map();
      const rows = await reads
        .selectFrom('account')
        .selectAll()
        .where('id', 'in', [...new Set(ids)])
        .execute();
      return new Map(rows.map((row) => [row.id, toAccount(row)]));
    },

    async accountByName(skeleton) {
      const row = await reads
        .selectFrom('account_name')
        .innerJoin('account', 'account.id', 'account_name.account')
        .selectAll('account')
        .where('account_name.hash', '=', nameHash(skeleton))
        .executeTakeFirst();
      return row === undefined ? undefined : toAccount(row);
    },

    async accountsByEmail(email) {
      const rows = await reads
        .selectFrom('account')
        .selectAll()
        .where('email_key', '=', email.toLowerCase())
        .where('email_confirmed', '=', 1)
        .orderBy('created_at')
        .execute();
      return rows.map(toAccount);
    },

    async changeAccount(id, change) {
      const columns = toColumns(change);
      if (Object.keys(columns).length === 0) return;
      await write((transaction) =>
        transaction.updateTable('account').set(columns).where('id', '=', id).where('deleted_at', 'is', null).execute(),
      );
    },

    async password(id) {
      const row = await reads.selectFrom('account').select('password').where('id', '=', id).executeTakeFirst();
      return row?.password ?? undefined;
    },

    async setPassword(id, password) {
      await write((transaction) =>
        transaction
          .updateTable('account')
          .set({ password })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .execute(),
      );
    },

    async eraseAccount(id, at) {
      await write(async (transaction) => {
        await transaction
          .updateTable('account')
          .set({ ...guestRow(id, at), name: null, created_at: at, deleted_at: at })
          .where('id', '=', id)
          .execute();
        await transaction.updateTable('account_name').set({ account: null }).where('account', '=', id).execute();
        for (const table of ['session', 'api_token', 'passkey', 'ticket'] as const) {
          await transaction.deleteFrom(table).where('account', '=', id).execute();
        }
        await transaction
          .deleteFrom('account_block')
          .where((is) => is.or([is('blocker', '=', id), is('blocked', '=', id)]))
          .execute();
        await transaction
          .deleteFrom('report')
          .where((is) => is.or([is('reporter', '=', id), is('subject', '=', id)]))
          .execute();
      });
    },
  };
}

/** Thrown to undo a transaction, and caught by whoever began it. */
class NameTaken extends Error {}

function guestRow(id: string, at: number): AccountTable {
  return {
    id,
    kind: 'guest',
    name: null,
    role: 'player',
    bio: '',
    email: null,
    email_key: null,
    email_confirmed: 0,
    password: null,
    created_at: at,
    closed_at: null,
    closed_reason: null,
    deleted_at: null,
  };
}

/** Of the accounts in a result, as other tables' queries join them. */
export function toAccount(row: Selectable<AccountTable>): Account {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name ?? undefined,
    role: row.role,
    bio: row.bio,
    email: row.email ?? undefined,
    isEmailConfirmed: row.email_confirmed === 1,
    createdAt: row.created_at,
    closed: row.closed_at === null ? undefined : { at: row.closed_at, reason: row.closed_reason ?? '' },
    deletedAt: row.deleted_at ?? undefined,
  };
}

function toColumns(change: AccountChange): Partial<AccountTable> {
  const { bio, email, isEmailConfirmed, role, closed } = change;
  return {
    ...(bio === undefined ? {} : { bio }),
    ...(role === undefined ? {} : { role }),
    ...(isEmailConfirmed === undefined ? {} : { email_confirmed: isEmailConfirmed ? 1 : 0 }),
    ...('email' in change ? { email: email ?? null, email_key: email?.toLowerCase() ?? null } : {}),
    ...('closed' in change ? { closed_at: closed?.at ?? null, closed_reason: closed?.reason ?? null } : {}),
  };
}

function nameHash(skeleton: string): string {
  return createHash('sha256').update(skeleton).digest('base64url');
}
