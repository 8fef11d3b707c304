/**
 * Labels of tests: each is borne once; and where the document ends with the section that goes through its source sentence by
 * sentence, that section and the tests must name each other completely.
 */
import { error, type Problem, warning } from '../result.js';
import { didYouMean } from '../suggest.js';
import { MAX_PROBLEMS } from './limits.js';
import type { Prose } from './markdown.js';
import type { DocumentTest, Excerpt } from './spec.js';

export const SECTION = 'Every sentence and its test';

/** A label in running text, not part of a word, an address or a character reference. */
const MENTION = /(?<![\w&/#])#([a-z][a-z0-9-]*)/g;

/**
 * Codes: `document/duplicate-label`, `document/unknown-label`, `document/forgotten-label`, `document/sentence-without-test` (a
 * warning).
 */
export function checkLabels(prose: Prose, tests: readonly DocumentTest[]): readonly Problem[] {
  const labelled = new Map<string, DocumentTest>();
  const problems: Problem[] = [];
  for (const test of tests) {
    if (test.label === undefined) continue;
    const first = labelled.get(test.label);
    if (first === undefined) {
      labelled.set(test.label, test);
    } else {
      const message = `the label #${test.label} is borne by the test on line ${first.line} already`;
      problems.push(error('document/duplicate-label', message, placeOfLabel(prose, test)));
    }
  }
  const lines = sectionLines(prose);
  if (lines === undefined) return problems;
  const mentions = lines.flatMap(mentionsIn);
  for (const { text, line, column } of mentions) {
    if (labelled.has(text)) continue;
    // What lies beyond the limit is counted, not shown: no suggestion is looked for.
    const hint = problems.length < MAX_PROBLEMS ? didYouMean(text, labelled.keys()) : '';
    const message = `no test bears the label #${text}${hint}`;
    problems.push(error('document/unknown-label', message, { line, column }));
  }
  const mentioned = new Set(mentions.map(({ text }) => text));
  for (const [label, test] of labelled) {
    if (mentioned.has(label)) continue;
    const message = `the section "${SECTION}" does not mention #${label}`;
    problems.push(error('document/forgotten-label', message, placeOfLabel(prose, test)));
  }
  return [...problems, ...bareItems(prose, lines)];
}

/** The lines of the section without its fenced blocks; undefined when there is no such section. */
function sectionLines({ headings, lines, firstLine, fences }: Prose): readonly Excerpt[] | undefined {
  const start = headings.findIndex(
    ({ depth, text }) => depth === 2 && text.trim().toLowerCase() === SECTION.toLowerCase(),
  );
  const heading = headings[start];
  if (heading === undefined) return undefined;
  const end = headings.slice(start + 1).find(({ depth }) => depth <= heading.depth)?.line ?? firstLine + lines.length;
  const inFence = new Set(
    fences.flatMap((fence) => Array.from({ length: fence.lastLine - fence.line + 1 }, (_, i) => fence.line + i)),
  );
  return lines
    .map((text, i) => ({ text, line: firstLine + i, column: 1 }))
    .filter(({ line }) => line > heading.line && line < end && !inFence.has(line));
}

function mentionsIn({ text, line }: Excerpt): readonly Excerpt[] {
  return [...text.matchAll(MENTION)].map((match) => ({ text: match[1] as string, line, column: match.index + 1 }));
}

/** Items that name no test and give no reason in brackets. */
function bareItems({ items }: Prose, section: readonly Excerpt[]): readonly Problem[] {
  return items.flatMap(({ line, lastLine }) => {
    const own = section.filter((excerpt) => excerpt.line >= line && excerpt.line <= lastLine);
    if (
      own.length === 0 ||
      own.some(({ text }) => /[([]/.test(text) || mentionsIn({ text, line, column: 1 }).length > 0)
    )
      return [];
    const message = 'this sentence names no test (#label), nor says in brackets why it needs none';
    return [warning('document/sentence-without-test', message, { line, column: 1 })];
  });
}

function placeOfLabel(
  { lines, firstLine }: Prose,
  test: DocumentTest,
): { readonly line: number; readonly column: number } {
  const text = lines[test.line - firstLine] ?? '';
  return { line: test.line, column: Math.max(0, text.lastIndexOf(`#${test.label}`)) + 1 };
}
