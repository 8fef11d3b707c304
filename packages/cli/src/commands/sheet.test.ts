import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../program.js';
import { BROWSER_VARIABLE } from '../sheet/browser.js';

/** Runs `hippodrome sheet … -o FILE`; `file` is a name in a folder of its own, `path` where that is. */
async function sheet(file: string, ...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-sheet-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, file);
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await run(['sheet', ...args, '-o', path], { stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, folder, path, out: await text(stdout), err: await text(stderr) };
}

test('HTML stands alone, and bears every piece', async () => {
  const { code, out, err, path } = await sheet('sheet.html', 'cavalier');
  expect({ code, out, err }).toEqual({ code: 0, out: '', err: '' });
  const html = readFileSync(path, 'utf8');
  expect(html).toMatch(/^<!doctype html>/);
  expect(html.match(/data-piece="[^"]+"/g)).toHaveLength(6);
  expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\/|src=|<link/);
  expect(html).toContain('size: A4');
});

test('paper of another size', async () => {
  const { path } = await sheet('sheet.html', 'chess', '--paper', 'letter');
  expect(readFileSync(path, 'utf8')).toContain('size: letter');
  expect((await sheet('sheet.html', 'chess', '--paper', 'a5')).code).toBe(2);
});

test('the document of an inventor, with markup in it', async () => {
  const document = join(mkdtempSync(join(tmpdir(), 'hippodrome-sheet-own-')), 'own.md');
  onTestFinished(() => rmSync(join(document, '..'), { recursive: true }));
  writeFileSync(
    document,
    '---\ntitle: "<script>alert(1)</script>"\nslug: own\nparent: chess\nengine: {}\n---\n\nAll <b>bold</b> `<i>`.\n',
  );
  const { code, path } = await sheet('sheet.html', document);
  expect(code).toBe(0);
  const html = readFileSync(path, 'utf8');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<b>');
  expect(html.match(/<script>/g)).toHaveLength(1);
});

test('a PDF without a Chromium is refused in plain words', async () => {
  vi.stubEnv(BROWSER_VARIABLE, '/no/such/browser');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { code, err } = await sheet('sheet.pdf', 'chess');
  expect(code).toBe(1);
  expect(err).toMatch(
    /^input:1:1: a PDF is printed by Chromium, and CHROMIUM names \/no\/such\/browser.*\[sheet\/no-browser\]\n$/,
  );
});

test('a browser that prints nothing is told', async () => {
  vi.stubEnv(BROWSER_VARIABLE, '/bin/false');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { code, err } = await sheet('sheet.pdf', 'chess');
  expect(code).toBe(1);
  expect(err).toContain('it ended with code 1 [sheet/browser-failed]');
});

test('other files, and files that cannot be written, are refused', async () => {
  expect((await sheet('sheet.png', 'chess')).code).toBe(2);
  const { code, err } = await sheet(join('nowhere', 'sheet.html'), 'chess');
  expect(code).toBe(1);
  expect(err).toContain('[file/unwritable]');
});
