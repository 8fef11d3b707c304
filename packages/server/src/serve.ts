/** Listens on an address and hands out the page, until it is closed. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { error, fail, ok, type Problem, type Result } from '@hippodrome/rules';
import { createAdaptorServer } from '@hono/node-server';
import type { Address } from './address.js';
import { createApp } from './app.js';
import type { Api } from './http/api.js';
import { readSite } from './site.js';

export interface ServeOptions extends Address {
  /** The folder with the built page. */
  readonly webRoot: string;
  /** What answers below `/api`, if anything does. */
  readonly api?: Pick<Api, 'fetch'> | undefined;
  /** Opens live connections. @returns ends them */
  readonly goLive?: ((server: Server) => () => void) | undefined;
}

export interface RunningServer {
  /** The port it listens on; the one found when 0 was asked for. */
  readonly port: number;
  /** Takes no more requests, lets those under way finish, though not for long, and resolves when all is closed. */
  close(): Promise<void>;
}

/** Milliseconds that requests under way still get when the server closes. */
const GRACE = 500;

export async function serve({ host, port, webRoot, api, goLive }: ServeOptions): Promise<Result<RunningServer>> {
  const site = await readSite(webRoot);
  if (!site.ok) return site;
  const server = createAdaptorServer({ fetch: createApp({ site: site.value, api }).fetch }) as Server;
  const problem = await listen(server, { host, port });
  if (problem !== undefined) return fail(explain(problem, { host, port }));
  const endLive = goLive?.(server);
  return ok({
    port: (server.address() as AddressInfo).port,
    close: () => {
      endLive?.();
      return close(server);
    },
  });
}

/** What kept the server from listening, if anything. */
function listen(server: Server, { host, port }: Address): Promise<Error | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });
}

function explain(problem: Error, { host, port }: Address): Problem {
  const place = { line: 1, column: 1 };
  switch ('code' in problem ? problem.code : undefined) {
    case 'EADDRINUSE': {
      const message = `PORT is ${port}, which another program on this machine uses; end that one or choose another port`;
      return error('server/port-taken', message, place);
    }
    case 'EACCES':
      return error('server/port-forbidden', `PORT is ${port}, which you may not use; choose one from 1024 up`, place);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return error('server/unknown-host', `HOST is ${host}, which is no address or name of this machine`, place);
    default:
      return error('server/cannot-listen', `cannot listen on ${host}, port ${port}: ${problem.message}`, place);
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
  });
}
