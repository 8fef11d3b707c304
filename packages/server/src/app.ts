/** What is answered to which request. Listening, ports and signals are for `serve` and `run`. */
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { ENCODINGS, type Encoding } from './encoding.js';
import { headers } from './headers.js';
import type { Api } from './http/api.js';
import { NOT_FOUND } from './not-found.js';
import type { Site, SiteFile } from './site.js';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time; the ETag makes the answer a short one. */
const ASK_FIRST = 'no-cache';

/** @param api what answers below `/api`; without it there is nothing but the page, as on any web host */
export function createApp({ site, api }: { readonly site: Site; readonly api?: Pick<Api, 'fetch'> | undefined }): Hono {
  const app = new Hono();
  app.use(headers);
  if (api !== undefined) app.mount('/api', api.fetch);
  app.get('/health', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('*', etag(), async (context) => {
    const file = find(site, context.req.path);
    return file === undefined ? context.notFound() : send(context, file);
  });
  app.all('*', (context) => context.text('Method Not Allowed\n', 405, { Allow: 'GET, HEAD' }));
  app.notFound((context) => context.html(NOT_FOUND, 404, { 'Cache-Control': ASK_FIRST }));
  return app;
}

/** An address whose percent signs make no sense names nothing. */
function find(site: Site, path: string): SiteFile | undefined {
  try {
    return site.get(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}

async function send(context: Context, { type, hash, immutable, versions }: SiteFile): Promise<Response> {
  const encoding = versions.compressible ? chooseEncoding(context) : 'identity';
  const body = await versions.get(encoding);
  if (versions.compressible) context.header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') context.header('Content-Encoding', encoding);
  context.header('Content-Type', type);
  context.header('Content-Length', String(body.length));
  context.header('Cache-Control', immutable ? FOR_GOOD : ASK_FIRST);
  context.header('ETag', `"${hash}-${encoding}"`);
  return context.body(body);
}

/** The best encoding that the browser takes: clients list what they take, hardly ever what they prefer. */
function chooseEncoding(context: Context): Encoding {
  return accepts(context, {
    header: 'Accept-Encoding',
    supports: [...ENCODINGS],
    default: 'identity',
    match: (wanted, { supports }) =>
      supports.find((encoding) => wanted.some(({ type, q }) => type.toLowerCase() === encoding && q > 0)) ?? 'identity',
  }) as Encoding;
}
