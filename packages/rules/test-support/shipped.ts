/** The documents in `variants/`, compiled, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { loadVariant } from '../src/document/index.js';
import { parseFen } from '../src/notation/index.js';
import { type Position, setUp } from '../src/position/index.js';
import { expectOk } from '../src/result.js';
import { compile } from '../src/rule/compile.js';
import type { Ruleset } from '../src/rule/ruleset.js';

const FOLDER = new URL('../../../variants/', import.meta.url);

/** Slugs of all shipped documents, sorted. */
export const SHIPPED: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -3))
  .sort();

export function shippedText(slug: string): string | undefined {
  return SHIPPED.includes(slug) ? readFileSync(new URL(`${slug}.md`, FOLDER), 'utf8') : undefined;
}

const compiled = new Map<string, Ruleset>();

/** A shipped game, compiled once for each test file. */
export function shipped(slug: string): Ruleset {
  const rules = compiled.get(slug) ?? rulesOf(shippedText(slug) ?? '');
  compiled.set(slug, rules);
  return rules;
}

/** A document, compiled; its parents are looked for among the shipped ones. */
export function rulesOf(document: string): Ruleset {
  return expectOk(compile(expectOk(loadVariant(document, shippedText))));
}

export function positionOf(rules: Ruleset, fen: string): Position {
  return expectOk(setUp(rules, expectOk(parseFen(rules, fen))));
}

/** A document that differs from a shipped one by some lines under `engine:`. */
export function variationOf(parent: string, engine: string): Ruleset {
  const { board } = shipped(parent).spec.about;
  const { files, ranks } = shipped(parent).board;
  const indented = engine
    .trim()
    .split('\n')
    .map((line) => `  ${line}`);
  const topology = `  topology: { type: grid, rows: ${ranks}, cols: ${files} }`;
  const front = [
    'title: Variation',
    'slug: variation',
    `parent: ${parent}`,
    board === undefined ? '' : `board: "${board}"`,
  ];
  return rulesOf(['---', ...front.filter(Boolean), 'engine:', topology, ...indented, '---', ''].join('\n'));
}
