/** How a piece moves in general, told apart by what a beginner has to be told. Read off its rides on the empty board. */
import type { PieceKind, Ride, Ruleset, Square } from '@hippodrome/rules';

export const TRAITS = ['ride', 'leap', 'slide', 'step', 'hop', 'lame', 'onward', 'parted', 'royal'] as const;
/**
 * `ride`: leaps again and again; `leap`: once; `slide`: square by square as far as it likes; `step`: to a neighbour; `hop`: over a
 * piece; `lame`: barred by what stands on the way of a single stride; `onward`: never back; `parted`: takes otherwise than it moves.
 */
export type Trait = (typeof TRAITS)[number];

export function traitsOf(rules: Ruleset, kind: PieceKind, from: Square): readonly Trait[] {
  const rides = rules.rides.from(kind.white, from);
  const found = new Set<Trait>(rides.flatMap((ride) => traitOf(rules, ride, from, rides)));
  // A rider near the edge has rides of a single leap; so has a leaper everywhere.
  if (found.has('ride')) found.delete('leap');
  const isOnward =
    rides.length > 0 &&
    rides.every(({ squares }) => squares.every((to) => rules.board.rank(to) >= rules.board.rank(from)));
  if (isOnward) found.add('onward');
  if (isParted(rides)) found.add('parted');
  if (kind.royal) found.add('royal');
  return TRAITS.filter((trait) => found.has(trait));
}

function traitOf({ board }: Ruleset, ride: Ride, from: Square, rides: readonly Ride[]): readonly Trait[] {
  const [first] = ride.squares;
  if (first === undefined) return [];
  if (ride.hop !== undefined || (ride.demands?.pieces.length ?? 0) > 0) return ['hop'];
  const isFar =
    Math.max(Math.abs(board.file(first) - board.file(from)), Math.abs(board.rank(first) - board.rank(from))) > 1;
  const isLong = ride.squares.length > 1;
  const leg = ride.via?.[0]?.[0];
  if (isFar && leg !== undefined) {
    // Two steps of a pawn, say: what the piece could step to as well is not leapt over.
    const isStep = ride.initial || rides.some(({ squares, quiet }) => quiet && squares[0] === leg);
    return [isStep ? 'step' : 'lame'];
  }
  if (isFar) return [isLong ? 'ride' : 'leap'];
  return [isLong ? 'slide' : 'step'];
}

function isParted(rides: readonly Ride[]): boolean {
  const squares = (does: (ride: Ride) => boolean): string =>
    [...new Set(rides.filter(does).flatMap((ride) => ride.squares.map((to) => `${to}${ride.hop ? '!' : ''}`)))]
      .sort()
      .join();
  return squares(({ quiet, initial }) => quiet && !initial) !== squares(({ capture }) => capture);
}
