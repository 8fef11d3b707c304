/** What a language asks of its spaces, so that those who write texts need not think of it. */
import type { Language } from './languages.js';

/** In French, signs of two parts and quotation marks stand apart from words, but never on another line. */
export function typeset(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0');
}
