/** From a checked document to what lists of games show of it. */
import type { VariantSpec } from '@hippodrome/rules';
import { picturedPiece } from '../board/move-signs.js';
import type { GameSummary } from './summary.js';

export function summarise({ slug, title, about, ancestors, board, setup, pieces }: VariantSpec): GameSummary {
  const { special, published, order } = about;
  const stands = ({ letter }: VariantSpec['pieces'][number]): boolean => setup.toUpperCase().includes(letter);
  const sorted = [...pieces.filter(stands), ...pieces.filter((piece) => !stands(piece))];
  return {
    slug,
    title,
    about: { published, ...(special !== undefined && { special }), ...(order !== undefined && { order }) },
    ancestors,
    board,
    setup,
    pieces: sorted.map(picturedPiece),
  };
}
