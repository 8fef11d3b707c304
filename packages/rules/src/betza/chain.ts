/** Chains in brackets, such as the griffon `[F?R]`: a leap, and a move of another atom onwards from where it ends. */
import type { Vector } from '../board/board.js';
import type { BetzaAtom, BetzaLink } from './ast.js';
import { atomKind, leapLength } from './atoms.js';
import { chainHeadings, firstHeadings, OCTANTS } from './headings.js';
import { holdsOnTheWay } from './legs.js';
import { demanding, type Path, plus, scale, squaresHolding } from './path.js';

/** The paths of both parts together; where the first may be the end, those of the first alone are not among them. */
export function chainPaths(atom: BetzaAtom, link: BetzaLink, spend: () => boolean): readonly Path[] {
  const [leg] = atom.legs;
  const found: Path[] = [];
  for (const heading of firstHeadings(atomKind(atom.letter).symmetry, leg)) {
    const at = scale(OCTANTS[heading] as Vector, leapLength(atom.letter));
    for (const next of chainHeadings(atomKind(link.letter).symmetry, link.leg, heading)) {
      if (!spend()) return found;
      const leap = scale(OCTANTS[next] as Vector, leapLength(link.letter));
      for (const holds of holdsOnTheWay(leg)) {
        const demands = demanding([], at, holds) ?? [];
        found.push(
          link.range === 1
            ? {
                stride: plus(at, leap),
                via: squaresHolding(demands, 'nothing'),
                range: 1,
                demands: demands.filter((demand) => demand.holds !== 'nothing'),
              }
            : { stride: leap, via: [], range: link.range, origin: at, demands },
        );
      }
    }
  }
  return found;
}
