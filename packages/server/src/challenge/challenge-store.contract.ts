/** What every store of challenges keeps to, whatever database is behind it. */
import { expectOk, type Result } from '@hippodrome/rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newGame, START, summary } from '../../test-support/games.js';
import type { Database } from '../store/database.js';
import { createGameStore } from '../store/game/sql-game-store.js';
import { type Challenge, createChallengeStore } from './challenge-store.js';

const NOW = 1_800_000_000_000;

const challenge = (id: string, parts: Partial<Challenge> = {}): Challenge => ({
  id,
  by: 'anna',
  to: null,
  variant: 'this-game',
  document: null,
  start: START,
  control: { kind: 'byo-yomi', initial: 0, periods: 3, period: 10_000 },
  side: 'random',
  rated: true,
  private: true,
  listed: true,
  createdAt: NOW,
  expiresAt: NOW + 1000,
  game: null,
  ...parts,
});

const ids = (challenges: readonly Challenge[]): string[] => challenges.map(({ id }) => id);

/** @param fresh opens an empty database, and the same one at each further call */
export function describeChallengeStore(name: string, fresh: () => Promise<() => Promise<Result<Database>>>): void {
  async function start() {
    const open = await fresh();
    const opened = async () => {
      const database = expectOk(await open());
      onTestFinished(() => database.close());
      return { store: createChallengeStore(database), games: createGameStore(database) };
    };
    return { ...(await opened()), opened };
  }

  describe(`${name}`, () => {
    it('keeps a challenge as it was made', async () => {
      const { store } = await start();
      expectOk(await store.create(challenge('a')));
      expect(await store.find('a')).toEqual(challenge('a'));
      expect(await store.find('b')).toBeUndefined();
    });

    it('lists what stands, the newest first', async () => {
      const { store } = await start();
      await store.create(challenge('old'));
      await store.create(challenge('new', { createdAt: NOW + 1 }));
      await store.create(challenge('expired', { expiresAt: NOW }));
      await store.create(challenge('by link', { listed: false, createdAt: NOW + 2 }));
      await store.create(challenge('for bela', { by: 'carl', to: 'bela', listed: false }));
      expect(ids(await store.listed(NOW, 10))).toEqual(['new', 'old']);
      expect(ids(await store.listed(NOW, 1))).toEqual(['new']);
      expect(ids(await store.of('anna', NOW, 10))).toEqual(['by link', 'new', 'old']);
      expect(ids(await store.of('bela', NOW, 10))).toEqual(['for bela']);
    });

    it('gives the game to one of those who take it at once, and makes that game only', async () => {
      const { store, games, opened } = await start();
      const other = await opened();
      await store.create(challenge('a'));
      const takers = [
        store.accept('a', newGame('one', { createdAt: NOW }), summary()),
        other.store.accept('a', newGame('two', { createdAt: NOW }), summary()),
      ];
      const answers = (await Promise.all(takers)).map(expectOk);
      expect(answers.toSorted()).toEqual(['accepted', 'gone']);
      const game = answers[0] === 'accepted' ? 'one' : 'two';
      expect(await store.find('a')).toMatchObject({ game });
      expect(await games.find('one')).toEqual(game === 'one' ? expect.anything() : undefined);
      expect(await games.find('two')).toEqual(game === 'two' ? expect.anything() : undefined);
      expect(ids(await store.listed(NOW, 10))).toEqual([]);
    });

    it('neither takes nor takes back what is gone', async () => {
      const { store, games } = await start();
      await store.create(challenge('a', { expiresAt: NOW }));
      expect(expectOk(await store.accept('a', newGame('g', { createdAt: NOW }), summary()))).toBe('gone');
      expect(expectOk(await store.withdraw('a'))).toBe('withdrawn');
      expect(expectOk(await store.withdraw('a'))).toBe('gone');
      await store.create(challenge('b'));
      await store.accept('b', newGame('h', { createdAt: NOW }), summary());
      expect(expectOk(await store.withdraw('b'))).toBe('gone');
      expect(await games.find('g')).toBeUndefined();
    });

    it('forgets what expired long ago', async () => {
      const { store } = await start();
      await store.create(challenge('a'));
      await store.create(challenge('b', { expiresAt: NOW + 2000 }));
      await store.tidy(NOW + 1500);
      expect([await store.find('a'), await store.find('b')]).toEqual([undefined, expect.anything()]);
    });
  });
}
