/** The rule `castling`: its option, and which of the two ways of castling a game has. */
import { z } from 'zod';
import { inCheck } from '../../position/check.js';
import type { Castling } from '../../position/move.js';
import type { Position } from '../../position/position.js';
import { ok, warning } from '../../result.js';
import type { Frame } from '../frame.js';
import type { RuleModule } from '../rule.js';
import { leapCastlings } from './leap.js';
import { orthodoxCastlings } from './orthodox.js';
import { findPairs, type Pair, type Rights, rightsState } from './rights.js';

const STYLES = {
  orthodox: {
    castlings: orthodoxCastlings,
    sentence:
      'Castling: an unmoved king that is not in check moves two squares towards an unmoved rook, over empty squares, without crossing or reaching an attacked one; the rook goes to the square the king crossed.',
  },
  leap: {
    castlings: leapCastlings,
    sentence:
      'Castling: an unmoved king that is not in check leaps along its rank to any empty, unattacked square between it and an unmoved rook, whatever stands or aims between; the rook leaps to the square the king left.',
  },
} as const satisfies Record<string, Style>;

interface Style {
  readonly castlings: (position: Position, pair: Pair) => Iterable<Castling>;
  readonly sentence: string;
}

const styleName = z.enum(['orthodox', 'leap']);
const schema = z.union([z.enum(['orthodox', 'leap', 'none']), z.strictObject({ style: styleName, with: z.string() })], {
  error: 'castling is orthodox, leap or none; or { style: …, with: <piece> } when the partner is not the rook',
});
type Option = z.infer<typeof schema>;

const ROOK = 'rook';

export const castling: RuleModule<Option, Rights> = {
  key: 'castling',
  schema,
  mapPieces: (option, map) => (typeof option === 'string' ? option : { ...option, with: map(option.with) }),
  compile(option, frame) {
    if (option === 'none') return ok(undefined);
    const { style, partner } =
      typeof option === 'string' ? { style: option, partner: ROOK } : { style: option.style, partner: option.with };
    const pairs = pairsWith(frame, partner);
    if (pairs.length === 0) {
      const message = `nobody can castle: no ${partner} stands beside a royal piece in the starting array`;
      return ok(undefined, [warning('rules/castling-without-pair', message)]);
    }
    const { castlings, sentence } = STYLES[style];
    return ok({
      state: rightsState(pairs),
      generate(position, rights, emit) {
        if (rights === 0 || inCheck(position)) return;
        for (const pair of pairs) {
          if ((rights & pair.bit) === 0 || pair.colour !== position.sideToMove) continue;
          for (const move of castlings(position, pair)) emit(move);
        }
      },
      sentences: [sentence],
    });
  },
};

function pairsWith(frame: Frame, partner: string): readonly Pair[] {
  const kind = frame.kindNamed(partner);
  return kind === undefined ? [] : findPairs(frame, kind);
}
