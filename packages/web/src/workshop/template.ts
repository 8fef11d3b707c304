/** The beginning of a document: a variant of a game there is. */
import type { GameSummary } from '../games/summary.js';

export function templateOf({ slug, title, setup }: Pick<GameSummary, 'slug' | 'title' | 'setup'>): string {
  return `---
title: My ${title}
slug: my-${slug}
parent: ${slug}
special: "What makes it different, in one sentence."
engine:
  setup: "${setup}"
---

# My ${title}

The rules of ${title}, with this difference: …

{{svg:start "The start"}}

## Examples

Examples in fenced blocks are tried as you write: \`perft\`, \`moves\`, \`legal\`, \`illegal\`, \`play\`, \`result\`, \`fen\`.
`;
}
