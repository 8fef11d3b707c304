/**
 * A document's Markdown as the blocks of its rules page: safe HTML, diagrams to draw, examples to fold away.
 *
 * Documents may come from anybody. Raw HTML in them is dropped, what Markdown makes is cut down to an allow-list of elements and
 * link protocols, and diagrams are handed on as data: nothing of a document's text is ever taken for markup or code.
 */
import type { TestKind } from '@hippodrome/rules';
import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { parseExample } from './example.js';
import { type DiagramRequest, findMacros, MACRO, parseMacro } from './macros.js';

export type Block =
  | { readonly type: 'html'; readonly html: string }
  | {
      readonly type: 'heading';
      readonly html: string;
      readonly id: string;
      readonly text: string;
      readonly depth: number;
    }
  | { readonly type: 'diagram'; readonly request: DiagramRequest }
  | { readonly type: 'examples'; readonly examples: readonly Example[] }
  | { readonly type: 'folded'; readonly title: string; readonly id: string; readonly html: string };

/** A fenced block that the project runs as a test. */
export interface Example {
  readonly kind: TestKind;
  /** The square of `moves`, the reason of `illegal`. */
  readonly argument: string;
  readonly fen: string | undefined;
  readonly after: readonly string[];
  readonly body: readonly string[];
}

/** The heading of the list that ties sentences to tests: of use to those who check a document, not to players. */
const FOLDED_HEADING = 'Every sentence and its test';

/** The elements of GitHub's list, but hardly any attributes: no classes, no ids, no pictures. */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['img', 'picture', 'source', 'input'].includes(name)),
  attributes: { a: ['href'], ol: ['start'], td: ['align'], th: ['align'] },
};

/** @param slugs of the documents there are, so that links between them lead to their rules pages */
export function rulesPage(markdown: string, slugs: readonly string[]): readonly Block[] {
  const root = parse(markdown);
  const ids = new Set<string>();
  const blocks: Block[] = [];
  const foldFrom = root.children.findIndex((node) => node.type === 'heading' && textOf(node) === FOLDED_HEADING);
  const shown = foldFrom < 0 ? root.children : root.children.slice(0, foldFrom);
  for (const node of shown) add(blocks, blocksOf(node, markdown, slugs, ids));
  if (foldFrom >= 0) {
    const html = toSafeHtml(root.children.slice(foldFrom + 1), slugs);
    blocks.push({ type: 'folded', title: FOLDED_HEADING, id: uniqueId(FOLDED_HEADING, ids), html });
  }
  return blocks;
}

/** Joins neighbours that belong together: text with text, examples with examples. */
function add(blocks: Block[], more: readonly Block[]): void {
  for (const block of more) {
    const last = blocks.at(-1);
    if (block.type === 'html' && last?.type === 'html')
      blocks[blocks.length - 1] = { type: 'html', html: last.html + block.html };
    else if (block.type === 'examples' && last?.type === 'examples') {
      blocks[blocks.length - 1] = { type: 'examples', examples: [...last.examples, ...block.examples] };
    } else blocks.push(block);
  }
}

function blocksOf(node: RootContent, source: string, slugs: readonly string[], ids: Set<string>): readonly Block[] {
  if (node.type === 'heading') return [headingBlock(node, slugs, ids)];
  if (node.type === 'code') {
    const example = parseExample(node.lang, node.meta, node.value);
    if (example !== undefined) return [{ type: 'examples', examples: [example] }];
  }
  if (node.type === 'paragraph' && MACRO.test(sourceOf(node, source)))
    return splitAtMacros(sourceOf(node, source), slugs);
  const html = toSafeHtml([node], slugs);
  return html === '' ? [] : [{ type: 'html', html }];
}

function headingBlock(node: Heading, slugs: readonly string[], ids: Set<string>): Block {
  const text = textOf(node);
  const inner = toSafeHtml([{ type: 'paragraph', children: node.children }], slugs).replace(/^<p>|<\/p>$/g, '');
  return { type: 'heading', html: inner, id: uniqueId(text, ids), text, depth: node.depth };
}

/** Macros are looked for in the source, because the `*` and `_` of a FEN mean something else in Markdown. */
function splitAtMacros(source: string, slugs: readonly string[]): readonly Block[] {
  return findMacros(source).flatMap((part): readonly Block[] => {
    if (typeof part === 'string') {
      const html = toSafeHtml(parse(part).children, slugs);
      return html === '' ? [] : [{ type: 'html', html }];
    }
    const request = parseMacro(part.body);
    return request === undefined ? [] : [{ type: 'diagram', request }];
  });
}

function parse(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function toSafeHtml(nodes: readonly RootContent[], slugs: readonly string[]): string {
  const hast = toHast({ type: 'root', children: [...nodes] }) as HastRoot;
  const safe = sanitize(hast, SCHEMA) as HastRoot;
  for (const node of safe.children) settle(node, slugs);
  return toHtml(safe).trim();
}

/** Links: to other documents' rules pages, within the page, or out of it in a new tab; anything else loses its address. */
function settle(node: HastContent, slugs: readonly string[]): void {
  if (node.type !== 'element') return;
  if (node.tagName === 'a') settleLink(node, slugs);
  for (const child of node.children) settle(child, slugs);
}

function settleLink(link: Element, slugs: readonly string[]): void {
  const href = String(link.properties.href ?? '');
  const slug = /^(?:\.\/)?([a-z0-9-]+)\.md(?:#.*)?$/.exec(href)?.[1];
  link.properties = {};
  if (slug !== undefined && slugs.includes(slug)) link.properties.href = `#/rules/${slug}`;
  else if (href.startsWith('#') && !href.startsWith('#/')) link.properties.href = href;
  else if (/^https?:\/\//.test(href)) link.properties = { href, target: '_blank', rel: ['noopener', 'noreferrer'] };
}

function sourceOf(node: Paragraph, source: string): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset);
}

function textOf(node: Root | RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function uniqueId(text: string, ids: Set<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section'];
  const base = words.join('-');
  let id = base;
  for (let i = 2; ids.has(id); i++) id = `${base}-${i}`;
  ids.add(id);
  return id;
}
