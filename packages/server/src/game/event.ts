/**
 * What happens in a game between two people, as its log has it: append-only, numbered from 1, never changed. Whoever folds the same log
 * comes to the same game; `LiveGame` is that fold.
 */
import type { Colour } from '@hippodrome/rules';

interface Common {
  /** Milliseconds since 1970, by the server's clock. Never less than the event before. */
  readonly at: number;
}

/** Events that a side brings about, and two that time does: `flag` and an `abort` for want of a first move. */
export type GameEvent = Common &
  (
    | {
        readonly type: 'move';
        /** As coordinates, canonical. */
        readonly uci: string;
        /** Milliseconds on the way that the clock does not count. */
        readonly credit: number;
      }
    | { readonly type: 'offer-draw' | 'accept-draw' | 'decline-draw'; readonly side: Colour }
    | { readonly type: 'offer-takeback'; readonly side: Colour }
    | { readonly type: 'accept-takeback' | 'decline-takeback'; readonly side: Colour; readonly plies: number }
    | { readonly type: 'resign' | 'flag' | 'abandon'; readonly side: Colour }
    | { readonly type: 'abort' }
    | { readonly type: 'give-time'; readonly side: Colour; readonly milliseconds: number }
    | { readonly type: 'pause' | 'resume'; readonly side: Colour }
  );

/** What a player, or the server in nobody's name, wants to happen. */
export type Command =
  | { readonly type: 'move'; readonly side: Colour; readonly ply: number; readonly uci: string; readonly lag?: number }
  | {
      readonly type:
        | 'offer-draw'
        | 'accept-draw'
        | 'decline-draw'
        | 'offer-takeback'
        | 'accept-takeback'
        | 'decline-takeback'
        | 'resign'
        | 'abort'
        | 'give-time'
        | 'pause'
        | 'resume';
      readonly side: Colour;
    }
  /** The other side has been away since then, and the game is claimed. */
  | { readonly type: 'claim'; readonly side: Colour; readonly absentSince: number }
  /** Time has passed: whatever is due happens. */
  | { readonly type: 'tick' };
