/** Every language says everything: all namespaces, all keys, all forms for numbers, nothing left in English by oversight. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pieceDictionary } from '@hippodrome/rules/dictionary';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/rulesets.js';
import { SAME_WORDS } from '../testing/same-words.js';
import { LANGUAGES, type Language } from './languages.js';

type Dictionary = Readonly<Record<string, string>>;

const HERE = fileURLToPath(new URL('.', import.meta.url));
const files = import.meta.glob<Dictionary>('./*/*.ts', { import: 'texts', eager: true });
const dictionaryOf = (language: Language, namespace: string): Dictionary =>
  files[`./${language}/${namespace}.ts`] ?? {};

const SLUGS = readdirSync(fileURLToPath(new URL('../../../../variants', import.meta.url))).map((name) =>
  name.slice(0, -3),
);
const NAMESPACES = readdirSync(join(HERE, 'en')).map((name) => name.replace(/\.ts$/, ''));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const FORM = /_(zero|one|two|few|many|other)$/;

/** Keys that must be asked for with a number, without their forms. */
const plural = (texts: Dictionary): readonly string[] =>
  Object.keys(texts).flatMap((key) => (key.endsWith('_other') ? [key.replace(FORM, '')] : []));
const single = (texts: Dictionary): readonly string[] =>
  Object.keys(texts).filter((key) => !plural(texts).includes(key.replace(FORM, '')));
const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();
/** The forms that whole numbers need. */
const formsOf = (language: Language): readonly string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))].sort();
};

describe.each(NAMESPACES)('texts of %s', (namespace) => {
  const english = dictionaryOf('en', namespace);

  it('have in English both forms of what is counted', () => {
    for (const key of plural(english)) expect(english, key).toHaveProperty([`${key}_one`]);
  });

  describe.each(OTHERS)('in %s', (language) => {
    const texts = dictionaryOf(language, namespace);

    it('have all keys and no others', () => {
      expect(single(texts).toSorted()).toEqual(single(english).toSorted());
      expect(plural(texts).toSorted()).toEqual(plural(english).toSorted());
    });

    it('have the forms for numbers that the language has', () => {
      for (const key of plural(english)) {
        const forms = Object.keys(texts).flatMap((other) =>
          other.replace(FORM, '') === key && FORM.test(other) ? [other.slice(key.length + 1)] : [],
        );
        expect(forms.filter((form) => form !== 'many').toSorted(), key).toEqual(formsOf(language));
      }
    });

    it('are filled in with the same values', () => {
      for (const [key, text] of Object.entries(texts)) {
        const original = english[key] ?? english[`${key.replace(FORM, '')}_other`] ?? '';
        const filled = placeholders(text);
        // "One move" needs no figure.
        const needed = placeholders(original).filter((name) => name !== 'count' || !key.endsWith('_one'));
        expect(placeholders(original), `${key}: ${text}`).toEqual(expect.arrayContaining([...filled]));
        expect(filled, `${key}: ${text}`).toEqual(expect.arrayContaining([...needed]));
      }
    });

    it('are not left in English', () => {
      // Names of rare pieces are the same in many languages.
      const left = Object.entries(texts).filter(
        ([key, text]) =>
          english[key] === text &&
          !key.startsWith('piece.') &&
          /\p{L}{3}/u.test(text.replace(/\{\{\w+\}\}/g, '')) &&
          !SAME_WORDS[language]?.includes(text),
      );
      expect(left).toEqual([]);
    });

    it('are written out: nothing empty, no space at either end', () => {
      const lists = ['gender.feminine', 'gender.neuter'];
      const odd = Object.entries(texts).filter(
        ([key, text]) => text !== text.trim() || (text === '' && !lists.includes(key)),
      );
      expect(odd).toEqual([]);
    });
  });
});

describe('words of the games', () => {
  const terms = dictionaryOf('en', 'terms');

  it('name every piece of the dictionary and of the games, and every phase', () => {
    const pieces = new Set([
      ...pieceDictionary().map(({ name }) => name),
      ...SLUGS.flatMap((slug) => rulesOf(slug).spec.pieces.map(({ name }) => name)),
    ]);
    expect([...pieces].filter((name) => terms[`piece.${name}`] === undefined)).toEqual([]);
  });

  it.each(LANGUAGES)('give in %s each piece of a game a name of its own', (language) => {
    const words = dictionaryOf(language, 'terms');
    for (const slug of SLUGS) {
      const names = rulesOf(slug).spec.pieces.map(({ name }) => words[`piece.${name}`]);
      expect(new Set(names).size, `${slug}: ${names.join(', ')}`).toBe(names.length);
    }
  });

  it.each(LANGUAGES)('list in %s only pieces as feminine or neuter', (language) => {
    const words = dictionaryOf(language, 'terms');
    const listed = `${words['gender.feminine']} ${words['gender.neuter']}`.split(' ').filter((name) => name !== '');
    expect(listed.filter((name) => terms[`piece.${name}`] === undefined)).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

it('no text is there that nobody asks for', () => {
  const root = join(HERE, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts') && !/^i18n\/\w\w\//.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  const asked = new Set([...sources.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key));
  const begun = [...sources.matchAll(/[`']([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, start]) => start ?? '');
  const idle = NAMESPACES.flatMap((namespace) => Object.keys(dictionaryOf('en', namespace)))
    .map((key) => key.replace(FORM, ''))
    .filter((key) => !asked.has(key) && !begun.some((start) => key.startsWith(start)));
  expect([...new Set(idle)]).toEqual([]);
});
