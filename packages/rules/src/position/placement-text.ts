/**
 * The placement part of a FEN, cut into tokens with their columns: letters, gaps (numbers of any length) and holes (`*`), rank by
 * rank from the top. What the letters mean, and whether the widths are right, is for the reader to say.
 */

export type PlacementToken =
  | { readonly type: 'letter'; readonly letter: string; readonly column: number }
  | { readonly type: 'gap'; readonly count: number; readonly column: number }
  | { readonly type: 'hole'; readonly column: number }
  | { readonly type: 'unknown'; readonly text: string; readonly column: number };

export interface RankText {
  readonly tokens: readonly PlacementToken[];
  /** How many squares the tokens cover; unknown ones count for one. */
  readonly width: number;
  /** Where the rank begins and ends (exclusive) in the text; both count from 1. */
  readonly column: number;
  readonly end: number;
}

/** The ranks as written, top first. */
export function splitPlacement(text: string): readonly RankText[] {
  let column = 1;
  return text.split('/').map((rank) => {
    const tokens = [...rank.matchAll(/\d+|./gsu)].map((match) => token(match[0], column + match.index));
    const width = tokens.reduce((sum, part) => sum + (part.type === 'gap' ? part.count : 1), 0);
    const ranked = { tokens, width, column, end: column + rank.length };
    column += rank.length + 1;
    return ranked;
  });
}

function token(text: string, column: number): PlacementToken {
  if (/^\d/.test(text)) return { type: 'gap', count: Number(text), column };
  if (text === '*') return { type: 'hole', column };
  if (/^[a-z]$/i.test(text)) return { type: 'letter', letter: text, column };
  return { type: 'unknown', text, column };
}
