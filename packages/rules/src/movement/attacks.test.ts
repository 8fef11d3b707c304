import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { choices, playChoices } from '../../test-support/random-games.js';
import { SHIPPED, shipped } from '../../test-support/shipped.js';
import { STRANGE_GAMES } from '../../test-support/strange.js';
import type { Square } from '../board/board.js';
import { COLOURS, type Colour, opposite } from '../colour.js';
import { candidateMoves, colourOf, EMPTY, type PieceCode, type Position } from '../position/index.js';

/** The squares from which a piece of the colour could capture on the square, found by putting an enemy there and moving. */
function attackersByMoving(position: Position, square: Square, by: Colour): readonly Square[] {
  const placement = position.placement.slice();
  const victim = position.rules.kinds.find((kind) => !kind.royal);
  placement[square] = victim?.[opposite(by)] as PieceCode;
  const states = position.states.map(() => undefined);
  // Whether a piece is royal makes no difference to what attacks it, or to what else is taken in the same move.
  const kinds = position.rules.kinds.map((kind) => ({ ...kind, royal: false }));
  const having = { ...position.rules.having, generate: [], replace: [], forbids: [] };
  // What spares royal pieces attacks nothing.
  const rides = {
    ...position.rules.rides,
    from: (code: PieceCode, at: Square) => position.rules.rides.from(code, at).filter(({ tame }) => !tame),
  };
  const rules = { ...position.rules, kinds, having, rides };
  const froms = candidateMoves({ ...position, rules, placement, sideToMove: by, states })
    .filter((move) => move.type === 'step' && move.captures.includes(square))
    .map((move) => (move as { from: Square }).from);
  return [...new Set(froms)].sort((a, b) => a - b);
}

/** Name, rules, and what share of the usual runs it gets: there is a lot to move in the strange games. */
const games = [
  ...SHIPPED.map((slug) => [slug, shipped(slug), 1] as const),
  ...STRANGE_GAMES.map(([name, rules]) => [name, rules, 0.2] as const),
];

describe.each(games)('attacks in %s', (_name, rules, share) => {
  test.prop([choices(60), fc.nat()], { numRuns: Math.ceil(30 * share) })(
    'are the captures that moving finds',
    (picks, n) => {
      const position = playChoices(rules, picks, () => undefined);
      for (const by of COLOURS) {
        for (const square of rules.board.squares.filter((_, i) => i % 5 === n % 5)) {
          const found = position.placement[square] as PieceCode;
          if (found !== EMPTY && colourOf(found) === by) continue;
          const expected = attackersByMoving(position, square, by);
          expect(rules.attacks.attackers(position.placement, square, by)).toEqual(expected);
          expect(rules.attacks.isAttacked(position.placement, square, by)).toBe(expected.length > 0);
        }
      }
    },
  );
});
