/** The server's database as commands use it: opened as the environment says, closed whatever happens. */
import { error, type Result } from '@hippodrome/rules';
import { type Database, type OpenOptions, openDatabase, readDataFolder } from '@hippodrome/server';
import { type Attempt, attempt, failure, INPUT } from './attempt.js';
import { troubleWith } from './file-trouble.js';

/** A file that the work reads or writes. */
interface WorkFile {
  readonly path: string;
  readonly use: 'read' | 'written';
}

/** Codes: those of `openDatabase` and of the work; `file/unreadable` and `file/unwritable` of its file. */
export async function withDatabase<T>(
  { path, use }: WorkFile,
  options: OpenOptions,
  work: (database: Database) => Promise<Result<T>>,
): Promise<Attempt<T>> {
  const database = await openDatabase(process.env.DATABASE_URL, readDataFolder(process.env), options);
  if (!database.ok) return attempt(INPUT, database);
  try {
    return attempt(path, await work(database.value));
  } catch (reason) {
    const trouble = reason as NodeJS.ErrnoException;
    // Only what concerns files has a call to the system; the rest is a fault of ours.
    if (trouble.syscall === undefined) throw reason;
    const code = use === 'read' ? 'file/unreadable' : 'file/unwritable';
    return failure(path, error(code, `the file cannot be ${use}: ${troubleWith(trouble)}`));
  } finally {
    await database.value.close();
  }
}
