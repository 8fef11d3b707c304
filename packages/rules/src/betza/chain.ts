/** Chains in brackets, such as the griffon `[F?R]`: parts that are played one behind the other. */
import type { BetzaAtom } from './ast.js';
import type { Part } from './walk.js';

/** All parts of a chain. */
export function chainParts(atom: BetzaAtom): readonly Part[] {
  const first = { letter: atom.letter, range: atom.range, leg: atom.legs[0], isLink: false };
  const links = (atom.onward ?? []).map(({ letter, range, leg }): Part => ({ letter, range, leg, isLink: true }));
  return [first, ...links];
}

/** The parts that are played, for every part where the move may end. */
export function chainVariants(atom: BetzaAtom): readonly (readonly Part[])[] {
  const parts = chainParts(atom);
  return parts.map((_, i) => parts.slice(0, i + 1)).filter((_, i) => atom.onward?.[i]?.mayStop ?? true);
}
