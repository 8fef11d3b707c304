/** The launcher starts the bundle only as long as it is made of what there is. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/bundle.js', import.meta.url));
const PROGRAM = 'cli/bundle/program/main.js';

/** A folder of packages in which files were made one after the other. */
async function bundleAmong(...files: readonly string[]): Promise<URL | undefined> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hippodrome-bundle-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [index, file] of ['cli/bin/bundle.js', ...files].entries()) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (index === 0) cpSync(BIN, path);
    else writeFileSync(path, '');
    utimesSync(path, 1000 + index, 1000 + index);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const { currentBundle } = await import(pathToFileURL(join(folder, 'cli/bin/bundle.js')).href);
  return currentBundle();
}

it.each([
  ['none', [], false],
  ['alone, as in a published package', [PROGRAM], true],
  ['newer than all builds', ['rules/dist/.tsbuildinfo', 'core/dist/wasm/index.js', PROGRAM], true],
  ['older than a package', ['rules/dist/.tsbuildinfo', PROGRAM, 'engine/dist/.tsbuildinfo'], false],
  ['older than a compiled module', [PROGRAM, 'core/dist/wasm/index.js'], false],
])('a bundle: %s', async (_which, files, isCurrent) => {
  const bundle = await bundleAmong(...files);
  expect(bundle?.pathname.endsWith(PROGRAM) ?? false).toBe(isCurrent);
});
