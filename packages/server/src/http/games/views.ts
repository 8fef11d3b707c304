/** Games and what is on offer as the API shows them. What is not there is null. */
import { z } from 'zod';

const Time = z.int().meta({ description: 'milliseconds since 1970' });
const Side = z.enum(['white', 'black']);

export const PlayerView = z
  .object({
    id: z.string(),
    name: z.string().optional().meta({ description: 'left out for guests' }),
    level: z.int().optional().meta({ description: 'of a computer player' }),
    rating: z.object({ value: z.number(), provisional: z.boolean() }).optional(),
  })
  .meta({ ref: 'Player' });

const TimeControlView = z.looseObject({ kind: z.string() }).meta({ ref: 'TimeControl' });

export const ChallengeView = z
  .object({
    id: z.string(),
    by: PlayerView,
    to: z.string().nullable().meta({ description: 'the account it is for' }),
    variant: z.string().nullable(),
    document: z.string().nullable(),
    start: z.string(),
    control: TimeControlView,
    side: z.enum(['white', 'black', 'random']).meta({ description: 'what the offering player plays' }),
    rated: z.boolean(),
    private: z.boolean(),
    listed: z.boolean(),
    createdAt: Time,
    expiresAt: Time,
    game: z.string().nullable().meta({ description: 'the game it has become' }),
  })
  .meta({ ref: 'Challenge' });

export const OutcomeView = z.object({ winner: Side.nullable(), rule: z.string() }).meta({ ref: 'Outcome' });

export const GameView = z
  .object({
    id: z.string(),
    rules: z.string().meta({ description: "a shipped game's slug, or sha256:… of a document" }),
    start: z.string(),
    control: TimeControlView,
    players: z.object({ white: PlayerView, black: PlayerView }),
    rated: z.boolean(),
    hidden: z.boolean(),
    at: Time,
    moves: z.array(z.string()).meta({ description: 'as coordinates' }),
    turn: Side,
    outcome: OutcomeView.nullable(),
  })
  .meta({ ref: 'Game' });

export const GameLineView = z
  .object({
    id: z.string(),
    variant: z.string().nullable(),
    document: z.string().nullable(),
    control: TimeControlView,
    players: z.object({ white: PlayerView, black: PlayerView }),
    rated: z.boolean(),
    ply: z.int(),
    turn: Side,
    outcome: OutcomeView.nullable(),
    dueAt: Time.nullable().meta({ description: 'when a flag falls, or the game is broken off' }),
    updatedAt: Time,
  })
  .meta({ ref: 'GameLine', description: 'A game in a list.' });
