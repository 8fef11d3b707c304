/** The fenced blocks and sections of a document's prose, with places that count from the top of the document. */
import type { Code, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { error, fail, ok, type Result } from '../result.js';
import type { DocumentParts } from './front-matter.js';
import { MAX_PROSE_LINES, MAX_PROSE_NESTING } from './limits.js';
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
  /** The signs that open it, "```" or more; nothing for indented code. */
  readonly marker: string;
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

/**
 * What documents do not need of Markdown, and what makes reading it slow: the time for emphasis, links and underlined headings
 * grows with the square of the text, or worse.
 */
const INLINE =
  'attention autolink characterEscape characterReference codeText definition hardBreakEscape htmlText labelEnd labelStartImage labelStartLink setextUnderline';
export const BLOCKS_ONLY = { disable: { null: INLINE.split(' ') } };

/** Codes: `document/prose-too-long`, `document/prose-too-deep`. */
export function readMarkdown({ prose: written, proseLine }: Pick<DocumentParts, 'prose' | 'proseLine'>): Result<Prose> {
  // Markdown takes a carriage return alone for the end of a line; nobody who counts lines does.
  const prose = written.replace(/\r(?!\n)/g, ' ');
  const lines = prose.split(/\r?\n/);
  if (lines.length > MAX_PROSE_LINES) {
    const message = `the prose has at most ${MAX_PROSE_LINES} lines, this one has ${lines.length}`;
    return fail(error('document/prose-too-long', message, { line: proseLine + MAX_PROSE_LINES, column: 1 }));
  }
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
      fences.push(readFence(lines, proseLine, node));
    } else if (node.type === 'heading') {
      headings.push({ depth: node.depth, text: textOf(node), line });
    } else if (node.type === 'listItem' && !inItem) {
      items.push({ line, lastLine: end.line + proseLine - 1 });
    }
    if (!('children' in node)) return;
    for (const child of node.children) visit(child, inItem || node.type === 'listItem');
  };
  visit(fromMarkdown(prose, { extensions: [BLOCKS_ONLY] }), false);
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

/** Indented code is read as a fence that says nothing of itself. */
function readFence(lines: readonly string[], proseLine: number, { lang, value, position = NOWHERE }: Code): Fence {
  const first = position.start.line - 1;
  const last = position.end.line - 1;
  const raw = (index: number): string => lines[index] ?? '';
  const opening = /^(`{3,}|~{3,})[ \t]*/.exec(raw(first).slice(position.start.column - 1));
  const infoColumn = position.start.column + (opening?.[0].length ?? 0);
  const info =
    typeof lang === 'string'
      ? raw(first)
          .slice(infoColumn - 1)
          .trimEnd()
      : '';
  const content = value === '' ? [] : value.split('\n');
  const closing = /([`~]{3,})[ \t]*$/.exec(raw(last))?.[1] ?? '';
  return {
    info: { text: info, line: first + proseLine, column: infoColumn },
    lines: content.map((text, i) => {
      const column = raw(first + 1 + i).length - text.length + 1;
      return { text, line: first + 1 + i + proseLine, column: Math.max(1, column) };
    }),
    line: first + proseLine,
    lastLine: last + proseLine,
    isClosed: last > first + content.length && closing.startsWith(opening?.[1] ?? ''),
    marker: opening?.[1] ?? '',
  };
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
