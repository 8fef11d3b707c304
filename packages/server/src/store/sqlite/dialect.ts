/** SQLite for Kysely, with its one connection in the thread that writes. Transactions take SQLite's lock at once. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { WriterThread } from './thread.js';

export function writerDialect(thread: WriterThread): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => writerDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite changes tables within transactions as it changes rows; Kysely does without unless told. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function writerDriver(thread: WriterThread): Driver {
  const connection = writerConnection(thread);
  const run = async (sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  /** Whoever has the connection, and those behind it. */
  let last: Promise<void> = Promise.resolve();
  let release: (() => void) | undefined;
  return {
    init: async () => {},
    async acquireConnection() {
      const before = last;
      let done!: () => void;
      last = new Promise((resolve) => {
        done = resolve;
      });
      await before;
      release = done;
      return connection;
    },
    async releaseConnection() {
      release?.();
    },
    // Not when the first statement writes: a lock that is refused in the midst of a transaction cannot be waited for.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    async rollbackTransaction() {
      await thread.ask('rollback');
    },
    savepoint: (_connection, name) => run(`savepoint "${name}"`),
    rollbackToSavepoint: (_connection, name) => run(`rollback to "${name}"`),
    releaseSavepoint: (_connection, name) => run(`release "${name}"`),
    destroy: () => thread.close(),
  };
}

function writerConnection(thread: WriterThread): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await thread.ask({ sql, parameters });
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('what is read in a stream is read through `reads`');
    },
  };
}
