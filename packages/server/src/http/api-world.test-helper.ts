/** The API over a world for accounts, and browsers to ask it. What the API would note for its operator fails the test. */
import { expect } from 'vitest';
import { BASE_URL, createWorld, type World } from '../account/world.test-helper.js';
import { type Api, createApi } from './api.js';
import { type Browser, createBrowser } from './browser.test-helper.js';
import { gamesOf } from './games.test-helper.js';

export const PASSWORD = 'horse & rider';

export interface ApiWorld extends World {
  readonly api: Api;
  browser(): Browser;
  /** A browser of somebody who has just signed up. */
  signedUp(name: string): Promise<Member>;
}

export interface Member extends Browser {
  readonly id: string;
}

export async function createApiWorld(options?: Parameters<typeof createWorld>[0]): Promise<ApiWorld> {
  const world = await createWorld(options);
  const log = (line: string) => {
    throw new Error(line);
  };
  const api = createApi({ accounts: world.context, games: gamesOf(world), baseUrl: BASE_URL, log });
  const browser = () => createBrowser(api);
  return {
    ...world,
    api,
    browser,
    async signedUp(name) {
      const one = browser();
      const { status, body } = await one.send('POST', '/v1/account/sign-up', { name, password: PASSWORD });
      expect(status).toBe(201);
      return Object.assign(one, { id: String(body.account.id) });
    },
  };
}

/** What a refusal looks like. */
export const refusal = (status: number, code: string): object => ({
  status,
  body: { error: { code, problems: expect.arrayContaining([expect.objectContaining({ code })]) } },
});
