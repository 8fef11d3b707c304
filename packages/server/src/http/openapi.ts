/** The OpenAPI document, made of the same schemas that requests are checked against; worked out when it is first asked for. */
import type { Context, Env, Handler, Hono, Schema } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { sessionCookie } from './session-cookie.js';

/** @param api whose routes are described */
export function openApi<E extends Env, S extends Schema, Base extends string>(
  api: Hono<E, S, Base>,
  baseUrl: string | undefined,
): Handler {
  let document: ReturnType<typeof generateSpecs> | undefined;
  return async (context: Context) => {
    document ??= generateSpecs(api, {
      documentation: {
        openapi: '3.1.0',
        info: {
          title: 'Hippodrome',
          version: '1',
          description:
            'Chess on horseback between people. Errors are `{ "error": { code, message, problems } }`; codes are stable.',
        },
        servers: [{ url: `${baseUrl ?? ''}/api` }],
        components: {
          securitySchemes: {
            session: {
              type: 'apiKey',
              in: 'cookie',
              name: sessionCookie(baseUrl).name,
            },
            token: { type: 'http', scheme: 'bearer', description: 'an API token, `hpd_…`' },
          },
        },
      },
      excludeStaticFile: false,
    });
    return context.json(await document);
  };
}
