import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { choices, playChoices } from '../../test-support/random-games.js';
import { SHIPPED, shipped } from '../../test-support/shipped.js';
import type { Square } from '../board/board.js';
import { COLOURS, type Colour, opposite } from '../colour.js';
import { candidateMoves, colourOf, EMPTY, type PieceCode, type Position } from '../position/index.js';

/** The squares from which a piece of the colour could capture on the square, found by putting an enemy there and moving. */
function attackersByMoving(position: Position, square: Square, by: Colour): readonly Square[] {
  const placement = position.placement.slice();
  const victim = position.rules.kinds.find((kind) => !kind.royal);
  placement[square] = victim?.[opposite(by)] as PieceCode;
  const states = position.states.map(() => undefined);
  const rules = { ...position.rules, having: { ...position.rules.having, generate: [], replace: [], forbids: [] } };
  const froms = candidateMoves({ ...position, rules, placement, sideToMove: by, states })
    .filter((move) => move.type === 'step' && move.to === square && move.captures.length > 0)
    .map((move) => (move as { from: Square }).from);
  return [...new Set(froms)].sort((a, b) => a - b);
}

describe.each(SHIPPED)('attacks in %s', (slug) => {
  const rules = shipped(slug);

  test.prop([choices(60), fc.nat()], { numRuns: 30 })('are the captures that moving finds', (picks, n) => {
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
  });
});
