/** PostgreSQL on a server: a pool of connections, for several processes at once. */
import { error, fail, ok, type Result } from '@hippodrome/rules';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { closable } from '../closable.js';
import type { Database, SomeRows, Value } from '../database.js';
import { migrate } from '../migrate.js';
import { type Schema, TABLES } from '../schema.js';
import { causeOf, writeProblem } from '../trouble.js';

/** Connections of one process. A server of 100 carries several processes of ours. */
const CONNECTIONS = 8;
/** How long is waited for a connection, and for a lock, in milliseconds. */
const PATIENCE = 5000;
/** PostgreSQL's number for `bigint`, which its driver reads as text, since not all of them are numbers of JavaScript. Ours are. */
const BIGINT = 20;

/** Rows that are read at a time for a snapshot. */
const SOME = 500;

/**
 * @param url with the name of a database that is there
 * @param target the last step of migration to take, for tests and for backups; all of them when it is left out
 */
export async function openPostgres(url: string, target?: string): Promise<Result<Database>> {
  const pool = createPool(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const ready = await durable(db);
    const migrated = ready.ok ? await migrate(db, target) : ready;
    if (migrated.ok) return ok(database(pool, db));
    await db.destroy();
    return migrated;
  } catch (reason) {
    await db.destroy();
    const cause = causeOf(reason);
    if (cause === undefined) throw reason;
    return fail(error('store/cannot-open', `the database of DATABASE_URL cannot be opened: ${cause}`));
  }
}

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    lock_timeout: PATIENCE,
    application_name: 'hippodrome',
    types: {
      getTypeParser: ((id: number, format: 'text') =>
        id === BIGINT ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it: the pool makes a new one, and whoever needs that hears of trouble there.
  pool.on('error', () => {});
  return pool;
}

/** An acknowledged move is on the disk, so that a server which puts syncing off will not do. */
async function durable(db: Kysely<Schema>): Promise<Result<undefined>> {
  for (const setting of ['synchronous_commit', 'fsync']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value !== 'off') continue;
    const message = `the database server has ${setting} off, so that a loss of power would lose moves; switch it on`;
    return fail(error('store/not-durable', message));
  }
  return ok(undefined);
}

function database(pool: pg.Pool, db: Kysely<Schema>): Database {
  return {
    kind: 'postgres',
    reads: db,
    ...closable(transactions(db), () => db.destroy()),
    snapshot: () => snapshot(pool),
  };
}

/** Each work on a connection of its own: the server syncs those that end together at once. */
function transactions(db: Kysely<Schema>): Database['write'] {
  return async <T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<Result<T>> => {
    try {
      return ok(await db.transaction().execute(work));
    } catch (reason) {
      const problem = writeProblem(reason);
      if (problem === undefined) throw reason;
      return fail(problem);
    }
  };
}

/** Repeatable reads see the moment of the first statement for as long as the transaction lasts. */
async function* snapshot(pool: pg.Pool): AsyncGenerator<SomeRows> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    for (const table of TABLES) {
      await client.query(`declare some_rows cursor for select * from "${table}"`);
      for (let isMore = true; isMore; ) {
        const { fields, rows } = await client.query<Value[]>({
          text: `fetch ${SOME} from some_rows`,
          rowMode: 'array',
        });
        yield { table, columns: fields.map(({ name }) => name), rows };
        isMore = rows.length === SOME;
      }
      await client.query('close some_rows');
    }
    await client.query('commit');
  } finally {
    // It may be anywhere in its transaction: the pool is to make another.
    client.release(true);
  }
}
