/**
 * The page of a game: its document with the diagrams drawn, the examples that run folded away, and the front matter, which people can
 * do without, folded too.
 */
import { splitFrontMatter, TEST_KINDS, type VariantSpec } from '@hippodrome/rules/document';
import type { Draughtsman } from './diagrams.js';
import { escaped, figure } from './markdown.js';

/** @param text of the whole document */
export async function rulesPage(spec: VariantSpec, text: string, draughtsman: Draughtsman): Promise<string> {
  const { title, slug, about, prose } = spec;
  const parts = splitFrontMatter(text);
  if (!parts.ok) throw new Error(`${slug} has no front matter`);
  const drawn = await withDiagrams(foldTests(prose.split('\n')).join('\n'), slug, draughtsman);
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(about.special ?? title)}`,
    '---',
    '',
    linkLabels(drawn).trim(),
    '',
    '::: details What the machine reads',
    '```yaml',
    parts.value.yaml.trim(),
    '```',
    ':::',
    '',
  ].join('\n');
}

const FENCE = /^(`{3,}|~{3,})\s*(.*)$/;
const IS_TEST = new RegExp(`^(?:${TEST_KINDS.join('|')})\\b`);
const LABEL = /\s#([a-z0-9-]+)$/;

interface Block {
  readonly info: string;
  readonly body: readonly string[];
}

/** Fenced tests, those of a row together, as one line that opens. Other blocks stay as they are. */
function foldTests(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  let row: Block[] = [];
  const close = (): void => {
    if (row.length > 0) out.push(...folded(row), '');
    row = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, marks = '', info = ''] = FENCE.exec(line) ?? [];
    if (marks === '') {
      if (line.trim() !== '') close();
      // Blanks between two tests must not end the row, and are not missed elsewhere.
      if (row.length === 0) out.push(line);
      continue;
    }
    const end = lines.findIndex((other, i) => i > at && other.trim() === marks);
    const last = end < 0 ? lines.length : end;
    if (IS_TEST.test(info)) {
      row.push({ info, body: lines.slice(at + 1, last) });
    } else {
      close();
      out.push(...lines.slice(at, last + 1));
    }
    at = last;
  }
  close();
  return out;
}

function folded(row: readonly Block[]): readonly string[] {
  const names = row.map(({ info }) => LABEL.exec(info)?.[1] ?? info);
  return [`::: details Tested: ${names.map(escaped).join(', ')}`, ...row.flatMap(shown), ':::'];
}

function shown({ info, body }: Block): readonly string[] {
  const label = LABEL.exec(info)?.[1];
  const anchor = label === undefined ? '' : `<a id="${anchorOf(label)}"></a>`;
  return ['', `${anchor}**${escaped(info.replace(LABEL, ''))}**`, '', '```text', ...body, '```'];
}

function anchorOf(label: string): string {
  return `test-${label}`;
}

/** Where the prose names a test by its label, it leads there. */
function linkLabels(markdown: string): string {
  return outsideFences(markdown, (line) =>
    line.replace(/(?<![[`])`#([a-z0-9-]+)`/g, (_, label: string) => `[\`#${label}\`](#${anchorOf(label)})`),
  );
}

const DIAGRAM = /\{\{svg:(start|piece|fen)\b\s*([^{}"]*?)\s*(?:"([^"]*)")?\s*\}\}/g;

/** Each diagram as a figure. Pictures of other kinds are files that a document may lack. */
async function withDiagrams(markdown: string, slug: string, draughtsman: Draughtsman): Promise<string> {
  const jobs: Promise<void>[] = [];
  const page = outsideFences(markdown, (line) =>
    line.replace(DIAGRAM, (_, kind: string, argument: string, caption: string | undefined) => {
      const path = `diagrams/${slug}-${jobs.length + 1}.svg`;
      const options = kind === 'start' ? [] : [`--${kind}`, argument];
      jobs.push(draughtsman.draw(path, slug, ...options));
      return figure(path, caption ?? '');
    }),
  );
  await Promise.all(jobs);
  return outsideFences(page, (line) => line.replaceAll(/\{\{svg:[^{}]*\}\}/g, ''));
}

function outsideFences(markdown: string, change: (line: string) => string): string {
  let inside = '';
  return markdown
    .split('\n')
    .map((line) => {
      const [, marks = ''] = FENCE.exec(line) ?? [];
      if (inside !== '') {
        if (line.trim() === inside) inside = '';
        return line;
      }
      inside = marks;
      return marks === '' ? change(line) : line;
    })
    .join('\n');
}
