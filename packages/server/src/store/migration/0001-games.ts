/** Games, their logs, and the documents of games that people made themselves. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('game')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('variant', 'text')
    .addColumn('document', 'text', (column) => column.references('document.hash'))
    .addColumn('start', 'text', (column) => column.notNull())
    .addColumn('control', 'text', (column) => column.notNull())
    .addColumn('white', 'text')
    .addColumn('white_level', 'integer')
    .addColumn('black', 'text')
    .addColumn('black_level', 'integer')
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('private', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('ply', 'integer', (column) => column.notNull())
    .addColumn('turn', 'text', (column) => column.notNull())
    .addColumn('outcome_rule', 'text')
    .addColumn('winner', 'text')
    .addColumn('due_at', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addCheckConstraint('game_has_rules', sql`variant is not null or document is not null`)
    .execute();

  await db.schema
    .createTable('game_event')
    .addColumn('game', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_event_key', ['game', 'number'])
    .execute();

  for (const side of ['white', 'black'] as const) {
    await db.schema.createIndex(`game_${side}`).on('game').columns([side, 'created_at', 'id']).execute();
    await db.schema
      .createIndex(`game_${side}_unfinished`)
      .on('game')
      .columns([side, 'updated_at', 'id'])
      .where(sql.ref('finished_at'), 'is', null)
      .execute();
  }
  await db.schema
    .createIndex('game_due')
    .on('game')
    .columns(['due_at', 'id'])
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('game_finished')
    .on('game')
    .columns(['finished_at', 'id'])
    .where(sql.ref('finished_at'), 'is not', null)
    .execute();
}
