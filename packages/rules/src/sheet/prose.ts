/** A document's prose as sections of paragraphs and items, examples and diagrams left out. */
import type { ListItem, Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { BLOCKS_ONLY } from '../document/markdown.js';
import { plainText, readRuns } from './inline.js';

export interface ProseSection {
  /** Plain text; nothing before the first heading. */
  readonly heading: string;
  /** As in Markdown: 1 for the title. */
  readonly depth: number;
  readonly paragraphs: readonly ProseParagraph[];
}

export interface ProseParagraph {
  /** As written. */
  readonly source: string;
  readonly isItem: boolean;
  /** Only what follows it makes sense of it: an example or a diagram comes next. */
  readonly introduces: boolean;
}

export function readProse(prose: string): readonly ProseSection[] {
  const sections: { heading: string; depth: number; paragraphs: ProseParagraph[] }[] = [
    { heading: '', depth: 1, paragraphs: [] },
  ];
  const { children } = fromMarkdown(prose, { extensions: [BLOCKS_ONLY] });
  children.forEach((node, i) => {
    if (node.type === 'heading') {
      const heading = plainText(readRuns(sourceOf(node, prose).replace(/^#+\s*|\s*#+\s*$/g, '')));
      sections.push({ heading, depth: node.depth, paragraphs: [] });
    } else {
      sections.at(-1)?.paragraphs.push(...paragraphsOf(node, prose, isShown(children[i + 1], prose)));
    }
  });
  return sections;
}

function paragraphsOf(node: RootContent, prose: string, introduces: boolean): readonly ProseParagraph[] {
  if (node.type === 'paragraph') {
    const source = sourceOf(node, prose);
    return isTable(source) ? [] : [{ source, isItem: false, introduces }];
  }
  if (node.type === 'list')
    return node.children.map((item) => ({ source: itemText(item, prose), isItem: true, introduces }));
  return node.type === 'blockquote' ? node.children.flatMap((child) => paragraphsOf(child, prose, false)) : [];
}

/** The first paragraph of an item: what is nested in it is detail. */
function itemText({ children }: ListItem, prose: string): string {
  const first = children.find((child): child is Paragraph => child.type === 'paragraph');
  return first === undefined ? '' : sourceOf(first, prose);
}

/** A diagram or a fenced block. */
function isShown(node: RootContent | undefined, prose: string): boolean {
  if (node?.type === 'code') return true;
  return node?.type === 'paragraph' && sourceOf(node, prose).startsWith('{{svg:');
}

function isTable(source: string): boolean {
  return source.trimStart().startsWith('|');
}

function sourceOf({ position }: RootContent | Paragraph, prose: string): string {
  return prose.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}
