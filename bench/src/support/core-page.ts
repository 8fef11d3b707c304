/** A page in which the core works as it does in Node: `core-work.ts` and all that it needs, in one script. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import type * as work from './core-work.js';

type Work = typeof work;

export interface CorePage {
  /** Calls one of the functions of `core-work.ts` in the page. */
  call<Name extends keyof Work>(name: Name, ...args: Parameters<Work[Name]>): ReturnType<Work[Name]>;
  close(): Promise<void>;
}

const ENTRY = fileURLToPath(new URL('../../dist/support/core-work.js', import.meta.url));
const GLOBAL = 'coreWork';

export async function openCorePage(browser: Browser): Promise<CorePage> {
  const script = await bundle();
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  return {
    call: ((name: string, ...args: unknown[]) =>
      page.evaluate(callInPage, { object: GLOBAL, name, args })) as CorePage['call'],
    close: () => page.close(),
  };
}

interface Call {
  readonly object: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Runs in the page. */
function callInPage({ object, name, args }: Call): unknown {
  const functions = (globalThis as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>)[object];
  return functions?.[name]?.(...args);
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2023', lib: { entry: ENTRY, name: GLOBAL, formats: ['iife'] } },
  });
  const [made] = Array.isArray(built) ? built : [built];
  const code = made !== undefined && 'output' in made ? made.output[0].code : undefined;
  if (code === undefined) throw new Error('the page with the core was not built');
  return code;
}
