/**
 * The built page, read into memory once. A request then looks up a name in a table and never touches the disk: no path that a
 * visitor invents can lead out of the folder, and a build that runs meanwhile cannot hand out half of the old page and half of
 * the new one. Symbolic links and hidden files are left out.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { error, fail, ok, type Result } from '@hippodrome/rules';
import { getMimeType } from 'hono/utils/mime';
import { createVersions, type Versions } from './encoding.js';

export interface SiteFile {
  /** What `Content-Type` says. */
  readonly type: string;
  /** Changes with the contents; safe to stand in an `ETag`. */
  readonly hash: string;
  /** Whether the name changes with the contents, so that a browser may keep the file for good. */
  readonly immutable: boolean;
  readonly versions: Versions;
}

/** Files by the path of their address, percent signs decoded: `/assets/index-B2kq0Xe1.js`, and `/` for the page itself. */
export type Site = ReadonlyMap<string, SiteFile>;

const INDEX = 'index.html';
const UNKNOWN_TYPE = 'application/octet-stream';
/** How Vite names what it has built: `assets/name-hash.extension`. */
const NAMED_BY_CONTENTS = /^\/assets\/(?:.*\/)?[^/]+-[\w-]{8,}\.\w+$/;

/** @param root the folder with `index.html` */
export async function readSite(root: string): Promise<Result<Site>> {
  const paths = await listFiles(root);
  if (!paths.includes(INDEX)) {
    const message = `the page is not built: there is no ${INDEX} in ${root}; run \`npm run build\` in the project folder`;
    return fail(error('server/no-page', message));
  }
  const site = new Map<string, SiteFile>();
  for (const path of paths.sort()) site.set(address(path), readInto(`/${path}`, await readFile(join(root, path))));
  return ok(site);
}

/** Paths below the folder, with slashes; none when it does not exist. */
async function listFiles(root: string): Promise<string[]> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep))
      .filter((parts) => !parts.some((part) => part.startsWith('.')))
      .map((parts) => parts.join('/'));
  } catch (problem) {
    if (isMissing(problem)) return [];
    throw problem;
  }
}

function isMissing(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && (problem.code === 'ENOENT' || problem.code === 'ENOTDIR');
}

/** A page named `index.html` is found under its folder. */
function address(path: string): string {
  return `/${path}`.endsWith(`/${INDEX}`) ? `/${path.slice(0, -INDEX.length)}` : `/${path}`;
}

function readInto(path: string, contents: Buffer<ArrayBuffer>): SiteFile {
  const type = getMimeType(path) ?? UNKNOWN_TYPE;
  return {
    type,
    hash: createHash('sha256').update(contents).digest('base64url').slice(0, 22),
    immutable: NAMED_BY_CONTENTS.test(path),
    versions: createVersions(contents, type),
  };
}
