/**
 * What happens in a game between two people, as its log has it: append-only, numbered from 1, never changed. Whoever folds the same log
 * comes to the same game; `LiveGame` is that fold.
 */
import type { Colour } from '@hippodrome/rules';

interface Common {
  /** Milliseconds since 1970, by the server's clock. Never less than the event before. */
  readonly at: number;
  /** The name that a client gave to the command it came of: who sends a command twice learns that it has happened. */
  readonly cause?: string;
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
    /** By a side, or by time when nobody made a first move. */
    | { readonly type: 'abort'; readonly side?: Colour }
    | { readonly type: 'give-time'; readonly side: Colour; readonly milliseconds: number }
    | { readonly type: 'pause' | 'resume'; readonly side: Colour }
  );

/** What a player wants to happen, as a client says it. */
export type Wish =
  /** `ply` is how many moves the game has before this one. */
  | { readonly type: 'move'; readonly ply: number; readonly uci: string }
  | { readonly type: (typeof PLAIN_WISHES)[number] };

/** Wishes that need no words. `claim` ends a game that the other side has left. */
export const PLAIN_WISHES = [
  'offer-draw',
  'accept-draw',
  'decline-draw',
  'offer-takeback',
  'accept-takeback',
  'decline-takeback',
  'resign',
  'abort',
  'claim',
  'give-time',
  'pause',
  'resume',
] as const;

/** A wish with what the server knows about it, or, in nobody's name, that time has passed: whatever is due happens. */
export type Command =
  | (Wish & {
      readonly side: Colour;
      readonly cause?: string;
      /** Milliseconds that messages of this player are on their way, there and back. */
      readonly lag?: number;
      /** Since when the other side has been away; undefined while it is here. */
      readonly otherAwaySince?: number;
    })
  | { readonly type: 'tick' };
