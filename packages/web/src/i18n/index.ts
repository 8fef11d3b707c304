/**
 * Texts by key. `t('play.toMove', { side })` fills `{{side}}`; a key whose text depends on a number has the forms `…_one` and
 * `…_other` and is asked for without them. Another language is another object with the same keys.
 */
import { en } from './en.js';

type Known = keyof typeof en;
type Plural = Known extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;
export type TextKey = Exclude<Known, `${string}_one` | `${string}_other`> | Plural;

const texts: Readonly<Record<string, string>> = en;
const plurals = new Intl.PluralRules('en');

export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  const text = texts[key] ?? texts[`${key}_${plurals.select(Number(values.count))}`] ?? texts[`${key}_other`] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
