/** The shipped rules documents, as a server of games has them: their texts by slug. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const EXTENSION = '.md';

/** @param folder where they are, one file each, named by its slug. It has to be there. */
export function readDocuments(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(EXTENSION));
  return new Map(files.map((file) => [basename(file, EXTENSION), readFileSync(join(folder, file), 'utf8')]));
}
