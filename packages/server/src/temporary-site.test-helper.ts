/** For tests: a folder like the one the build leaves, with a file of each kind that matters. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export const PAGE = '<!doctype html><title>Hippodrome</title>';
export const SCRIPT = `/assets/index-B2kq0Xe1.js`;
export const LONG_SCRIPT = `console.log(${JSON.stringify('knight '.repeat(1000))});`;
export const SECRET = 'not for visitors';

const FILES = {
  'site/index.html': PAGE,
  [`site${SCRIPT}`]: LONG_SCRIPT,
  'site/assets/style-Ab_d-012.css': 'body{}',
  'site/assets/core-0a1b2c3d.wasm': '\0asm',
  'site/assets/knight-0a1b2c3d.svg': '<svg/>',
  'site/assets/pieces-0a1b2c3d.woff2': 'wOF2',
  'site/app.webmanifest': '{}',
  'site/favicon.svg': '<svg/>',
  'site/two words.txt': 'both',
  'site/notation.unheard': '?',
  'site/guide/index.html': '<!doctype html><title>Guide</title>',
  'site/.vite/manifest.json': SECRET,
  'secret.txt': SECRET,
};

/** @returns the folder, removed when the test ends; beside it lies `secret.txt`, and two links in it lead out */
export function temporarySite(files: Readonly<Record<string, string>> = FILES): string {
  const root = mkdtempSync(join(tmpdir(), 'hippodrome-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const site = join(root, 'site');
  mkdirSync(site, { recursive: true });
  symlinkSync('../secret.txt', join(site, 'linked.txt'));
  symlinkSync('..', join(site, 'linked'));
  return site;
}
