/** Material at a glance: which pieces each side has lost since the game began, and who is ahead in the game's own piece values. */
import {
  type ByColour,
  byColour,
  type Colour,
  countPieces,
  type PieceCode,
  type PieceKind,
  type Position,
} from '@hippodrome/rules';

export interface Lost {
  readonly kind: PieceKind;
  readonly code: PieceCode;
  readonly count: number;
}

/** What each side is short of, compared with where the game began; pieces won by promotion are not counted against it. */
export function lostPieces(start: Position, now: Position): ByColour<readonly Lost[]> {
  return byColour((colour) =>
    now.rules.kinds.flatMap((kind) => {
      const code = kind[colour];
      const count = countPieces(start.placement, code) - countPieces(now.placement, code);
      return count > 0 && !kind.royal ? [{ kind, code, count }] : [];
    }),
  );
}

/** How many pawns a side is ahead by the values of the document; undefined when it states none. */
export function lead({ rules, placement }: Position, colour: Colour): number | undefined {
  const fighting = rules.kinds.filter(({ royal }) => !royal);
  if (fighting.some(({ value }) => value === undefined)) return undefined;
  const other = colour === 'white' ? 'black' : 'white';
  return fighting.reduce(
    (sum, kind) =>
      sum + (kind.value ?? 0) * (countPieces(placement, kind[colour]) - countPieces(placement, kind[other])),
    0,
  );
}
