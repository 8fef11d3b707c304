/** The table of Betza features: what each needs, who plays it. The parser is asked for each example, so that the page cannot lag behind. */
import { betzaPatterns } from '@hippodrome/rules/betza';
import { BETZA_FEATURES, type BetzaFeature, type Spelling } from './betza-features.js';
import { coreVerdict } from './core-page.js';
import { code, table } from './markdown.js';

/** @param parents documents by slug: moves are tried in a game of chess */
export function betzaPage(parents: (slug: string) => string | undefined): string {
  const parts = Object.entries(BETZA_FEATURES).map(([title, features]) => {
    const head = [
      'Signs',
      'Example',
      'What it says',
      'Reference',
      'Fast core',
      'Interactive Diagram',
      'XBoard',
      'Fairy-Stockfish',
    ];
    return `## ${title}\n\n${table(
      head,
      features.map((feature) => row(feature, parents)),
    )}`;
  });
  return `---
title: Betza notation, feature by feature
aside: false
---

# Betza notation, feature by feature

${INTRODUCTION}

${parts.join('\n\n')}
`;
}

const INTRODUCTION = `A move in Betza notation is refused whole when any part of it cannot be played; nothing is skipped in silence. This table is made anew
with every build: each example is read by the parser of the rules package, and what stands under *Reference* is its answer: **played**, with
a warning where programs differ, or the code of the problem it reports. What the reference plays, the diagrams, the notations of moves and the computer player play too; where the
[fast core](core.md) refuses a move, the computer thinks with the reference.

The other columns say how the same move is written there: *same*, another spelling, or *no*, where the program has no such thing (Fairy-Stockfish then drops the
letter and plays the rest).`;

function row(feature: BetzaFeature, parents: (slug: string) => string | undefined): readonly string[] {
  return [
    code(feature.signs),
    code(feature.example),
    feature.meaning,
    verdict(feature.example),
    coreVerdict(feature.example, parents),
    spelling(feature.xbetza),
    spelling(feature.xboard),
    spelling(feature.fairy),
  ];
}

/** What the parser says of a move. */
function verdict(example: string): string {
  const read = betzaPatterns(example);
  if (!read.ok) return `refused: ${code(read.problems[0]?.code ?? '')}`;
  const [warning] = read.warnings;
  return warning === undefined ? 'played' : `played, with a warning: ${code(warning.code)}`;
}

function spelling(how: Spelling): string {
  if (typeof how === 'string') return how;
  return 'as' in how ? code(how.as) : how.note;
}
