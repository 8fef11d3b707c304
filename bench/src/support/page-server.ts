/** The built page, handed out by our own server on a free port of this machine. */
import { fileURLToPath } from 'node:url';
import { expectOk } from '@hippodrome/rules';
import { serve } from '@hippodrome/server';

export const PAGE_FOLDER = fileURLToPath(new URL('../../../packages/web/dist', import.meta.url));

export interface PageServer {
  /** Where the page is, with a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

export async function servePage(): Promise<PageServer> {
  const { port, close } = expectOk(await serve({ host: '127.0.0.1', port: 0, webRoot: PAGE_FOLDER }));
  return { address: `http://127.0.0.1:${port}/`, close };
}
