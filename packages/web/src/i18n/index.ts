/**
 * Texts by key. `t('play.toMove', { side })` fills `{{side}}`; a key whose text depends on a number `count` has the forms `…_one`,
 * `…_other` and so on, and is asked for without them. English for every page is at hand from the start; other languages, and what only
 * one page says, are fetched by namespace. What a language lacks is said in English.
 */
import { texts as base } from './en/base.js';
import { texts as terms } from './en/terms.js';
import { directionOf, type Language, languageFor } from './languages.js';
import type { Namespace, TextKey } from './namespaces.js';
import { typeset } from './typography.js';

export type { Namespace, TextKey } from './namespaces.js';

type Dictionary = Readonly<Record<string, string>>;

const files = import.meta.glob<Dictionary>(['./*/*.ts', '!./en/base.ts', '!./en/terms.ts'], { import: 'texts' });
const english: Dictionary = { ...base, ...terms };

let language: Language = 'en';
let plurals = new Intl.PluralRules(language);
let numbers = plainNumbers(language);
let fallback = english;
let texts = english;

export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  const form = values.count === undefined ? undefined : plurals.select(Number(values.count));
  const text = find(texts, key, form) ?? find(fallback, key, form) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => shown(values[name] ?? ''));
}

/** The text of a key that is made of a name in some document, if anybody knows it. */
export function textOf(key: string): string | undefined {
  return texts[key] ?? fallback[key];
}

/** Whether anything is said under a key, in any of the forms for numbers. */
export function isText(key: string): key is TextKey {
  return textOf(key) !== undefined || textOf(`${key}_other`) !== undefined;
}

/** The language that is spoken now: also a tag for `Intl`. */
export function currentLanguage(): Language {
  return language;
}

/**
 * Chooses the language, once, before anything is shown: a page begins again when its reader chooses another.
 *
 * @param chosen the reader's own choice; without one, the first of the browser's wishes that we speak
 */
export async function beginTexts(chosen: Language | undefined, wishes: readonly string[]): Promise<void> {
  language = chosen ?? languageFor(wishes);
  plurals = new Intl.PluralRules(language);
  numbers = plainNumbers(language);
  fallback = english;
  texts = english;
  await Promise.all([loadTexts('base'), loadTexts('terms')]);
}

/** Fetches what a part of the page says; once it is there, asking again costs nothing. */
export async function loadTexts(namespace: Namespace): Promise<void> {
  const [known, own] = await Promise.all([fetched('en', namespace), fetched(language, namespace)]);
  fallback = { ...fallback, ...known };
  texts = { ...texts, ...known, ...own };
}

/** Sets the root element's language and direction. */
export function markLanguage(root: HTMLElement): void {
  root.lang = language;
  root.dir = directionOf(language);
}

/** Numbers as the language writes them, without grouping: levels and moves are names as much as numbers. */
function shown(value: string | number): string {
  return typeof value === 'string' ? value : numbers.format(value);
}

async function fetched(tongue: Language, namespace: Namespace): Promise<Dictionary> {
  const found = (await files[`./${tongue}/${namespace}.ts`]?.()) ?? {};
  return Object.fromEntries(Object.entries(found).map(([key, text]) => [key, typeset(text, tongue)]));
}

function find(dictionary: Dictionary, key: string, form: string | undefined): string | undefined {
  return dictionary[key] ?? (form && dictionary[`${key}_${form}`]) ?? dictionary[`${key}_other`];
}

function plainNumbers(tongue: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(tongue, { useGrouping: false, maximumFractionDigits: 20 });
}
