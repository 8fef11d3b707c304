/** Debian's Chromium, for benchmarks and tests of the page: the same program everywhere, told to mind its own business. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PROGRAM = '/usr/bin/chromium';
const OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts it with an empty profile of its own, which goes when it is closed. Throws when it is not installed.
 * @param more options
 */
export async function startChromium(more: readonly string[] = []): Promise<Browser> {
  if (!existsSync(PROGRAM)) {
    throw new Error(`${PROGRAM} is missing, and without it the page cannot be tried: run \`apt-get install chromium\``);
  }
  return chromium.launch({ executablePath: PROGRAM, args: [...OPTIONS, ...more] });
}
