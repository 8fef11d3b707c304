/** The same answers found by trying everything, slowly and without tables: what the quick ones are held against. */
import { choices, playChoices } from '../../test-support/random-games.js';
import { SHIPPED, shipped } from '../../test-support/shipped.js';
import { STRANGE_GAMES } from '../../test-support/strange.js';
import type { Square } from '../board/board.js';
import { type Colour, opposite } from '../colour.js';
import {
  candidateMoves,
  decidedOutcome,
  kindOf,
  legalMoves,
  type PieceCode,
  type Position,
  playUnchecked,
  type Step,
} from '../position/index.js';
import type { Ruleset } from '../rule/ruleset.js';
import { DECISIVE } from './exchange.js';
import { type Worth, winsAtOnce } from './worth.js';

/** Name, rules, and what share of the usual runs it gets: there is a lot to move in the strange games. */
export const GAMES = [
  ...SHIPPED.map((slug) => [slug, shipped(slug), 1] as const),
  ...STRANGE_GAMES.map(([name, rules]) => [name, rules, 0.2] as const),
];

export const someMoves = choices(60);

export function afterChoices(rules: Ruleset, picks: readonly number[]): Position {
  return playChoices(rules, picks, () => undefined);
}

/** Values as the document has them, or any that differ from kind to kind. */
export function worthIn(rules: Ruleset): Worth {
  return (piece) => 100 * (rules.kinds[kindOf(piece)]?.value ?? 1 + (kindOf(piece) % 5));
}

/** Where a piece of the colour could capture, found by putting a commoner of the enemy there and moving. */
export function attackersByMoving(position: Position, square: Square, by: Colour): readonly Square[] {
  const placement = position.placement.slice();
  placement[square] = position.rules.kinds.find(({ royal }) => !royal)?.[opposite(by)] as PieceCode;
  // What else is taken in the same move might be royal.
  const kinds = position.rules.kinds.map((kind) => ({ ...kind, royal: false }));
  const having = { ...position.rules.having, generate: [], replace: [], forbids: [] };
  const states = position.states.map(() => undefined);
  const moves = candidateMoves({
    ...position,
    rules: { ...position.rules, kinds, having },
    placement,
    sideToMove: by,
    states,
  });
  const froms = moves
    .filter((move): move is Step => move.type === 'step' && move.captures.includes(square))
    .map(({ from }) => from);
  return [...new Set(froms)].sort((a, b) => a - b);
}

export function capturesByMoving(position: Position, square: Square): readonly Step[] {
  return legalMoves(position).filter(
    (move): move is Step => move.type === 'step' && move.captures.includes(square) && isEnemy(position, square),
  );
}

function isEnemy({ placement, sideToMove }: Position, square: Square): boolean {
  return ((placement[square] as number) & 1) === (sideToMove === 'black' ? 0 : 1);
}

/** How many captures the oracle may try before it gives up. */
export interface Budget {
  left: number;
}

/** What the best exchange wins that begins with one of the captures, by trying all; undefined when there are none or it takes too long. */
export function gainByTrying(
  position: Position,
  captures: readonly Step[],
  worth: Worth,
  budget: Budget = { left: 150 },
): number | undefined {
  const gains = captures.map((capture) => {
    budget.left -= 1;
    if (budget.left < 0) return Number.NaN;
    const wins = winsAtOnce(position, capture, worth);
    const next = playUnchecked(position, capture);
    const end = decidedOutcome(next);
    if (end !== undefined)
      return end.winner === null ? wins : end.winner === position.sideToMove ? DECISIVE : -DECISIVE;
    if (capture.from === capture.to) return wins;
    return wins - Math.max(0, gainByTrying(next, capturesByMoving(next, capture.to), worth, budget) ?? 0);
  });
  return gains.length === 0 || budget.left < 0 ? undefined : Math.max(...gains);
}
