/** The overlays there are, and what a reader can choose about them. */
import { type Colour, maySuspendCheck, type Ruleset, type Square } from '@hippodrome/rules';

/** In the order of their keys, from 1. */
export const OVERLAYS = ['rides', 'attackers', 'loose', 'threats', 'forks', 'dormant'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export type Sides = Colour | 'both';

export interface SightOptions {
  readonly overlay: Overlay;
  /** The squares looked at: of `rides` the pieces, of `attackers` what is attacked, of `forks` what they are about (the whole
   * board when there are none). */
  readonly squares?: readonly Square[];
  /** Whose pieces may be lost (`loose`), or who forks; both unless stated. */
  readonly sides?: Sides;
  /** Whether attackers behind attackers count; not unless stated. */
  readonly isDeep?: boolean;
}

/** Those that may ever show something in a game. */
export function overlaysOf(rules: Ruleset): readonly Overlay[] {
  return OVERLAYS.filter((overlay) => overlay !== 'dormant' || maySuspendCheck(rules));
}

/** Whether an overlay is about squares that the reader chooses. */
export function looksAtSquares(overlay: Overlay): boolean {
  return overlay === 'rides' || overlay === 'attackers' || overlay === 'forks';
}
