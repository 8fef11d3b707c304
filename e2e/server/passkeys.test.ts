/** Passkeys with a browser that knows them, and a device that the browser plays. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectOk } from '@hippodrome/rules';
import { openServices, serve } from '@hippodrome/server';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startChromium } from '../../bench/src/support/chromium.js';

const PAGE = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));

/** The address of a server, as browsers on this machine have it. */
async function startServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-data-'));
  const services = expectOk(
    await openServices({ HIPPODROME_DATA: folder }, new Map(), (line) => expect(line).toBe('')),
  );
  const server = expectOk(await serve({ host: '127.0.0.1', port: 0, webRoot: PAGE, api: services.api }));
  onTestFinished(async () => {
    await server.close();
    await services.close();
    rmSync(folder, { recursive: true });
  });
  return `http://localhost:${server.port}`;
}

async function visit(address: string): Promise<Page> {
  const browser = await startChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${address}/health`);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

/** Both halves of a ceremony, as a page does them. @returns what the second is answered */
function ceremony(page: Page, path: string, body: object): Promise<unknown> {
  const script = `(async () => {
    const send = async (path, body) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/v1/account/passkeys' + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const path = ${JSON.stringify(path)};
    const { ticket, options } = await send(path + '/begin', ${JSON.stringify(body)});
    const credential = path === '/sign-in'
      ? await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
      : await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
    const named = path === '/sign-in' ? {} : { ...${JSON.stringify(body)}, label: 'this machine' };
    return send(path, { ...named, ticket, response: credential.toJSON() });
  })()`;
  return page.evaluate(script);
}

test('somebody signs up with a passkey, signs out, and comes back with it', async () => {
  const page = await visit(await startServer());
  expect(await ceremony(page, '/sign-up', { name: 'Ann' })).toMatchObject({ account: { kind: 'member', name: 'Ann' } });
  const signOut = `fetch('/api/v1/account/sign-out', { method: 'POST' }).then((response) => response.json())`;
  expect(await page.evaluate(signOut)).toEqual({ account: null });
  const me = `fetch('/api/v1/account').then((response) => response.json())`;
  expect(await page.evaluate(me)).toEqual({ account: null });
  expect(await ceremony(page, '/sign-in', {})).toMatchObject({ account: { name: 'Ann' } });
  expect(await page.evaluate(me)).toMatchObject({ account: { name: 'Ann' } });
  // The device is told which keys the account has, and makes no second one.
  await expect(ceremony(page, '', {})).rejects.toThrow('already registered');
});
