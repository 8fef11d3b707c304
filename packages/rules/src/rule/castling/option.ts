/** The option of `castling`: what a document may write, and what it comes to when everything is spelled out. */
import { z } from 'zod';
import { MAX_SIDE } from '../../board/board.js';

/** The sides of a board as White sees it: `left` is that of the lower files, for Black as well. */
export const WINGS = ['left', 'right'] as const;
export type Wing = (typeof WINGS)[number];
export type ByWing<T> = Readonly<Record<Wing, T>>;

const distance = z.int().min(1).max(MAX_SIDE);
const distances = z.union([distance, z.array(distance)]);
const partner = z.union([z.string(), z.strictObject({ corner: z.int().min(0).max(MAX_SIDE) })]);
const common = { piece: z.string().optional(), with: partner.optional() };

export const castlingSchema = z.union(
  [
    z.enum(['orthodox', 'leap', 'none']),
    z.strictObject({
      style: z.literal('orthodox'),
      ...common,
      squares: z
        .union([distances, z.strictObject({ left: distances.optional(), right: distances.optional() })])
        .optional(),
    }),
    z.strictObject({ style: z.literal('leap'), ...common }),
  ],
  {
    error:
      'castling is orthodox, leap or none; or { style: …, with: <piece> } when the partner is not the rook (with: { corner: 0 } is whatever stands at the end of the rank), ' +
      'or { style: orthodox, squares: 3 } when the king does not go two squares, squares: [2, 3] when it has the choice, squares: { left: 3, right: 2 } when the sides differ',
  },
);
export type CastlingOption = z.infer<typeof castlingSchema>;

/** Who castles with whom, how, and how far. */
export interface Terms {
  readonly style: 'orthodox' | 'leap';
  /** Name of the kind that castles; any royal when absent. */
  readonly piece: string | undefined;
  /** Name of the kind it castles with, or how many squares from the end of the rank the partner stands. */
  readonly partner: string | { readonly corner: number };
  /** How far the king may go, ascending, when the style is orthodox. */
  readonly squares: ByWing<readonly number[]>;
}

const ROOK = 'rook';
/** How many squares the king goes where a document does not say. */
const USUAL = 2;

/** @param option not `none` */
export function termsOf(option: Exclude<CastlingOption, 'none'>): Terms {
  const {
    style,
    piece,
    with: partner,
    ...rest
  }: Exclude<CastlingOption, string> = typeof option === 'string' ? { style: option } : option;
  const squares = ('squares' in rest ? rest.squares : undefined) ?? USUAL;
  const isByWing = typeof squares === 'object' && !Array.isArray(squares);
  const { left, right } = isByWing ? squares : { left: squares, right: squares };
  return { style, piece, partner: partner ?? ROOK, squares: { left: listed(left), right: listed(right) } };
}

/** The option with every name of a piece replaced. */
export function mapCastlingPieces(option: CastlingOption, map: (name: string) => string): CastlingOption {
  if (typeof option === 'string') return option;
  const { piece, with: partner } = option;
  return {
    ...option,
    ...(piece !== undefined && { piece: map(piece) }),
    ...(typeof partner === 'string' && { with: map(partner) }),
  };
}

function listed(squares: number | readonly number[] | undefined): readonly number[] {
  const all = squares === undefined ? [] : typeof squares === 'number' ? [squares] : squares;
  return [...new Set(all)].sort((a, b) => a - b);
}
