/**
 * Where the shipped rules documents are. A published package carries them in its own folder `variants/` (package.json copies them
 * when it is packed); in a checkout they are at the root of the project.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDERS = ['../../variants/', '../../../../variants/'];
const EXTENSION = '.md';

export function shippedFolder(): string {
  const folder = FOLDERS.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path));
  if (folder === undefined) throw new Error('the rules documents are missing: this copy of hippodrome is incomplete');
  return folder;
}

/** Path of the document of every shipped game, by its slug. */
export function shippedDocuments(): ReadonlyMap<string, string> {
  const folder = shippedFolder();
  const files = readdirSync(folder).filter((file) => file.endsWith(EXTENSION));
  return new Map(files.map((file) => [basename(file, EXTENSION), join(folder, file)]));
}
