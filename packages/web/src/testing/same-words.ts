/**
 * Texts that are rightly the same in another language as in English: names, signs, words that both languages have. One a line, so that many
 * can add theirs.
 */
import type { Language } from '../i18n/languages.js';

export const SAME_WORDS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: lines(`
    Hippodrome
    Computer
    Analyse
    Engine
    Letter
    Phase
    {{side}}, {{way}}
    Link
    Text
  `),
  fr: lines(`
    Hippodrome
    Position
    En prise
    Date
    Letter
    Phase
    Source
    royal
    {{side}}, {{way}}
    {{nodes}} positions/s
    Menu
    Licences
    Version {{version}}
    Sacrifice
    Promotion
  `),
  es: lines(`
    Hippodrome
    {{count}} error.
    Legal
    Mate
    {{side}}, {{way}}
  `),
  zh: lines(`
    Hippodrome
  `),
};

function lines(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}
