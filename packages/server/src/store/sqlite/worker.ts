/**
 * The thread that writes. A sync of the disk stands still for milliseconds, and with it whoever has asked for it: here nobody else is
 * waiting. Statements come one by one and are answered in their order.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Reply, Request } from './thread.js';

/** How long is waited for another process that writes, in milliseconds. */
const PATIENCE = 5000;
/** Statements that are kept compiled. Those for many rows come in many lengths, so that there has to be an end. */
const MOST_STATEMENTS = 200;
const DONE: Reply = { ok: true, rows: [], changes: 0 };

const port = parentPort;
if (port === null) throw new Error('this module is the start of a thread');

let database: Sqlite.Database | undefined;
const statements = new Map<string, Sqlite.Statement>();

port.on('message', (request: Request) => port.postMessage(answer(request)));

/** With `synchronous` FULL the log of writes is synced at each commit: what is acknowledged survives the loss of power. */
function open(file: string): Sqlite.Database {
  const opened = new Sqlite(file, { timeout: PATIENCE });
  opened.pragma('journal_mode = WAL');
  opened.pragma('synchronous = FULL');
  opened.pragma('foreign_keys = ON');
  return opened;
}

function answer(request: Request): Reply {
  try {
    if (request === 'open') database = open(String(workerData));
    else if (request === 'close') database?.close();
    // Some errors have undone everything already.
    else if (request !== 'rollback') return run(request.sql, request.parameters);
    else if (database?.inTransaction === true) database.exec('rollback');
    return DONE;
  } catch (reason) {
    const { message, code = '' } = reason as Error & { code?: string };
    return { ok: false, message, code };
  }
}

function run(sql: string, parameters: readonly unknown[]): Reply {
  const statement = prepared(sql);
  if (statement.reader) return { ok: true, rows: statement.all(parameters), changes: 0 };
  return { ok: true, rows: [], changes: statement.run(parameters).changes };
}

function prepared(sql: string): Sqlite.Statement {
  if (database === undefined) throw new Error('the database has not been opened');
  const known = statements.get(sql);
  if (known !== undefined) return known;
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}
