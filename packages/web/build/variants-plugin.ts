/**
 * Reads every rules document when the page is built, so that the page itself needs neither YAML nor schemas. Six kinds of module
 * come of it:
 *
 * - `virtual:variants`: what lists of games show, as plain data, and the loaders of the rest;
 * - `virtual:variants/spec/<slug>`: the checked specification of one game, prose and examples left out, loaded when the game is opened;
 * - `virtual:variants/prose/<slug>`: the Markdown of one document, loaded when somebody opens its rules;
 * - `virtual:variants/credits`: who made the listed games;
 * - `virtual:variants/fronts`: the front matter of all documents, for documents that inherit from them;
 * - `virtual:variants/text/<slug>`: a document as it was written.
 *
 * A document with an error stops the build with all its problems.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '@hippodrome/rules';
import { loadVariant, type VariantSpec } from '@hippodrome/rules/document';
import type { Plugin } from 'vite';
import { summarise } from '../src/games/summarise.js';
import { watchFolder } from './watch-folder.js';

const INDEX = 'virtual:variants';
const SPEC = 'virtual:variants/spec/';
const PROSE = 'virtual:variants/prose/';
const CREDITS = 'virtual:variants/credits';
const FRONTS = 'virtual:variants/fronts';
const TEXT = 'virtual:variants/text/';

/** @param folder where the documents lie, one `<slug>.md` each */
export function variants(folder: string): Plugin {
  let specs: readonly VariantSpec[] | undefined;
  const all = (): readonly VariantSpec[] => (specs ??= readDocuments(folder));
  return {
    name: 'hippodrome-variants',
    resolveId: (id) =>
      [INDEX, SPEC, PROSE, CREDITS, FRONTS, TEXT].some((known) => id.startsWith(known)) ? `\0${id}` : undefined,
    load(id) {
      if (id === `\0${INDEX}`) return indexModule(all());
      if (id === `\0${CREDITS}`) return `export const credits = ${literal(all().flatMap(credited))};`;
      if (id === `\0${FRONTS}`) return `export const fronts = ${literal(frontsIn(folder))};`;
      if (id.startsWith(`\0${TEXT}`))
        return `export default ${literal(textsIn(folder).get(id.slice(TEXT.length + 1)) ?? '')};`;
      const named = (kind: string): VariantSpec | undefined =>
        id.startsWith(`\0${kind}`) ? all().find(({ slug }) => slug === id.slice(kind.length + 1)) : undefined;
      const [spec, told] = [named(SPEC), named(PROSE)];
      if (spec !== undefined) return `export default ${literal({ ...spec, prose: '', tests: [] })};`;
      return told && `export default ${literal(told.prose)};`;
    },
    ...watchFolder(folder, () => {
      specs = undefined;
    }),
  };
}

/** By slug. */
function textsIn(folder: string): ReadonlyMap<string, string> {
  const documents = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return new Map(documents.map((name) => [name.slice(0, -3), readFileSync(join(folder, name), 'utf8')]));
}

/** What heirs need of a document. */
function frontsIn(folder: string): Readonly<Record<string, string>> {
  const front = (text: string): string => /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? text;
  return Object.fromEntries([...textsIn(folder)].map(([slug, text]) => [slug, front(text)]));
}

function readDocuments(folder: string): readonly VariantSpec[] {
  const texts = textsIn(folder);
  const problems: string[] = [];
  const specs = [...texts].flatMap(([slug, text]) => {
    const result = loadVariant(text, (parent) => texts.get(parent));
    if (result.ok) return [result.value];
    problems.push(...result.problems.map((problem) => `${slug}.md:${formatProblem(problem)}`));
    return [];
  });
  if (problems.length > 0) throw new Error(`rules documents with errors:\n${problems.join('\n')}`);
  return specs.sort((a, b) => (a.about.order ?? 0) - (b.about.order ?? 0) || a.title.localeCompare(b.title));
}

function indexModule(specs: readonly VariantSpec[]): string {
  const loaders = (kind: string): string =>
    specs.map(({ slug }) => `${literal(slug)}: () => import(${literal(kind + slug)})`).join(', ');
  return [
    `export const games = ${literal(specs.map(summarise))};`,
    `export const specs = { ${loaders(SPEC)} };`,
    `export const prose = { ${loaders(PROSE)} };`,
    `export const sources = { ${loaders(TEXT)} };`,
  ].join('\n');
}

/** Where a listed game comes from. */
function credited({ slug, title, about }: VariantSpec): readonly object[] {
  const { published, author, year, source } = about;
  return published ? [{ slug, title, author, year, source }] : [];
}

/** A value as JavaScript: JSON, but with the `Infinity` that riders have for a range. */
function literal(value: unknown): string {
  const mark = '\u0001infinity';
  const json = JSON.stringify(value, (_key, item: unknown) => (item === Number.POSITIVE_INFINITY ? mark : item));
  return json.replaceAll(JSON.stringify(mark), 'Infinity');
}
