import { describe, expect, it } from 'vitest';
import { directionOf, languageFor } from './languages.js';

describe('which language a reader gets', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR', 'fr-CA', 'en'], 'fr'],
    [['ZH-Hant'], 'zh'],
    [['pt', 'it'], 'en'],
    [[], 'en'],
  ])('%j: %s', (wishes, language) => {
    expect(languageFor(wishes)).toBe(language);
  });

  it('turns the page around for languages that are written from the right', () => {
    expect(['en', 'zh', 'ar', 'he'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
  });
});
