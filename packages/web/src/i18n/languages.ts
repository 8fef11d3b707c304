/** The languages that the page speaks, and which of them a reader gets. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  zh: '中文',
};

/** Languages that are written from the right; the layout follows `dir` on the root element. */
const FROM_THE_RIGHT: readonly string[] = ['ar', 'fa', 'he', 'ur'];

export function directionOf(language: string): 'ltr' | 'rtl' {
  return FROM_THE_RIGHT.includes(language) ? 'rtl' : 'ltr';
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((known) => known === value);
}

/** The first wish that we speak, whatever its country. @param wishes language tags, as `navigator.languages` has them */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [primary] = wish.toLowerCase().split('-');
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}
