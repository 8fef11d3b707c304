/**
 * Who attacks a square, for either side, whoever is to move: an attacker of a square on which its own side stands defends what
 * stands there. Of a square on which a royal could not be taken in that way but others could, they count as attackers: what is
 * asked here is who bears on the square. What only a rule adds (en passant) bears on no square.
 */
import type { Square } from '../board/board.js';
import { type ByColour, byColour, type Colour } from '../colour.js';
import { type AttackTable, createAttackTable } from '../movement/attacks.js';
import type { RideTable } from '../movement/rides.js';
import { EMPTY, type Placement } from '../position/placement.js';
import type { Position } from '../position/position.js';
import type { Ruleset } from '../rule/ruleset.js';

/** The squares of the pieces of a colour that bear on a square, ascending: they could capture an enemy there, were it not royal. */
export function attackersOf({ rules, placement }: Position, square: Square, by: Colour): readonly Square[] {
  return captureTable(rules).attackers(placement, square, by);
}

/**
 * The squares of the pieces that bear on a square once those of their own side which already do have gone there: rooks one behind
 * the other, a cannon whose second screen is a rook. In the order in which they come to bear.
 */
export function hiddenAttackersOf({ rules, placement }: Position, square: Square, by: Colour): readonly Square[] {
  const table = captureTable(rules);
  const thinned = placement.slice();
  const found: Square[] = [];
  for (let front = table.attackers(placement, square, by); front.length > 0; ) {
    for (const attacker of front) thinned[attacker] = EMPTY;
    front = table.attackers(thinned, square, by);
    found.push(...front);
  }
  return found;
}

/** How many pieces of each side bear on each square, by its number; holes have none. */
export type Heat = ByColour<Uint8Array>;

/** @param isDeep whether hidden attackers count as well */
export function heatOf(position: Position, isDeep = false): Heat {
  const { board } = position.rules;
  return byColour((side) => {
    const counts = new Uint8Array(position.placement.length);
    for (const square of board.squares) {
      const direct = attackersOf(position, square, side).length;
      counts[square] = direct + (isDeep && direct > 0 ? hiddenAttackersOf(position, square, side).length : 0);
    }
    return counts;
  });
}

const known = new WeakMap<Ruleset, AttackTable>();

/** The game's own table, unless it has rides that spare royals: those capture all else, so that a table is made which has them too. */
function captureTable(rules: Ruleset): AttackTable {
  const table = known.get(rules) ?? madeTable(rules);
  known.set(rules, table);
  return table;
}

function madeTable(rules: Ruleset): AttackTable {
  const { board, kinds, rides } = rules;
  const isTame = kinds.some(({ white, black }) =>
    [white, black].some((code) => board.squares.some((square) => rides.from(code, square).some(({ tame }) => tame))),
  );
  if (!isTame) return rules.attacks;
  const bold: RideTable = {
    ...rides,
    from: (code, square) => rides.from(code, square).map((ride) => (ride.tame ? { ...ride, tame: false } : ride)),
  };
  return createAttackTable(board, bold, kinds.length);
}

/** Those of some squares that a piece on a square bears on. */
export function borneOn(
  { rules }: Pick<Position, 'rules'>,
  placement: Placement,
  by: Square,
  side: Colour,
  squares: readonly Square[],
): readonly Square[] {
  const table = captureTable(rules);
  return squares.filter((square) => table.attackers(placement, square, side).includes(by));
}
