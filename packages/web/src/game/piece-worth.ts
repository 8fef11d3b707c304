/** What pieces are worth in pawns: as the document says, else as the computer player reckons from what they reach. */
import { pieceValues } from '@hippodrome/engine';
import type { PieceKind, Ruleset } from '@hippodrome/rules';

export interface PieceWorth {
  readonly kind: PieceKind;
  /** In pawns; undefined for royals, which are never traded. */
  readonly pawns: number | undefined;
  /** Whether a document says so. */
  readonly isStated: boolean;
}

/** In the order of the document. */
export function worthOf(rules: Ruleset): readonly PieceWorth[] {
  const values = pieceValues(rules);
  return rules.kinds.map((kind) => {
    const value = values[kind.white] ?? 0;
    return { kind, pawns: kind.royal ? undefined : value / 100, isStated: kind.value !== undefined };
  });
}
