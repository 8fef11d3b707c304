/** How a language strings things together: short lists for the eye and the ear, and sentences. */
import { currentLanguage } from './index.js';

/** `b1, c3, d5`, in Chinese `b1、c3、d5`. */
export function listed(items: readonly string[]): string {
  return items.join(isSolid() ? '、' : ', ');
}

/** Sentences one after the other, each with its full stop; those that have one keep it. */
export function sentences(parts: readonly string[]): string {
  const stop = isSolid() ? '。' : '.';
  return parts.map((part) => (/[.。!?…]$/u.test(part) ? part : `${part}${stop}`)).join(isSolid() ? '' : ' ');
}

/** Whether the language is written without spaces, with marks of its own. */
function isSolid(): boolean {
  return currentLanguage() === 'zh';
}
