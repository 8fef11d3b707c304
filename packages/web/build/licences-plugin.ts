/**
 * Writes `licences.json` beside the page: every library of other people that a part of has come into it, its workers included, as its
 * own package says; and `licences.txt` with the texts of their licences, which most of them ask to be handed on. What is bundled is read off the bundle, so that nobody has to remember to credit anybody.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin, Rolldown } from 'vite';
import type { Licence } from '../src/about/licence.js';

const LIST = 'licences.json';
const TEXTS = 'licences.txt';
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
/** The longest path to a package's folder in a module's. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const OURS = '@hippodrome/';

export interface LicencePlugins {
  readonly page: Plugin;
  /** One for each bundle of a worker. */
  readonly worker: () => Plugin;
}

/** @param also packages that get into the page by other ways than its bundle */
export function licences(also: readonly string[]): LicencePlugins {
  const folders = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') for (const id of output.moduleIds) addFolder(folders, id);
    }
  };
  const require = createRequire(import.meta.url);
  return {
    page: {
      name: 'hippodrome-licences',
      generateBundle(_, bundle) {
        collect(bundle);
        for (const name of also) addFolder(folders, require.resolve(`${name}/package.json`));
        this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(listOf(folders)) });
        this.emitFile({ type: 'asset', fileName: TEXTS, source: textsOf(folders) });
      },
    },
    worker: () => ({ name: 'hippodrome-licences-worker', generateBundle: (_, bundle) => collect(bundle) }),
  };
}

function addFolder(folders: Set<string>, id: string): void {
  const folder = PACKAGE.exec(id.replace(/^\0/, ''))?.[0];
  if (folder !== undefined) folders.add(folder);
}

function textsOf(folders: ReadonlySet<string>): string {
  const texts = [...folders].sort().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => LICENCE_FILE.test(name))
      .map(
        (name) =>
          `${folder.replace(/^.*node_modules[\\/]/, '')}\n\n${readFileSync(`${folder}/${name}`, 'utf8').trim()}\n`,
      ),
  );
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** By name; a package of which there are several versions is named once. */
function listOf(folders: ReadonlySet<string>): readonly Licence[] {
  const found = new Map<string, Licence>();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
      string,
      string
    >;
    if (name === undefined || name.startsWith(OURS)) continue;
    found.set(name, { name, version: version ?? '', licence: license ?? '' });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
