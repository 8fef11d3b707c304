/** The list of games. */
import type { VariantSpec } from '@hippodrome/rules/document';
import { table } from './markdown.js';

export function gamesPage(specs: readonly VariantSpec[]): string {
  const rows = specs.map(({ title, slug, board, about }) => [
    `[${title}](${slug}.md)`,
    `${board.files}×${board.ranks}`,
    about.special ?? '',
    about.win ?? '',
  ]);
  return `---
title: Games
---

# Games

Each of these pages is the game's document: the same file tells people the rules, tells the program what is legal, and holds the examples that prove that the two agree.
Folded lines that begin with *Tested* open on those examples; they run with every \`npm test\`.

${table(['Game', 'Board', 'What is special', 'How it is won'], rows)}
`;
}
