/** What is known of a game before it is opened: enough for a card that shows its array. */
import type { About, VariantSpec } from '@hippodrome/rules';
import type { Pictured } from '../board/move-signs.js';

export interface GameSummary extends Pick<VariantSpec, 'slug' | 'title' | 'board' | 'setup'> {
  readonly about: Pick<About, 'special' | 'published' | 'order'>;
  /** Slugs of the games whose rules it takes over, nearest first. */
  readonly ancestors: readonly string[];
  /** All its kinds, those first that stand in the array. */
  readonly pieces: readonly Pictured[];
}
