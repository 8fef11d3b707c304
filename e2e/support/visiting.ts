/**
 * Visits to the page in real Chromium: one browser for each test file, a fresh profile for each visit. A page that complains while
 * it is visited (an exception, an error or warning on the console, something the content security policy stopped, a file that is
 * not there) fails the test, whatever the test was about.
 */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { startChromium } from '../../bench/src/support/chromium.js';
import { type PageServer, servePage } from '../../bench/src/support/page-server.js';
import { GamePage } from './game-page.js';

export interface Visitor {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** A phone: touch instead of a mouse. */
  readonly touch?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** What the browser wishes for; English when absent. */
  readonly language?: string;
  /** Where the page is, when not on our own server. */
  readonly address?: string;
  /** Lets the page keep itself for use without a network, which others have no use for. */
  readonly keeps?: boolean;
}

export interface Visiting {
  /** Opens an address of the page, such as `#/play/knights?mode=hotseat`. */
  open(hash: string, visitor?: Visitor): Promise<GamePage>;
}

export const PHONE: Visitor = { viewport: { width: 390, height: 844 }, touch: true };
const LAPTOP = { width: 1280, height: 800 };
/** What the test's own browser says where `keeps` is not asked for. */
const SERVICE_WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
/** Milliseconds after which what a test waits for is taken not to happen. */
const PATIENCE = 15_000;

/** The address of a game with these options, such as `#/play/knights?mode=hotseat`. */
export function addressOf(slug: string, options: Readonly<Record<string, string>>): string {
  return `#/play/${slug}?${new URLSearchParams(options).toString()}`;
}

/** To be called once, at the top of a test file. */
export function visiting(): Visiting {
  let browser: Browser;
  let server: PageServer;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([startChromium(), servePage()]);
    return async () => {
      await browser.close();
      await server.close();
    };
  });

  afterEach(async () => {
    const heard = complaints;
    await Promise.all(contexts.map((context) => context.close()));
    [contexts, complaints] = [[], []];
    expect(heard, 'the page complained').toEqual([]);
  });

  async function open(hash: string, visitor: Visitor = {}): Promise<GamePage> {
    const context = await browser.newContext(optionsOf(visitor));
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(reportViolations);
    listen(context, complaints);
    const page = await context.newPage();
    await page.goto(`${visitor.address ?? server.address}${hash}`);
    return new GamePage(page);
  }

  return { open };
}

function optionsOf({
  viewport = LAPTOP,
  touch = false,
  colorScheme = 'light',
  keeps = false,
  language = 'en',
}: Visitor): BrowserContextOptions {
  return {
    viewport,
    colorScheme,
    locale: language,
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: keeps ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  };
}

/** Runs in the page. */
function reportViolations(): void {
  const { document } = globalThis as unknown as { document: EventTarget };
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event as unknown as Record<string, string>;
    console.error(`content security policy: ${effectiveDirective} stopped ${blockedURI}`);
  });
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.text() === SERVICE_WORKER_BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
}
