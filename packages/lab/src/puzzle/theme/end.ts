/** What a line comes to: how it ends the game, or that it wins material. */
import type { Solution } from '../prove.js';
import type { Theme } from './theme.js';

export function endThemes({ steps, end }: Pick<Solution, 'steps' | 'end'>): readonly Theme[] {
  switch (end?.rule) {
    case 'checkmate':
      return ['mate', mateTheme((steps.length + 1) / 2)];
    case 'extinction':
      return ['extinction'];
    case 'bare-king':
      return ['bare-king'];
    case 'stalemate':
      return ['stalemate-win'];
    default:
      return ['advantage'];
  }
}

/** @param moves of the solver */
function mateTheme(moves: number): Theme {
  const themes = ['mate-in-1', 'mate-in-2', 'mate-in-3'] as const;
  return themes[moves - 1] ?? 'mate-in-4';
}
