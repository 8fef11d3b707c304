/**
 * Writes the sources of the docs site into `docs/.pages`: the pages that lie in `docs/`, and those that are made of games, of the
 * dictionary and of the table of Betza features. The library's pages are TypeDoc's.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectOk, loadVariant, type VariantSpec } from '@hippodrome/rules';
import { betzaPage } from './betza-page.js';
import { corePage } from './core-page.js';
import { createDraughtsman, type Draughtsman } from './diagrams.js';
import { dictionaryPage } from './dictionary-page.js';
import { gamesPage } from './games-page.js';
import { rulesPage } from './rules-page.js';

const DOCS = fileURLToPath(new URL('../', import.meta.url));
const VARIANTS = fileURLToPath(new URL('../../variants/', import.meta.url));
const PAGES = join(DOCS, '.pages');
const PUBLIC = join(PAGES, 'public');

await rm(PAGES, { recursive: true, force: true });
const draughtsman = createDraughtsman(PUBLIC);
await copyPages();
const games = await readGames();
await writeGames(games, draughtsman);
await writeDictionary(draughtsman);
await write(
  'betza.md',
  betzaPage((slug) => games.find(({ spec }) => spec.slug === slug)?.text),
);
await write('core.md', corePage(games.map(({ spec }) => spec)));

async function copyPages(): Promise<void> {
  await mkdir(PAGES, { recursive: true });
  const pages = (await readdir(DOCS)).filter((name) => name.endsWith('.md'));
  await Promise.all(pages.map((name) => copyFile(join(DOCS, name), join(PAGES, name))));
}

interface Game {
  readonly spec: VariantSpec;
  readonly text: string;
}

/** In the order of lists of games; what lists do not show comes last. */
async function readGames(): Promise<readonly Game[]> {
  const names = (await readdir(VARIANTS)).filter((name) => name.endsWith('.md'));
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name.slice(0, -'.md'.length), await readFile(join(VARIANTS, name), 'utf8'));
  const games = [...texts.values()].map((text) => ({
    text,
    spec: expectOk(loadVariant(text, (slug) => texts.get(slug))),
  }));
  return games.sort(({ spec: a }, { spec: b }) => placeOf(a) - placeOf(b) || a.title.localeCompare(b.title, 'en'));
}

function placeOf({ about }: VariantSpec): number {
  return about.published ? (about.order ?? Number.MAX_SAFE_INTEGER) : Infinity;
}

async function writeGames(games: readonly Game[], draughtsman: Draughtsman): Promise<void> {
  for (const { spec, text } of games) await write(`games/${spec.slug}.md`, await rulesPage(spec, text, draughtsman));
  const specs = games.map(({ spec }) => spec);
  await write('games/index.md', gamesPage(specs));
  await write('games.json', JSON.stringify(specs.map(({ title, slug }) => ({ text: title, link: `/games/${slug}` }))));
}

async function writeDictionary(draughtsman: Draughtsman): Promise<void> {
  const { page, pictures } = await dictionaryPage(draughtsman);
  await write('pieces.md', page);
  for (const [path, svg] of pictures) await write(join('public', path), svg);
}

async function write(path: string, text: string): Promise<void> {
  const file = join(PAGES, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
