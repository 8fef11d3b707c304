import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { summarise } from '../games/summarise.js';
import { rulesOf } from '../testing/rulesets.js';
import { checkDocument } from './check-document.js';
import { gameOf } from './open-own.js';
import { templateOf } from './template.js';

const FOLDER = new URL('../../../../variants/', import.meta.url);
const SLUGS = readdirSync(FOLDER).map((name) => name.slice(0, -3));
const PARENTS = Object.fromEntries(SLUGS.map((slug) => [slug, readFileSync(new URL(`${slug}.md`, FOLDER), 'utf8')]));

describe('what is begun with', () => {
  it.each(SLUGS)('a variant of %s: a game without errors', (slug) => {
    const { spec, problems } = checkDocument(templateOf(summarise(rulesOf(slug).spec)), PARENTS);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(spec && gameOf(spec)?.game.title).toContain('My ');
  });
});

describe('a document', () => {
  it('that is no game says so, with places, and has no game', () => {
    const { spec, problems } = checkDocument('---\ntitle: X\nslug: x\nparent: nowhere\n---\n', PARENTS);
    expect(spec).toBeUndefined();
    expect(problems[0]).toMatchObject({ severity: 'error', line: expect.any(Number), column: expect.any(Number) });
  });

  it('inherits from nothing but documents', () => {
    const { problems } = checkDocument('---\ntitle: X\nslug: x\nparent: constructor\n---\n', PARENTS);
    expect(problems.length).toBeGreaterThan(0);
  });
});
