/** What there is to choose from for boards, besides their themes, which the board package has. */
import { FIGURES, type PieceSet } from '@hippodrome/board';

export const PIECE_SETS = ['figures', 'diagrams', 'shields'] as const;
export type PieceSetName = (typeof PIECE_SETS)[number];

/** `auto`: outside where there is room for it. */
export const COORDINATES = ['auto', 'inside', 'outside', 'none'] as const;
export type Coordinates = (typeof COORDINATES)[number];

export const MOTIONS = ['full', 'swift', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Milliseconds that a slide takes. */
export const PACES: Readonly<Record<Motion, number>> = { full: 180, swift: 90, none: 0 };

/** Only that of figures comes with the page. */
export async function loadPieceSet(name: PieceSetName): Promise<PieceSet> {
  switch (name) {
    case 'figures':
      return FIGURES;
    case 'diagrams':
      return (await import('@hippodrome/board/sets/diagrams')).DIAGRAMS;
    case 'shields':
      return (await import('@hippodrome/board/sets/shields')).SHIELDS;
  }
}
