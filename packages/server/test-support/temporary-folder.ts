/**
 * Folders for databases of tests, in memory where the machine has room there: databases sync all the time, and a disk that others use
 * makes seconds of it minutes. Whether a sync reaches the disk is not for tests to see.
 */
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM_NEEDED = 512 * 1024 * 1024;

/** @returns the path of a new folder */
export function temporaryFolder(): string {
  return mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'hippodrome-store-'));
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_NEEDED;
}
