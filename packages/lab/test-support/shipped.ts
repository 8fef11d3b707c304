/** The documents in `variants/`, compiled, for tests. */
import { readFileSync } from 'node:fs';
import { compile, expectOk, loadVariant, type Position, parseFen, type Ruleset, setUp } from '@hippodrome/rules';

const compiled = new Map<string, Ruleset>();

export function shipped(slug: string): Ruleset {
  const rules = compiled.get(slug) ?? expectOk(compile(expectOk(loadVariant(textOf(slug), textOf))));
  compiled.set(slug, rules);
  return rules;
}

export function positionOf(slug: string, fen: string): Position {
  return expectOk(setUp(shipped(slug), expectOk(parseFen(shipped(slug), fen))));
}

function textOf(slug: string): string {
  return readFileSync(new URL(`../../../variants/${slug}.md`, import.meta.url), 'utf8');
}
