/**
 * Pages are to be readable from the right as well: styles speak of start and end, not of left and right. Where a side of the screen is
 * really meant, the line before says so: a comment that begins with `physical:`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear):\s*(?:left|right)/;

/** Lines of styles that name a side, `file:line`. */
function sided(file: string, text: string): readonly string[] {
  const lines = text.split('\n');
  const start = file.endsWith('.css') ? 0 : lines.findIndex((line) => line.startsWith('<style'));
  if (start < 0) return [];
  return lines.flatMap((line, i) => {
    const isMeant = (lines[i - 1] ?? '').includes('/* physical:');
    return i >= start && PHYSICAL.test(line) && !isMeant ? [`${file}:${i + 1}: ${line.trim()}`] : [];
  });
}

it('styles name no side of the screen', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|css)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => sided(file, readFileSync(join(SOURCES, file), 'utf8')))).toEqual([]);
});

it('and sides are found where they are named', () => {
  const css = (line: string): readonly string[] => sided('a.css', `.a {\n  ${line}\n}`);
  for (const line of [
    'left: 0;',
    'margin-right: 1px;',
    'text-align: left;',
    'border-left: 0;',
    'border-top-left-radius: 1px;',
    '.b { right: 1px; }',
  ]) {
    expect(css(line), line).toHaveLength(1);
  }
  for (const line of [
    'margin-inline-start: 0;',
    'inset-inline-end: 0;',
    'text-align: start;',
    '/* left: */',
    'grid-area: left;',
  ]) {
    expect(
      css(line).filter((found) => !found.includes('/*')),
      line,
    ).toEqual([]);
  }
  expect(sided('a.css', '/* physical: a chart */\nleft: 0;')).toEqual([]);
});
