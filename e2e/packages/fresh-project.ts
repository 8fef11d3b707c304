/**
 * A project that uses the packages as other people do: packed, installed, in a folder of its own. Nothing is fetched: what our packages
 * depend on is linked from where it is installed here.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = fileURLToPath(new URL('./project', import.meta.url));
const PACKED = ['rules', 'core', 'engine'];
const SCOPE = '@hippodrome/';

export interface FreshProject {
  readonly folder: string;
  /** Runs a program in the project; throws with what it said when it fails. */
  run(program: string, ...args: readonly string[]): string;
  remove(): void;
}

export function createFreshProject(): FreshProject {
  const folder = mkdtempSync(join(tmpdir(), 'hippodrome-project-'));
  const run = (program: string, ...args: readonly string[]): string =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  cpSync(SOURCES, folder, { recursive: true });
  const ours = pack(folder);
  const theirs = dependenciesOf(PACKED.map((name) => join(ROOT, 'packages', name)));
  const manifest: object = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies: { ...theirs, ...ours } }));
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock');
  return { folder, run, remove: () => rmSync(folder, { recursive: true }) };
}

/** Where each of our packages is packed, as npm wants to be told. */
function pack(folder: string): Readonly<Record<string, string>> {
  const workspaces = PACKED.flatMap((name) => ['--workspace', `${SCOPE}${name}`]);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, ...workspaces], { cwd: ROOT });
  const files = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  const fileOf = (name: string): string => files.find((file) => file.startsWith(`hippodrome-${name}-`)) ?? name;
  return Object.fromEntries(PACKED.map((name) => [`${SCOPE}${name}`, `file:${fileOf(name)}`]));
}

/** All that packages depend on besides ours, and what that depends on, where it is installed. */
function dependenciesOf(folders: readonly string[]): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  const visit = (folder: string): void => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith(SCOPE) || found.has(name)) continue;
      const place = join(ROOT, 'node_modules', name);
      found.set(name, `file:${place}`);
      visit(place);
    }
  };
  for (const folder of folders) visit(folder);
  return Object.fromEntries(found);
}
