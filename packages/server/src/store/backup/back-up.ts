/** Writes everything that is stored into one file, as it is at one moment, while games go on. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { error, fail, ok, type Result } from '@hippodrome/rules';
import type { Database } from '../database.js';
import { MIGRATIONS } from '../migration/list.js';
import { type Header, KIND } from './format.js';

export interface BackUpOptions {
  /** Whether a file of that name may go. */
  readonly force?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface BackUpReport {
  readonly rows: number;
  readonly bytes: number;
}

/**
 * Writes under another name first and syncs, so that a file of the wanted name is always whole. Rejects when the file cannot be written or
 * the database cannot be read.
 * @returns codes: `backup/file-exists`
 */
export async function backUp(
  database: Database,
  path: string,
  { force = false, now }: BackUpOptions,
): Promise<Result<BackUpReport>> {
  if (!force && existsSync(path)) {
    return fail(error('backup/file-exists', 'there is a file of this name already; --force replaces it'));
  }
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    const report = await write(database, now, (text) => file.appendFile(text));
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    return ok(report);
  } catch (reason) {
    await file.close();
    await rm(unfinished, { force: true });
    throw reason;
  }
}

async function write(database: Database, now: number, append: (text: string) => Promise<void>): Promise<BackUpReport> {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  const put = async (values: readonly unknown[]): Promise<void> => {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
    hash.update(text);
    bytes += Buffer.byteLength(text);
    await append(text);
  };
  const header: Header = { kind: KIND, migration: Object.keys(MIGRATIONS).sort().at(-1) ?? '', at: now };
  await put([header]);
  let table = '';
  for await (const some of database.snapshot()) {
    if (some.table !== table) await put([{ table: some.table, columns: some.columns }]);
    table = some.table;
    rows += some.rows.length;
    await put(some.rows);
  }
  await put([{ rows, sha256: hash.copy().digest('hex') }]);
  return { rows, bytes };
}
