/** The rule `castling`: its option, and which of the two ways of castling a game has. */
import { z } from 'zod';
import { type Board, MAX_SIDE } from '../../board/board.js';
import { opposite } from '../../colour.js';
import { inCheck } from '../../position/check.js';
import { allEmpty, colourOf } from '../../position/placement.js';
import type { Position } from '../../position/position.js';
import { ok, warning } from '../../result.js';
import type { CastlingWay } from '../fact.js';
import type { Frame } from '../frame.js';
import type { RuleModule } from '../rule.js';
import { leapCastlings } from './leap.js';
import { orthodoxCastlings } from './orthodox.js';
import { findPairs, type Pair, type Rights, rightsState } from './rights.js';

const STYLES = {
  orthodox: {
    castlings: orthodoxCastlings,
    sentence: (squares) =>
      `Castling: an unmoved king that is not in check moves ${inWords(squares)} squares towards an unmoved rook, over empty squares, without crossing or reaching an attacked one; the rook goes to the square the king crossed${squares > 2 ? ' last' : ''}.`,
  },
  leap: {
    castlings: leapCastlings,
    sentence: () =>
      'Castling: an unmoved king that is not in check leaps along its rank to any empty, unattacked square between it and an unmoved rook, whatever stands or aims between; the rook leaps to the square the king left.',
  },
} as const satisfies Record<string, Style>;

interface Style {
  /** All castlings that there may be, with what each needs. */
  readonly castlings: (board: Board, pair: Pair, squares: number) => readonly CastlingWay[];
  readonly sentence: (squares: number) => string;
}

const ROOK = 'rook';
/** How many squares the king goes where a document does not say. */
const TWO_SQUARES = 2;

const schema = z.union(
  [
    z.enum(['orthodox', 'leap', 'none']),
    z.strictObject({
      style: z.literal('orthodox'),
      with: z.string().optional(),
      squares: z.int().min(TWO_SQUARES).max(MAX_SIDE).optional(),
    }),
    z.strictObject({ style: z.literal('leap'), with: z.string().optional() }),
  ],
  {
    error:
      'castling is orthodox, leap or none; or { style: …, with: <piece> } when the partner is not the rook, or { style: orthodox, squares: 3 } when the king goes farther than two squares',
  },
);
type Option = z.infer<typeof schema>;

export const castling: RuleModule<Option, Rights> = {
  key: 'castling',
  schema,
  mapPieces: (option, map) =>
    typeof option === 'string' || option.with === undefined ? option : { ...option, with: map(option.with) },
  compile(option, frame) {
    if (option === 'none') return ok(undefined);
    const stated = typeof option === 'string' ? { style: option } : option;
    const partner = ('with' in stated ? stated.with : undefined) ?? ROOK;
    const squares = ('squares' in stated ? stated.squares : undefined) ?? TWO_SQUARES;
    const pairs = pairsWith(frame, partner);
    if (pairs.length === 0) {
      const message = `nobody can castle: no ${partner} stands beside a royal piece in the starting array`;
      return ok(undefined, [warning('rules/castling-without-pair', message)]);
    }
    const { castlings, sentence } = STYLES[stated.style];
    const ways = pairs.flatMap((pair) => castlings(frame.board, pair, squares));
    return ok({
      state: rightsState(pairs),
      generate(position, rights, emit) {
        if (rights === 0 || inCheck(position)) return;
        for (const way of ways) {
          if ((rights & way.bit) !== 0 && colourOf(way.move.piece) === position.sideToMove && isOpen(position, way)) {
            emit(way.move);
          }
        }
      },
      facts: [{ fact: 'castling', ways }],
      sentences: [sentence(squares)],
    });
  },
};

function isOpen({ rules, placement, sideToMove }: Position, { empty, safe }: CastlingWay): boolean {
  const enemy = opposite(sideToMove);
  return allEmpty(placement, empty) && !safe.some((square) => rules.attacks.isAttacked(placement, square, enemy));
}

function inWords(squares: number): string {
  return ['two', 'three', 'four'][squares - TWO_SQUARES] ?? String(squares);
}

function pairsWith(frame: Frame, partner: string): readonly Pair[] {
  const kind = frame.kindNamed(partner);
  return kind === undefined ? [] : findPairs(frame, kind);
}
