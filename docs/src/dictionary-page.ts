/** The dictionary of pieces as a page: picture, move, names and letters of each, and how it moves on a board. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPiece, PIECE_PALETTE } from '@hippodrome/board/pieces';
import { type DictionaryEntry, pieceDictionary, TRADITIONS } from '@hippodrome/rules/dictionary';
import type { Draughtsman } from './diagrams.js';
import { code, escaped } from './markdown.js';

export interface DictionaryPage {
  readonly page: string;
  /** The pictures of the pieces, by path from the folder of public files. */
  readonly pictures: ReadonlyMap<string, string>;
}

export async function dictionaryPage(draughtsman: Draughtsman): Promise<DictionaryPage> {
  const entries = pieceDictionary();
  await drawMoves(entries, draughtsman);
  const page = `---
title: Dictionary of pieces
outline: false
---

# Dictionary of pieces

${entries.length} pieces that a document may call by name. A piece that has one of these names needs no Betza: \`camelrider: { notation: N }\`; a piece of another
name says \`is: camelrider\`. Where a name belongs to several pieces, the document is asked which one it means. \`hippodrome pieces\` prints this list.

${entries.map(section).join('\n\n')}
`;
  return { page, pictures: new Map(entries.map((entry) => [picturePath(entry), picture(entry)])) };
}

function section(entry: DictionaryEntry): string {
  const { name, aliases, betza, about, letters } = entry;
  const called = aliases.length === 0 ? '' : `<p>Also called ${aliases.map(escaped).join(', ')}.</p>`;
  const usual = letters.map(
    ({ letter, tradition }) => `<li><code>${letter}</code> ${escaped(TRADITIONS[tradition])}</li>`,
  );
  return `## ${name} ${code(betza)}

<div class="piece">
<img class="moves" src="/${movesPath(entry)}" alt="How it moves" loading="lazy">
<div>
<img class="man" src="/${picturePath(entry)}" alt="" loading="lazy">
<p>${escaped(about)}.</p>
${called}
${usual.length === 0 ? '' : `<ul>${usual.join('')}</ul>`}
</div>
</div>`;
}

function picturePath({ name }: DictionaryEntry): string {
  return `pieces/${name}.svg`;
}

function movesPath({ name }: DictionaryEntry): string {
  return `pieces/${name}-moves.svg`;
}

function picture({ name, picture, letters }: DictionaryEntry): string {
  const letter = letters[0]?.letter ?? name.slice(0, 1).toUpperCase();
  const shapes = drawPiece({ glyph: picture ?? name, letter }, 'white', PIECE_PALETTE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${shapes}</svg>`;
}

/** Nine by nine shows three leaps of a rider to every side of the middle. */
async function drawMoves(entries: readonly DictionaryEntry[], draughtsman: Draughtsman): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hippodrome-docs-'));
  try {
    for (const entry of entries) {
      const file = join(folder, `${entry.name}.md`);
      await writeFile(file, documentOf(entry));
      await draughtsman.draw(movesPath(entry), file, '--piece', entry.name);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

function documentOf({ name }: DictionaryEntry): string {
  return `---
title: ${name}
slug: ${name}
engine:
  topology: { type: grid, rows: 9, cols: 9 }
  setup: "4l4/9/9/9/9/9/9/9/4L4"
  pieces:
    lord: { notation: L, betza: K, royal: true }
    ${name}: { notation: S }
  rules: { wins: [checkmate], stalemate: draw }
---
`;
}
