/**
 * Stalemate: what it means that a side is not in check and has no legal move. Besides the usual answers a game may compare how
 * many pieces of a kind both sides have; the side with more wins, and with equally many the stalemated side passes.
 */
import { z } from 'zod';
import { type Colour, opposite } from '../colour.js';
import { PASS } from '../position/move.js';
import { countPieces } from '../position/placement.js';
import type { Position } from '../position/position.js';
import { error, fail, ok } from '../result.js';
import type { PieceKind } from './frame.js';
import type { RuleHooks, RuleModule } from './rule.js';

const MEANINGS = {
  draw: { winner: () => null, words: 'the game is drawn' },
  loss: { winner: opposite, words: 'that player has lost' },
  win: { winner: (stalemated: Colour) => stalemated, words: 'that player has won' },
} as const satisfies Record<string, { winner: (stalemated: Colour) => Colour | null; words: string }>;

const schema = z.union(
  [z.enum(['draw', 'loss', 'win']), z.strictObject({ more: z.string(), equal: z.literal('pass') })],
  { error: 'stalemate is draw, loss or win (of the side that cannot move), or { more: <piece>, equal: pass }' },
);
type Option = z.infer<typeof schema>;

const CONDITION = 'When a player is not in check and has no legal move,';

export const stalemate: RuleModule<Option> = {
  key: 'stalemate',
  schema,
  mapPieces: (option, map) => (typeof option === 'string' ? option : { ...option, more: map(option.more) }),
  compile(option, frame) {
    if (typeof option === 'string') return ok(fixedMeaning(option));
    const kind = frame.kindNamed(option.more);
    if (kind === undefined) {
      return fail(error('rules/unknown-piece', `stalemate names "${option.more}", which is not in the game`));
    }
    return ok(comparison(kind));
  },
};

function fixedMeaning(meaning: keyof typeof MEANINGS): RuleHooks {
  const { winner, words } = MEANINGS[meaning];
  return {
    endings: [
      {
        rule: 'stalemate',
        fact: { fact: 'stalemate', meaning },
        decide: ({ position, inCheck, legalMoves }) =>
          !inCheck && legalMoves.length === 0 ? { winner: winner(position.sideToMove), rule: 'stalemate' } : undefined,
      },
    ],
    facts: [],
    sentences: [{ code: 'rule/stalemate', message: `${CONDITION} ${words}.`, values: { form: meaning } }],
  };
}

function comparison(kind: PieceKind): RuleHooks {
  const lead = ({ placement, sideToMove }: Position): number =>
    countPieces(placement, kind[sideToMove]) - countPieces(placement, kind[opposite(sideToMove)]);
  return {
    whenStalled: (position) => (lead(position) === 0 ? PASS : undefined),
    endings: [
      {
        rule: 'stalemate',
        fact: { fact: 'stalemate-comparison', kind: kind.index },
        decide({ position, inCheck, legalMoves }) {
          if (inCheck || legalMoves.length > 0) return undefined;
          const { sideToMove } = position;
          return { winner: lead(position) > 0 ? sideToMove : opposite(sideToMove), rule: 'stalemate' };
        },
      },
    ],
    facts: [],
    sentences: [
      {
        code: 'rule/stalemate',
        message: `${CONDITION} the side that has more pieces of the kind ${kind.name} wins; with equally many the player passes and the game goes on.`,
        values: { form: 'more', piece: kind.name },
      },
    ],
  };
}
