/** The shipped documents, compiled, for benchmarks. */
import { readdirSync, readFileSync } from 'node:fs';
import { compile, expectOk, loadVariant, type Position, parseFen, type Ruleset, setUp } from '@hippodrome/rules';

const FOLDER = new URL('../../../variants/', import.meta.url);

export const SLUGS: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -3))
  .sort();

export function documentOf(slug: string): string | undefined {
  return SLUGS.includes(slug) ? readFileSync(new URL(`${slug}.md`, FOLDER), 'utf8') : undefined;
}

const compiled = new Map<string, Ruleset>();

export function rulesOf(slug: string): Ruleset {
  const rules = compiled.get(slug) ?? expectOk(compile(expectOk(loadVariant(documentOf(slug) ?? '', documentOf))));
  compiled.set(slug, rules);
  return rules;
}

export function positionOf(slug: string, fen: string): Position {
  return expectOk(setUp(rulesOf(slug), expectOk(parseFen(rulesOf(slug), fen))));
}
