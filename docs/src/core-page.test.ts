import { readFileSync } from 'node:fs';
import { expectOk, loadVariant } from '@hippodrome/rules';
import { describe, expect, it } from 'vitest';
import { corePage, coreVerdict } from './core-page.js';

const text = (slug: string): string => readFileSync(new URL(`../../variants/${slug}.md`, import.meta.url), 'utf8');
const spec = (slug: string) => expectOk(loadVariant(text(slug), text));

describe('the page of the fast core', () => {
  it('says of each game which core it has, and what is refused', () => {
    const page = corePage([spec('nightrider'), spec('spider-rider')]);
    expect(page).toContain('| [Standard Nightrider Chess](games/nightrider.md) | specialised |');
    expect(page).toContain('| [Spider Rider Chess](games/spider-rider.md) | specialised |');
    expect(page).toContain('- boards of more than 192 squares');
  });
});

describe('what the core says of a move', () => {
  it.each([
    ['NN', 'played'],
    ['cafF', 'refused'],
    ['gQ', 'refused'],
    ['N?', '–'],
  ])('%s: %s', (betza, verdict) => {
    expect(coreVerdict(betza, text)).toBe(verdict);
  });
});
