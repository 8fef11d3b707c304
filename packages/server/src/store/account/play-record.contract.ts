/** What accounts are told of games, for every database that there is. */
import { expectOk, type Result } from '@hippodrome/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, move, newGame, summary } from '../../../test-support/games.js';
import { newId } from '../../account/secret.js';
import type { Database } from '../database.js';
import { createGameStore } from '../game/sql-game-store.js';
import { createPlayRecord } from './play-record.js';

/** @param open a database, whatever else may be in it */
export function describePlayRecord(title: string, open: () => Promise<Result<Database>>): void {
  describe(`${title}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = expectOk(await open());
    });
    afterAll(() => database.close());

    test('games are counted and handed out with their logs, whichever side they were played on', async () => {
      const [mine, other] = [newId(), newId()];
      const kept = createGameStore(database);
      const record = createPlayRecord(database, kept, async () => []);
      for (let number = 0; number < 103; number++) {
        const [white, black] = number % 2 === 0 ? [mine, other] : [other, mine];
        const game = newGame(newId(), { players: { white: account(white), black: account(black) }, createdAt: number });
        await kept.create(game, summary());
        if (number >= 3) continue;
        const outcome = number < 2 ? ({ winner: null, rule: 'agreement' } as const) : null;
        await kept.append(game.id, 1, move('e2e4'), summary({ ply: 1, outcome }));
      }
      await kept.create(newGame(newId(), { players: { white: account(other), black: account('third') } }), summary());
      expect(await record.counts(mine)).toEqual({ finished: 2, running: 101 });
      expect(await record.counts('nobody')).toEqual({ finished: 0, running: 0 });
      const all = await record.games(mine);
      expect(all).toHaveLength(103);
      expect(all.at(-1)).toMatchObject({
        createdAt: 0,
        side: 'white',
        outcome: { rule: 'agreement' },
        log: [{ uci: 'e2e4' }],
      });
      expect(all[0]).toMatchObject({ createdAt: 102, side: 'white', outcome: null, log: [] });
      expect(all[1]).toMatchObject({ side: 'black' });
      expect(JSON.stringify(all)).not.toContain(other);
    });
  });
}
