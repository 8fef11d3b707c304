import { readFileSync } from 'node:fs';
import { betzaPatterns } from '@hippodrome/rules/betza';
import { describe, expect, it } from 'vitest';
import { BETZA_FEATURES } from './betza-features.js';
import { betzaPage } from './betza-page.js';

const FEATURES = Object.values(BETZA_FEATURES).flat();
const SIGNS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789*[](){}?-+=@#'];

function codesOf(text: string): readonly string[] {
  const read = betzaPatterns(text);
  return (read.ok ? read.warnings : read.problems).map(({ code }) => code);
}

/** Whether the parser has anything to say about a sign but that it does not know it. */
function isKnown(sign: string): boolean {
  return [`${sign}W`, `W${sign}`].some((text) => !codesOf(text).some((code) => STRANGE.has(code)));
}

const STRANGE = new Set(['betza/unknown-letter', 'betza/bad-range', 'betza/no-atom']);

describe('the table of Betza features', () => {
  it.each(FEATURES.map((feature) => [feature.example, feature] as const))('%s is known to the parser', (example) => {
    expect(codesOf(example)).not.toContain('betza/unknown-letter');
  });

  it.each(FEATURES.flatMap(({ core, example }) => (core ? [[example]] : [])))('%s is played', (example) => {
    expect(betzaPatterns(example).ok).toBe(true);
  });

  it('has an example or a row for every sign that the parser knows', () => {
    const shown = FEATURES.map(({ signs, example }) => signs + example).join('');
    const missing = SIGNS.filter((sign) => /[^0-9]/.test(sign) && isKnown(sign) && !shown.includes(sign));
    expect(missing).toEqual([]);
  });

  it('names no example twice', () => {
    const examples = FEATURES.map(({ example }) => example);
    expect(new Set(examples).size).toBe(examples.length);
  });
});

describe('the page of Betza features', () => {
  const page = betzaPage((slug) => readFileSync(new URL(`../../variants/${slug}.md`, import.meta.url), 'utf8'));

  it('says what the parser says', () => {
    expect(page).toMatch(/^\| `R B Q` \| `Q` \|.*\| played \| played \| same \| same \| same \|$/m);
    expect(page).toMatch(/^\| `J L` \| `L` \|.*\| refused: `betza\/ambiguous-letter` \|/m);
    expect(page).toMatch(/^\| `f … on K, Q` \|.*\| played, with a warning: `betza\/disputed-direction` \|/m);
  });

  it('has a line for every feature', () => {
    expect(page.match(/^\| `/gm)).toHaveLength(FEATURES.length);
  });
});
