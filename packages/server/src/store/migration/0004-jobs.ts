/** Jobs that wait or run, where there is no Redis to keep them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('not_before', 'bigint', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('deaths', 'integer', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('cancelled', 'integer', (column) => column.notNull())
    .addColumn('progress', 'text')
    .addColumn('every', 'bigint')
    .addPrimaryKeyConstraint('job_key', ['kind', 'id'])
    .execute();

  await db.schema.createIndex('job_order').on('job').columns(['kind', 'priority', 'place']).execute();
  await db.schema.createIndex('job_lease').on('job').column('lease').where(sql.ref('lease'), 'is not', null).execute();
}
