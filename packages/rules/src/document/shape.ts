/**
 * The shape of the front matter: which keys there are and what may stand behind them. What the parts must have in common
 * (letters, widths, names of pieces) is checked later; the options under `engine.rules` are the rules' own.
 *
 * Messages are completed by the place they belong to: "engine.topology.rows: it must be …".
 */
import { z } from 'zod';
import { parseBlock } from '../board/block.js';
import { MAX_SIDE } from '../board/board.js';
import { COLOURS } from '../colour.js';
import { MAX_SETUP } from './limits.js';

const text = z.string({ error: 'it must be text; put it in quotes' });
const line = text.min(1, { error: 'it must not be empty' });
const flag = z.boolean({ error: 'it must be true or false' });
const number = z.number({ error: 'it must be a number' });
const side = z
  .int({ error: `it must be a whole number from 1 to ${MAX_SIDE}` })
  .min(1, { error: 'a board has at least one square' })
  .max(MAX_SIDE, { error: `a board has at most ${MAX_SIDE} files and ${MAX_SIDE} ranks` });
const offset = z
  .int({ error: 'it must be a whole number' })
  .min(1 - MAX_SIDE, { error: 'no board is so large' })
  .max(MAX_SIDE - 1, { error: 'no board is so large' });
const vector = z
  .array(offset, { error: 'it must be a pair [rows, columns] such as [1, 2]' })
  .length(2, { error: 'it must be a pair [rows, columns] such as [1, 2]' })
  .refine(([rows, columns]) => rows !== 0 || columns !== 0, { error: '[0, 0] leads nowhere' });
const directions = z.union([z.literal('all'), z.array(vector).min(1).max(64)], {
  error: 'it must be all, or a list of pairs [rows, columns] such as [[-1, 0], [1, 0]] (-1 is forward for White)',
});
const MOTIONS = ['rider', 'leaper'] as const;
const motion = z.enum(MOTIONS, {
  error: 'it must be rider or leaper; every other way of moving is said in Betza notation, in betza',
});

/** `d1-f3`. */
const block = text.refine((written) => parseBlock(written) !== undefined, {
  error: 'it must be a block of squares, from corner to corner, such as d1-f3',
});

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const PIECE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const slug = text.regex(SLUG, { error: 'it must be small letters, digits and single hyphens, such as knights-chess' });

const pieceSchema = z.strictObject({
  notation: text.regex(/^[A-Z]$/, { error: 'it must be one capital letter from A to Z' }).optional(),
  betza: text.optional(),
  is: text.regex(PIECE_NAME, { error: 'it must be the name of a known piece, such as zebra' }).optional(),
  royal: flag.optional(),
  letterless: flag.optional(),
  value: number.min(0, { error: 'it must not be negative' }).max(1000, { error: 'it must be at most 1000' }).optional(),
  glyph: text.regex(PIECE_NAME, { error: 'it must be a word in small letters' }).optional(),
  movement: motion.optional(),
  type: motion.optional(),
  base_leap: vector.optional(),
  directions: directions.optional(),
  dirs: directions.optional(),
  within: block.optional(),
  also: z
    .strictObject(
      { from: block, betza: text },
      { error: 'it must be what the piece can do more in a block of squares: { from: a6-i10, betza: sW }' },
    )
    .optional(),
  maxSteps: z
    .int({ error: 'it must be a whole number' })
    .min(1, { error: 'it must be at least 1' })
    .max(MAX_SIDE, { error: `it must be at most ${MAX_SIDE}` })
    .optional(),
});

const topologySchema = z.strictObject({
  type: z.literal('grid', { error: 'it must be grid' }),
  rows: side,
  cols: side,
  holes: z
    .array(text, { error: 'it must be a list of squares such as [a1, h8]' })
    .max(MAX_SIDE * MAX_SIDE)
    .optional(),
});

const engineSchema = z.strictObject(
  {
    topology: topologySchema.optional(),
    first: z.enum(COLOURS, { error: 'it must be white or black' }).optional(),
    setup: line.max(MAX_SETUP, { error: `it must have at most ${MAX_SETUP} characters` }).optional(),
    pieces: z
      .record(z.string(), pieceSchema, { error: 'it must be a map from names of pieces to what they are' })
      .optional(),
    rules: z.record(z.string(), z.unknown(), { error: 'it must be a map from rules to what they say' }).optional(),
    notes: text.optional(),
    players: z.tuple([z.literal('white'), z.literal('black')], { error: 'only [white, black] can play' }).optional(),
    render: z.unknown().optional(),
  },
  { error: 'it must be a map with topology, setup, pieces and rules' },
);

export const frontSchema = z.strictObject(
  {
    title: line,
    slug,
    parent: slug.optional(),
    board: text.optional(),
    players: z.union([z.literal(2), z.literal('2')], { error: 'only games for 2 players can be played' }).optional(),
    win: text.optional(),
    special: text.optional(),
    order: number.optional(),
    published: flag.optional(),
    playable: flag.optional(),
    author: text.optional(),
    year: z.int({ error: 'it must be a year, such as 1925' }).optional(),
    source: text.optional(),
    engine: engineSchema,
  },
  { error: 'the front matter must be a map: lines such as "title: …"' },
);

export type Front = z.infer<typeof frontSchema>;
export type PieceEntry = z.infer<typeof pieceSchema>;
export type Topology = z.infer<typeof topologySchema>;
