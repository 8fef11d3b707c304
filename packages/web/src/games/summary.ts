/** What is known of a game before it is opened: enough for a card that shows its array. */
import type { About, VariantSpec } from '@hippodrome/rules';
import type { Pictured } from '../board/move-signs.js';

export interface GameSummary extends Pick<VariantSpec, 'slug' | 'title' | 'board' | 'setup'> {
  readonly about: Pick<About, 'special' | 'published'>;
  /** Those of the array. */
  readonly pieces: readonly Pictured[];
}
