/** The page with games of one's own: built like the one that is shipped, from other documents. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { pageOf } from '../../packages/web/vite.config.js';

/** @param documents their text, by slug @returns the folder of the page, to be hosted statically; `dispose` removes it */
export async function buildPageOf(
  documents: Readonly<Record<string, string>>,
): Promise<{ readonly folder: string; dispose(): Promise<void> }> {
  const place = await mkdtemp(join(tmpdir(), 'hippodrome-page-'));
  const written = Object.entries(documents).map(([slug, text]) => writeFile(join(place, `${slug}.md`), text));
  await Promise.all(written);
  const folder = join(place, 'dist');
  const config = pageOf(place);
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, outDir: folder, emptyOutDir: true },
  });
  return { folder, dispose: () => rm(place, { recursive: true }) };
}
