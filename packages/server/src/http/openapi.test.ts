import { hc } from 'hono/client';
import { beforeEach, expect, test } from 'vitest';
import { BASE_URL } from '../account/world.test-helper.js';
import type { Api } from './api.js';
import { createApiWorld } from './api-world.test-helper.js';
import type { Json } from './browser.test-helper.js';

let api: Api;
beforeEach(async () => {
  api = (await createApiWorld()).api;
});

/** Of the routes that are for programs: `:id` as OpenAPI writes it. */
const operations = (): string[] =>
  api.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/v1/openapi.json')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);

test('every route stands in the document, once, with an id, a summary and what can go wrong', async () => {
  const document = (await (await api.request('/v1/openapi.json')).json()) as Json;
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://chess.example/api' }] });
  const described = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  expect(described.map(({ name }) => name).toSorted()).toEqual([...new Set(operations())].toSorted());
  const ids = described.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { name, operation } of described) {
    expect([name, operation.summary]).toEqual([name, expect.any(String)]);
    expect([name, operation.responses.default.content['application/json'].schema]).toEqual([
      name,
      { $ref: '#/components/schemas/Error' },
    ]);
  }
});

test('requests are described by the schemas that they are checked against, and references lead somewhere', async () => {
  const text = await (await api.request('/v1/openapi.json')).text();
  const document = JSON.parse(text);
  const body = document.paths['/v1/account/sign-in'].post.requestBody.content['application/json'].schema;
  expect(body).toMatchObject({
    type: 'object',
    required: ['name', 'password'],
    additionalProperties: false,
    properties: { name: { type: 'string', maxLength: 64 }, password: { format: 'password' } },
  });
  for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(document.components.schemas).toHaveProperty(reference);
  }
});

test('a typed client asks and understands', async () => {
  const client = hc<Api>(`${BASE_URL}/`, {
    fetch: (input: string | URL | Request, init?: RequestInit) => {
      const { url } = new Request(input);
      return api.request(url.replace(BASE_URL, ''), init);
    },
    headers: { Origin: BASE_URL },
  });
  const made = await client.v1.account['sign-up'].$post({ json: { name: 'Ann', password: 'horse & rider' } });
  expect(made.status).toBe(201);
  const profile = await client.v1.users[':name'].$get({ param: { name: 'ann' } });
  const body = await profile.json();
  expect('error' in body ? body.error.code : body.name).toBe('Ann');
  const session = await client.v1.account.sessions.$delete();
  expect(session.status).toBe(401);
  // @ts-expect-error The client knows what a request has.
  await client.v1.account['sign-up'].$post({ json: { nome: 'Ann' } });
});
