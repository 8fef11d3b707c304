/** Any web host: hands out the files of a folder below some path, with no headers but their type. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** @param path such as `/some/path/` @returns the address of the folder, until the test ends */
export async function hostStatically(folder: string, path: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname === path ? 'index.html' : pathname.startsWith(path) ? pathname.slice(path.length) : undefined;
    if (name === undefined) {
      response.writeHead(404).end();
      return;
    }
    void readFile(join(folder, name)).then(
      (contents) => response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? '' }).end(contents),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}
