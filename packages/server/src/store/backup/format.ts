/**
 * A backup as a file: lines of JSON, the same for every database, so that it can be looked at, kept for years and restored into the other
 * kind. The first line says what it is and after which step of migration it was made; an object names a table and its columns, arrays are
 * rows of it; the last line counts the rows and bears a hash of all lines before.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { error, type Problem } from '@hippodrome/rules';
import { z } from 'zod';

export const KIND = 'hippodrome-backup';

const header = z.object({ kind: z.literal(KIND), migration: z.string(), at: z.int() });
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const row = z.array(z.union([z.string(), z.number(), z.null()]));
const end = z.object({ rows: z.int(), sha256: z.string() });

export type Header = z.infer<typeof header>;
export type BackupLine =
  | ({ readonly type: 'header' } & Header)
  | ({ readonly type: 'table' } & z.infer<typeof table>)
  | { readonly type: 'row'; readonly values: z.infer<typeof row> };

/** Thrown while lines are read, so that whoever is in the midst of a transaction leaves it. */
export class BackupFault extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The lines of a backup before its last. Throws `BackupFault`, at the end too: whoever has acted on lines until then undoes it. */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  let number = 0;
  let rows = 0;
  let width = 0;
  let isComplete = false;
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    number += 1;
    const value = parsed(line, number);
    if (number === 1) {
      const found = header.safeParse(value);
      if (!found.success) throw notABackup();
      yield { type: 'header', ...found.data };
    } else if (isComplete) {
      throw damaged('there are lines behind the last one', number);
    } else if (Array.isArray(value)) {
      const values = row.safeParse(value);
      if (!values.success || value.length !== width) throw damaged('this row does not fit its table', number);
      rows += 1;
      yield { type: 'row', values: values.data };
    } else {
      const last = end.safeParse(value);
      if (last.success) {
        if (last.data.rows !== rows || last.data.sha256 !== hash.digest('hex'))
          throw damaged('lines are missing or changed', number);
        isComplete = true;
        continue;
      }
      const named = table.safeParse(value);
      if (!named.success) throw damaged('this is neither a row nor a table', number);
      width = named.data.columns.length;
      yield { type: 'table', ...named.data };
    }
    hash.update(`${line}\n`);
  }
  if (number === 0) throw notABackup();
  if (!isComplete) throw damaged('the end is missing', number + 1);
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw number === 1 ? notABackup() : damaged('this line is cut off or changed', number);
  }
}

function notABackup(): BackupFault {
  return new BackupFault(error('backup/not-a-backup', 'this is no backup of Hippodrome', { line: 1, column: 1 }));
}

function damaged(what: string, line: number): BackupFault {
  return new BackupFault(
    error('backup/damaged', `the backup is damaged: ${what}; nothing was restored`, { line, column: 1 }),
  );
}
