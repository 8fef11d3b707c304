/** The fenced blocks and sections of a document's prose, with places that count from the top of the document. */
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { error, fail, ok, type Result } from '../result.js';
import type { DocumentParts } from './front-matter.js';
import { MAX_PROSE_NESTING } from './limits.js';
import type { Excerpt } from './spec.js';

/** A fenced block of code. */
export interface Fence {
  /** What stands behind the opening fence. */
  readonly info: Excerpt;
  /** All lines between the fences. */
  readonly lines: readonly Excerpt[];
  /** Line of the opening fence. */
  readonly line: number;
  /** Line of the last line, of the closing fence when there is one. */
  readonly lastLine: number;
  readonly isClosed: boolean;
}

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly line: number;
}

/** An item of a list that stands in no other list. */
export interface Item {
  readonly line: number;
  readonly lastLine: number;
}

export interface Prose {
  /** The lines as written; the first is `firstLine` of the document. */
  readonly lines: readonly string[];
  readonly firstLine: number;
  readonly fences: readonly Fence[];
  readonly headings: readonly Heading[];
  readonly items: readonly Item[];
}

/** Codes: `document/prose-too-deep`. */
export function readMarkdown({ prose, proseLine }: DocumentParts): Result<Prose> {
  const lines = prose.split(/\r\n|\n|\r/);
  const deep = lines.findIndex(isTooDeep);
  if (deep >= 0) {
    const message = `quotations and lists are nested more than ${MAX_PROSE_NESTING} deep`;
    return fail(error('document/prose-too-deep', message, { line: deep + proseLine, column: 1 }));
  }
  const fences: Fence[] = [];
  const headings: Heading[] = [];
  const items: Item[] = [];
  const visit = (node: Nodes, inItem: boolean): void => {
    const { start, end } = node.position ?? NOWHERE;
    const line = start.line + proseLine - 1;
    if (node.type === 'code') {
      const fence = readFence(lines, start.line - 1, start.column - 1, end.line - 1, node.value, proseLine);
      if (fence !== undefined) fences.push(fence);
    } else if (node.type === 'heading') {
      headings.push({ depth: node.depth, text: textOf(node), line });
    } else if (node.type === 'listItem' && !inItem) {
      items.push({ line, lastLine: end.line + proseLine - 1 });
    }
    if (!('children' in node)) return;
    for (const child of node.children) visit(child, inItem || node.type === 'listItem');
  };
  visit(fromMarkdown(prose), false);
  return ok({ lines, firstLine: proseLine, fences, headings, items });
}

/** Nodes that were read from a text have places; those of the type alone need not. */
const NOWHERE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** Markers of quotations and lists at the start of a line. */
const MARKER = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;

/** The time to read a line grows with the square of its nesting. */
function isTooDeep(line: string): boolean {
  MARKER.lastIndex = 0;
  for (let depth = 0; depth <= MAX_PROSE_NESTING; depth++) if (!MARKER.test(line)) return false;
  return true;
}

/** Undefined for code that is indented, not fenced. All numbers count from 0, but for `proseLine`. */
function readFence(
  lines: readonly string[],
  first: number,
  column: number,
  last: number,
  value: string,
  proseLine: number,
): Fence | undefined {
  const opening = /^[ \t]*(`{3,}|~{3,})[ \t]*/.exec(lines[first]?.slice(column) ?? '');
  const marks = opening?.[1];
  if (opening === null || marks === undefined) return undefined;
  const infoColumn = column + opening[0].length;
  const text = (lines[first] ?? '').slice(infoColumn).trimEnd();
  const content = value === '' ? [] : value.split('\n');
  const closing = /([`~]{3,})[ \t]*$/.exec(lines[last] ?? '')?.[1] ?? '';
  return {
    info: { text, line: first + proseLine, column: infoColumn + 1 },
    lines: content.map((line, i) => {
      const raw = lines[first + 1 + i] ?? '';
      return { text: line, line: first + 1 + i + proseLine, column: Math.max(1, raw.length - line.length + 1) };
    }),
    line: first + proseLine,
    lastLine: last + proseLine,
    isClosed: last > first + content.length && closing.startsWith(marks),
  };
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
