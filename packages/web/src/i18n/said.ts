/**
 * What the library says, in the reader's language: rules in short, problems, reasons. English is the library's own; the other languages
 * have texts by code in the namespaces `rules` and `problems`, filled with a statement's values. What has no text is said in English.
 */
import type { Colour, Statement } from '@hippodrome/rules';
import { currentLanguage, isText, loadTexts, type TextKey, t } from './index.js';
import { phaseTerm, pieceTerm } from './terms.js';

type Value = NonNullable<Statement['values']>[string];

/** How the names under these keys are called here; everything else is said as it stands. */
const TERMS: Readonly<Record<string, (name: string) => string>> = {
  piece: pieceTerm,
  pieces: pieceTerm,
  other: pieceTerm,
  others: pieceTerm,
  side: sideTerm,
  rival: sideTerm,
  phase: phaseTerm,
};

/** In the reader's language, or in English where `tongueOf` says so. */
export function said(statement: Statement): string {
  const key = keyOf(statement);
  if (key === undefined) return statement.message;
  const words = Object.entries(statement.values ?? {}).map(([name, value]) => [name, inWords(name, value)] as const);
  const { lead, hint, ...values } = Object.fromEntries(words);
  const [, semicolon, colon] = signs();
  return [
    lead === undefined ? '' : `${lead}${colon}`,
    t(key, values),
    hint === undefined ? '' : `${semicolon}${hint}`,
  ].join('');
}

/** The same, once the texts of problems are there; nothing for nothing. */
export async function saidInTime(problem: Statement | undefined): Promise<string> {
  await loadTexts('problems');
  return problem === undefined ? '' : said(problem);
}

/** The `lang` of what `said` says, where that is not the reader's. */
export function tongueOf(statement: Statement): 'en' | undefined {
  return keyOf(statement) === undefined && currentLanguage() !== 'en' ? 'en' : undefined;
}

/** Its text here: that of its form, else that of its code. */
function keyOf({ code, values }: Statement): TextKey | undefined {
  return [`${code}.${values?.form ?? ''}`, code].find(isText);
}

function sideTerm(colour: string): string {
  return t(`colour.${colour as Colour}`);
}

function inWords(name: string, value: Value): string | number {
  if (typeof value === 'number') return value;
  const term = TERMS[name] ?? ((word: string) => word);
  if (typeof value === 'string') return term(value);
  const words = value.map((item) => (typeof item === 'string' ? term(item) : said(item)));
  return name === 'parts' ? oneAfterTheOther(words) : either(words);
}

/** `a, b oder c`. */
function either(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(words);
}

/** Whole sentences, or parts of one. */
function oneAfterTheOther(words: readonly string[]): string {
  const areSentences = words.every((word) => /[.。]$/.test(word));
  const [space, semicolon] = signs();
  return words.join(areSentences ? space : semicolon);
}

/** What stands between sentences, between parts of one, and behind what is talked about. */
function signs(): readonly [space: string, semicolon: string, colon: string] {
  if (currentLanguage() === 'zh') return ['', '；', '：'];
  return currentLanguage() === 'fr' ? [' ', '\u202f; ', '\u00a0: '] : [' ', '; ', ': '];
}
