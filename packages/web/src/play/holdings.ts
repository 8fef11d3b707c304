/** The pool of captured pieces, as a FEN writes it: letters, each as often as the piece waits, in the case of its owner. */
import type { ByColour, PieceCode, PieceKind, Position } from '@hippodrome/rules';

export interface Waiting {
  readonly kind: PieceKind;
  readonly code: PieceCode;
  readonly count: number;
}

/** Who waits for whom; undefined in a game that keeps no captured pieces. */
export function holdingsOf({ rules, states }: Position): ByColour<readonly Waiting[]> | undefined {
  const owner = rules.having.state.find(({ hooks }) => hooks.state.field === 'holdings');
  if (owner === undefined) return undefined;
  const letters = owner.hooks.state.write(states[owner.slot]);
  const waiting = (colour: 'white' | 'black'): readonly Waiting[] =>
    rules.kinds.flatMap((kind) => {
      const letter = colour === 'white' ? kind.letter : kind.letter.toLowerCase();
      const count = letters.split(letter).length - 1;
      return count > 0 ? [{ kind, code: kind[colour], count }] : [];
    });
  return { white: waiting('white'), black: waiting('black') };
}
