/** Games that are being played or were. Moves are made over the live connection. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { StoredGame } from '../../store/game-store.js';
import { IdField } from '../account/fields.js';
import { describe } from '../describe.js';
import type { ApiEnv } from '../env.js';
import { allow } from '../identify.js';
import { refuse } from '../problem.js';
import { validate } from '../validate.js';
import { accountsIn, type Introduction, seatPlayers } from './introduce.js';
import type { GameParts } from './parts.js';
import { GameLineView, GameView } from './views.js';

const tag = 'games';
const Id = z.object({ id: IdField });
/** More games than anybody plays at a time. */
const MOST_RUNNING = 200;

export function games({ accounts, games: store, hall, introduce }: GameParts) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describe({
        id: 'getOwnGames',
        tag,
        summary: 'My games that are not over',
        answer: { schema: z.object({ games: z.array(GameLineView) }), description: 'the last touched first' },
      }),
      allow(accounts, 'play'),
      async (context) => {
        const own = await store.unfinishedOf(context.get('who').account.id, MOST_RUNNING);
        const introduction = await introduce(accountsIn(own.map(({ players }) => players)));
        return context.json({ games: own.map((game) => lineOf(game, introduction)) }, 200);
      },
    )
    .get(
      '/:id',
      describe({
        id: 'getGame',
        tag,
        summary: 'A game and its moves',
        answer: { schema: GameView, description: 'the game as it stands' },
        errors: ['game/unknown', 'game/unplayable'],
        isPublic: true,
      }),
      validate('param', Id),
      async (context) => {
        const opened = await hall.open(context.req.valid('param').id);
        if (!opened.ok) return refuse(context, opened.problems);
        const { info, room } = opened.value;
        const { moves, turn, outcome } = room.game;
        return context.json({ ...info, moves: [...moves], turn, outcome: outcome ?? null }, 200);
      },
    );
}

function lineOf(game: StoredGame, introduction: Introduction) {
  const { id, variant, document, control, rated, ply, turn, outcome, dueAt, updatedAt } = game;
  const players = seatPlayers(game.players, introduction);
  return { id, variant, document, control, players, rated, ply, turn, outcome, dueAt, updatedAt };
}
