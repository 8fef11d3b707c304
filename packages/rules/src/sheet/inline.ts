/**
 * Markdown within a paragraph, cut down to what a printed page needs: bold, code, plain. Done by hand and in one pass, since reading all
 * of Markdown's inline signs takes time that grows with the square of the text, and documents come from anybody.
 */
import type { Run } from './sheet.js';

/** Bold, code, emphasis, a link's words, a bare address; each of bounded length, so that the search is too. */
const SIGNS =
  /\*\*([^*]{1,400})\*\*|`([^`]{1,200})`|(?<![\w*])\*([^*\s][^*]{0,300})\*(?!\*)|!?\[([^[\]]{1,300})\]\([^()\s]{0,500}\)|<(https?:[^<>\s]{1,500})>/g;
const MACRO = /\{\{svg:[^{}]{0,600}\}\}/g;
/** What ties a sentence to its tests: `(#label, #another)`. */
const LABELS = /\s*\((?:#[\w-]{1,80}[,;\s]*)+\)/g;

/** @param source of one paragraph or item, line breaks included */
export function readRuns(source: string): readonly Run[] {
  const text = source.replace(MACRO, ' ').replace(LABELS, '').replace(/\s+/g, ' ').trim();
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(SIGNS)) {
    const [whole, strong, code, emphasis, link, address] = match;
    push(runs, { text: text.slice(from, match.index), style: 'plain' });
    const style = strong !== undefined ? 'strong' : code !== undefined ? 'code' : 'plain';
    push(runs, { text: strong?.replaceAll('`', '') ?? code ?? emphasis ?? link ?? address ?? '', style });
    from = match.index + whole.length;
  }
  push(runs, { text: text.slice(from), style: 'plain' });
  return runs;
}

export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** The characters from one place to another, as `String.slice` counts them, but never from the end. */
export function sliceRuns(runs: readonly Run[], from: number, to = Number.POSITIVE_INFINITY): readonly Run[] {
  const kept: Run[] = [];
  let at = 0;
  for (const run of runs) {
    push(kept, { ...run, text: run.text.slice(Math.max(0, from - at), Math.max(0, to - at)) });
    at += run.text.length;
  }
  return kept;
}

/** Ends of the sentences, in characters; the last is the end of the text. Initials (`V. R. Parton`) end none. */
export function sentenceEnds(text: string): readonly number[] {
  const stops = text.matchAll(/(?<!(?<!\p{L})\p{Lu})[.!?][)"”’]*(?=\s+["“(]?[\p{Lu}\d])/gu);
  const ends = [...stops].map((stop) => stop.index + stop[0].length);
  return [...ends, text.length];
}

/** Neighbours of one style are one run, and characters that Markdown escapes are themselves. */
function push(runs: Run[], { text, style }: Run): void {
  if (text === '') return;
  const shown = style === 'code' ? text : text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  const last = runs.at(-1);
  if (last?.style === style) runs[runs.length - 1] = { style, text: last.text + shown };
  else runs.push({ text: shown, style });
}
