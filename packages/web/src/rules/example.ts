/** Fenced blocks that are tests, read for showing them: as an example a person can follow. */
import { TEST_KINDS } from '@hippodrome/rules';
import type { Example } from './rules-page.js';

/** Undefined when the block is ordinary code. @param lang @param meta the info string's first word, and the rest */
export function parseExample(
  lang: string | null | undefined,
  meta: string | null | undefined,
  value: string,
): Example | undefined {
  const kind = TEST_KINDS.find((known) => known === lang);
  if (kind === undefined) return undefined;
  const lines = value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const starting = (word: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${word}:`)).map((line) => line.slice(word.length + 1).trim());
  return {
    kind,
    argument: (meta ?? '').replace(/(?:^|\s)#\S+\s*$/, '').trim(),
    fen: starting('fen')[0],
    after: starting('after').flatMap((moves) => moves.split(/\s+/)),
    body: lines.filter((line) => !/^(?:fen|after):/.test(line)),
  };
}
