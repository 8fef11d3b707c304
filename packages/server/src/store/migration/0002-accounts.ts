/** People: accounts and their names, sessions, tokens, passkeys, tickets, blocks and reports. */
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const needed = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const one = (column: ColumnDefinitionBuilder) => column.notNull().unique();
const someone = (column: ColumnDefinitionBuilder) => column.notNull().references('account.id');

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createWaysIn(db);
  await createSocial(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', needed)
    .addColumn('name', 'text')
    .addColumn('role', 'text', needed)
    .addColumn('bio', 'text', needed)
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('email_confirmed', 'integer', needed)
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', needed)
    .addColumn('closed_at', 'bigint')
    .addColumn('closed_reason', 'text')
    .addColumn('deleted_at', 'bigint')
    .execute();
  await db.schema.createIndex('account_email').on('account').column('email_key').execute();

  await db.schema
    .createTable('account_name')
    .addColumn('hash', 'text', key)
    .addColumn('account', 'text', (column) => column.references('account.id'))
    .execute();
  await db.schema.createIndex('account_name_account').on('account_name').column('account').execute();
}

async function createWaysIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', key)
    .addColumn('hash', 'text', one)
    .addColumn('account', 'text', someone)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('authenticated_at', 'bigint')
    .addColumn('seen_at', 'bigint', needed)
    .addColumn('expires_at', 'bigint', needed)
    .addColumn('agent', 'text', needed)
    .execute();
  await db.schema
    .createTable('api_token')
    .addColumn('id', 'text', key)
    .addColumn('hash', 'text', one)
    .addColumn('account', 'text', someone)
    .addColumn('label', 'text', needed)
    .addColumn('scopes', 'text', needed)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', key)
    .addColumn('account', 'text', someone)
    .addColumn('public_key', 'text', needed)
    .addColumn('counter', 'bigint', needed)
    .addColumn('transports', 'text', needed)
    .addColumn('label', 'text', needed)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createTable('ticket')
    .addColumn('hash', 'text', key)
    .addColumn('purpose', 'text', needed)
    .addColumn('account', 'text', (column) => column.references('account.id'))
    .addColumn('data', 'text', needed)
    .addColumn('expires_at', 'bigint', needed)
    .execute();
  for (const table of ['session', 'api_token', 'passkey', 'ticket']) {
    await db.schema.createIndex(`${table}_account`).on(table).column('account').execute();
  }
  for (const table of ['session', 'ticket']) {
    await db.schema.createIndex(`${table}_expires`).on(table).column('expires_at').execute();
  }
}

async function createSocial(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_block')
    .addColumn('blocker', 'text', someone)
    .addColumn('blocked', 'text', someone)
    .addColumn('created_at', 'bigint', needed)
    .addPrimaryKeyConstraint('account_block_key', ['blocker', 'blocked'])
    .execute();
  await db.schema.createIndex('account_block_blocked').on('account_block').column('blocked').execute();

  await db.schema
    .createTable('report')
    .addColumn('id', 'text', key)
    .addColumn('reporter', 'text', someone)
    .addColumn('subject', 'text', someone)
    .addColumn('reason', 'text', needed)
    .addColumn('text', 'text', needed)
    .addColumn('game', 'text')
    .addColumn('created_at', 'bigint', needed)
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolved_by', 'text')
    .addColumn('verdict', 'text')
    .execute();
  await db.schema.createIndex('report_open').on('report').columns(['resolved_at', 'created_at', 'id']).execute();
  for (const column of ['reporter', 'subject']) {
    await db.schema.createIndex(`report_${column}`).on('report').column(column).execute();
  }
}
