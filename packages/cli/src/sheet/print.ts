/** A page printed to PDF by a browser without a window, which has a folder of its own for the time being. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { error } from '@hippodrome/rules';
import { type Attempt, failure } from '../attempt.js';

const run = promisify(execFile);

const LONGEST_MS = 60_000;
/** How much of its own time the page may take to settle before it is printed; it passes quicker than ours. */
const SETTLING_MS = 5000;

/**
 * Codes: `sheet/browser-failed`.
 * @param browser path of a Chromium
 */
export async function printPdf(browser: string, html: string): Promise<Attempt<Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), 'hippodrome-sheet-'));
  try {
    const [page, pdf] = [join(folder, 'sheet.html'), join(folder, 'sheet.pdf')];
    await writeFile(page, html);
    await run(browser, flags(folder, pathToFileURL(page).href, pdf), { timeout: LONGEST_MS, killSignal: 'SIGKILL' });
    return { ok: true, value: await readFile(pdf), warnings: [] };
  } catch (trouble) {
    return failure(browser, error('sheet/browser-failed', `the browser printed nothing: ${reason(trouble)}`));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function flags(folder: string, page: string, pdf: string): readonly string[] {
  return [
    '--headless',
    '--disable-gpu',
    '--disable-extensions',
    '--no-first-run',
    '--no-pdf-header-footer',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--virtual-time-budget=${SETTLING_MS}`,
    `--print-to-pdf=${pdf}`,
    // Its sandbox refuses to work for the superuser; the page is our own and fetches nothing.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    page,
  ];
}

function reason(trouble: unknown): string {
  const { killed, code, message } = trouble as { killed?: boolean; code?: unknown; message?: string };
  if (killed === true) return `it took more than ${LONGEST_MS / 1000} seconds`;
  return typeof code === 'number'
    ? `it ended with code ${code}`
    : ((message ?? 'nobody knows why').split('\n')[0] ?? '');
}
