import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expectOk } from '@hippodrome/rules';
import { createGameStore, openDatabase } from '@hippodrome/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { run } from '../program.js';

const BACKUP = fileURLToPath(new URL('../../../server/fixtures/backups/0001-games.jsonl', import.meta.url));

/** An empty data folder, which the environment names for this test. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-backup-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  vi.stubEnv('HIPPODROME_DATA', folder);
  vi.stubEnv('DATABASE_URL', '');
  return folder;
}

async function hippodrome(...args: readonly string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await run(args, { stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), err: await text(stderr) };
}

describe('backup and restore', () => {
  it('bring everything from one database into another', async () => {
    const file = join(dataFolder(), 'games.jsonl');
    expect(await hippodrome('restore', BACKUP)).toEqual({ code: 0, out: `4 rows from ${BACKUP}\n`, err: '' });
    const { code, out } = await hippodrome('backup', file, '--json');
    expect({ code, ...JSON.parse(out) }).toEqual({ code: 0, file, rows: 4, bytes: readFileSync(file).length });
    const other = dataFolder();
    expect((await hippodrome('restore', file, '--json')).out).toBe(`${JSON.stringify({ file, rows: 4 })}\n`);
    const database = expectOk(await openDatabase(undefined, other));
    onTestFinished(() => database.close());
    expect(await createGameStore(database).log('released')).toHaveLength(2);
  });

  it('replace nothing unless told to', async () => {
    const file = join(dataFolder(), 'games.jsonl');
    await hippodrome('restore', BACKUP);
    expect((await hippodrome('restore', BACKUP)).err).toMatch(/\[backup\/not-empty\]\n$/);
    expect(await hippodrome('restore', BACKUP, '--force')).toMatchObject({ code: 0, err: '' });
    await hippodrome('backup', file);
    const before = readFileSync(file, 'utf8');
    expect(await hippodrome('backup', file)).toMatchObject({ code: 1, err: expect.stringContaining('file-exists') });
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(await hippodrome('backup', file, '--force')).toMatchObject({ code: 0, err: '' });
  });

  it('say what is wrong with a file, and where', async () => {
    const folder = dataFolder();
    const file = join(folder, 'cut.jsonl');
    writeFileSync(file, readFileSync(BACKUP, 'utf8').slice(0, 200));
    const cut = await hippodrome('restore', file, '--json');
    expect(cut.err).toMatch(/cut\.jsonl:3:1: the backup is damaged: .* \[backup\/damaged\]\n$/);
    expect(JSON.parse(cut.out)).toMatchObject({ error: { code: 'backup/damaged', line: 3, column: 1 } });
    const missing = await hippodrome('restore', join(folder, 'none.jsonl'));
    expect(missing).toMatchObject({
      code: 1,
      err: expect.stringMatching(/there is no such file .* \[file\/unreadable\]/),
    });
    mkdirSync(join(folder, 'folder'));
    expect((await hippodrome('restore', join(folder, 'folder'))).err).toContain('it is a folder [file/unreadable]');
    expect((await hippodrome('backup', join(folder, 'no', 'x.jsonl'))).err).toContain('[file/unwritable]');
  });

  it('need a database, and make none by accident', async () => {
    const folder = dataFolder();
    const { code, err } = await hippodrome('backup', join(folder, 'x.jsonl'));
    expect(code).toBe(1);
    expect(err).toMatch(/^input:1:1: there is no database .*hippodrome\.sqlite; .* \[store\/no-database\]\n$/);
    expect(existsSync(join(folder, 'hippodrome.sqlite'))).toBe(false);
    vi.stubEnv('DATABASE_URL', 'mysql://localhost/games');
    expect((await hippodrome('restore', BACKUP)).err).toMatch(/^input:1:1: DATABASE_URL begins with mysql:.*bad-url/);
  });
});
