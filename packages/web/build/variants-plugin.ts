/**
 * Reads every rules document when the page is built, so that the page itself needs neither YAML nor schemas. Two kinds of module
 * come of it:
 *
 * - `virtual:variants`: the checked specifications as plain data, prose and examples left out, and the loaders of the prose;
 * - `virtual:variants/prose/<slug>`: the Markdown of one document, loaded when somebody opens its rules.
 *
 * A document with an error stops the build with all its problems.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '@hippodrome/rules';
import { loadVariant, type VariantSpec } from '@hippodrome/rules/document';
import type { Plugin } from 'vite';

const INDEX = 'virtual:variants';
const PROSE = 'virtual:variants/prose/';

/** @param folder where the documents lie, one `<slug>.md` each */
export function variants(folder: string): Plugin {
  let specs: readonly VariantSpec[] | undefined;
  const all = (): readonly VariantSpec[] => (specs ??= readDocuments(folder));
  return {
    name: 'hippodrome-variants',
    resolveId: (id) => (id === INDEX || id.startsWith(PROSE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule(all());
      if (!id.startsWith(`\0${PROSE}`)) return undefined;
      const slug = id.slice(PROSE.length + 1);
      const spec = all().find((candidate) => candidate.slug === slug);
      return spec && `export default ${literal(spec.prose)};`;
    },
    configureServer(server) {
      server.watcher.add(folder);
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return;
      specs = undefined;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}

function readDocuments(folder: string): readonly VariantSpec[] {
  const documents = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const texts = new Map(documents.map((name) => [name.slice(0, -3), readFileSync(join(folder, name), 'utf8')]));
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
  const bare = specs.map((spec) => ({ ...spec, prose: '', tests: [] }));
  const loaders = specs.map(({ slug }) => `${literal(slug)}: () => import(${literal(PROSE + slug)})`);
  return `export const specs = ${literal(bare)};\nexport const prose = { ${loaders.join(', ')} };`;
}

/** A value as JavaScript: JSON, but with the `Infinity` that riders have for a range. */
function literal(value: unknown): string {
  const mark = '\u0001infinity';
  const json = JSON.stringify(value, (_key, item: unknown) => (item === Number.POSITIVE_INFINITY ? mark : item));
  return json.replaceAll(JSON.stringify(mark), 'Infinity');
}
