/** What is trained, as an address says it: a game, a theme, both or neither. */
import type { Puzzle } from './puzzle.js';

export interface Training {
  readonly game?: string;
  readonly theme?: string;
}

export function trainingOf(query: URLSearchParams): Training {
  const [game, theme] = [query.get('game'), query.get('theme')];
  return { ...(game && { game }), ...(theme && { theme }) };
}

export function trainingQuery({ game, theme }: Training): Record<string, string> {
  return { ...(game !== undefined && { game }), ...(theme !== undefined && { theme }) };
}

/** Of puzzles of the right game those that have the theme. */
export function matching(puzzles: readonly Puzzle[], { theme }: Training): readonly Puzzle[] {
  return theme === undefined ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme));
}
