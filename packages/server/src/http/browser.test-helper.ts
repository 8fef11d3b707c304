/** A browser as far as the API meets it: keeps its cookie, says where its page comes from, sends and reads JSON. */
import type { Hono } from 'hono';
import { BASE_URL } from '../account/world.test-helper.js';

/** A value whose shape the test knows. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the answer. */
  readonly body: Json;
}

export interface Browser {
  /** What its cookie holds; empty for none. */
  cookie: string;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** With a body of JSON, when there is one. */
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

export const COOKIE = '__Host-hippodrome';

/** @param api mounted where it begins: paths are as `/v1/account` */
export function createBrowser(api: Pick<Hono, 'request'>): Browser {
  const browser: Browser = {
    cookie: '',
    get: (path, headers) => browser.send('GET', path, undefined, headers),
    async send(method, path, body, headers = {}) {
      const response = await api.request(path, {
        method,
        headers: {
          Origin: BASE_URL,
          'User-Agent': 'Test/1',
          ...(browser.cookie === '' ? {} : { Cookie: `${COOKIE}=${browser.cookie}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, value] = /^__Host-hippodrome=([^;]*)/.exec(cookie) ?? [];
        if (value !== undefined) browser.cookie = value;
      }
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
  return browser;
}
