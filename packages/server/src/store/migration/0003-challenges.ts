/** Games on offer. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('by_account', 'text', (column) => column.notNull())
    .addColumn('to_account', 'text')
    .addColumn('variant', 'text')
    .addColumn('document', 'text', (column) => column.references('document.hash'))
    .addColumn('start', 'text', (column) => column.notNull())
    .addColumn('control', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('private', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('game', 'text')
    .addCheckConstraint('challenge_has_rules', sql`variant is not null or document is not null`)
    .execute();

  await db.schema
    .createIndex('challenge_listed')
    .on('challenge')
    .columns(['listed', 'created_at'])
    .where(sql.ref('game'), 'is', null)
    .execute();
  for (const who of ['by_account', 'to_account']) {
    await db.schema.createIndex(`challenge_${who}`).on('challenge').columns([who, 'created_at']).execute();
  }
  await db.schema.createIndex('challenge_expires').on('challenge').column('expires_at').execute();
}
