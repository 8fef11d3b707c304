/** SQLite in a file of its own for a test. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.js';

/** @returns a path in a folder that goes when the test ends; there is no file yet */
export function temporaryFile(name = 'test.sqlite'): string {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}
