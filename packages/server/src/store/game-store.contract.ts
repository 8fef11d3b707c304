/** What every store of games keeps to, whatever database is behind it. */
import { fc } from '@fast-check/vitest';
import { expectOk, type Result } from '@hippodrome/rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import { account, move, newGame, summary } from '../../test-support/games.js';
import type { Database } from './database.js';
import { createDocumentStore } from './document-store.js';
import { createGameStore } from './game/sql-game-store.js';
import type { GameStore, NewGame } from './game-store.js';

/** Opens a database, empty the first time and the same one at each further call. */
export type Opener = () => Promise<Result<Database>>;

/** Texts that have broken databases before. What no database keeps is refused elsewhere. */
const HOSTILE = [
  "'; drop table game; --",
  '"`[]%_\\',
  '{1} $1 ?1 :x @x',
  '\u{1f40e}\u202e\u0301',
  ' lines\r\n\ttabs ',
  'x'.repeat(100_000),
  '',
];

export function describeGameStore(name: string, fresh: () => Promise<Opener>): void {
  /** A store of its own for the test; `again` opens what another process would see. */
  async function start(): Promise<{ store: GameStore; database: Database; again: () => Promise<GameStore> }> {
    const open = await fresh();
    const database = await opened(open);
    return { store: createGameStore(database), database, again: async () => createGameStore(await opened(open)) };
  }

  async function opened(open: Opener): Promise<Database> {
    const database = expectOk(await open());
    onTestFinished(() => database.close());
    return database;
  }

  describe(`${name}`, () => {
    it('keeps a game as it was created', async () => {
      const { store } = await start();
      const game = newGame('g', {
        players: { white: account('anna'), black: { kind: 'computer', level: 3 } },
        control: { kind: 'per-move', limit: 86_400_000 },
        rated: true,
        private: true,
        createdAt: 1_800_000_000_000,
      });
      const begin = summary({ turn: 'black', dueAt: 1_800_086_400_000 });
      expect(expectOk(await store.create(game, begin))).toBe('created');
      expect(await store.find('g')).toEqual({
        ...game,
        ...begin,
        number: 0,
        updatedAt: game.createdAt,
        finishedAt: null,
      });
      expect(await store.find('G')).toBeUndefined();
    });

    it('creates no game twice', async () => {
      const { store, again } = await start();
      const other = await again();
      const both = await Promise.all([
        store.create(newGame('g', { rated: true }), summary()),
        other.create(newGame('g', { rated: true }), summary()),
      ]);
      expect(both.map(expectOk).sort()).toEqual(['created', 'taken']);
      expect(expectOk(await store.create(newGame('g'), summary()))).toBe('taken');
      expect(await store.find('g')).toMatchObject({ rated: true });
    });

    it('appends to the end of the log only, and keeps what the log comes to', async () => {
      const { store } = await start();
      await store.create(newGame('g'), summary());
      const appendAs = async (number: number, uci: string, at: number) =>
        expectOk(
          await store.append('g', number, move(uci, at), summary({ ply: number, turn: 'black', dueAt: at + 9 })),
        );
      expect(await appendAs(2, 'a2a3', 1)).toBe('taken');
      expect(await appendAs(1, 'e2e4', 5000)).toBe('appended');
      expect(await appendAs(1, 'd2d4', 6000)).toBe('taken');
      expect(await appendAs(0, 'd2d4', 6000)).toBe('taken');
      expect(await appendAs(3, 'd2d4', 6000)).toBe('taken');
      expect(await store.find('g')).toMatchObject({
        number: 1,
        ply: 1,
        turn: 'black',
        dueAt: 5009,
        updatedAt: 5000,
        outcome: null,
        finishedAt: null,
      });
      const end = summary({ ply: 1, outcome: { winner: 'white', rule: 'resignation' } });
      expect(expectOk(await store.append('g', 2, { type: 'resign', side: 'black', at: 7000 }, end))).toBe('appended');
      expect(await store.find('g')).toMatchObject({ number: 2, ...end, finishedAt: 7000 });
      expect(await store.log('g')).toEqual([move('e2e4', 5000), { type: 'resign', side: 'black', at: 7000 }]);
      expect(expectOk(await store.append('h', 1, move('e2e4'), summary()))).toBe('taken');
      expect(await store.log('h')).toEqual([]);
    });

    it('gives the log from anywhere on', async () => {
      const { store } = await start();
      await store.create(newGame('g'), summary());
      const ucis = ['a2a3', 'a7a6', 'b2b3', 'b7b6'];
      for (const [index, uci] of ucis.entries()) await store.append('g', index + 1, move(uci), summary());
      expect(await store.log('g', 2)).toEqual([move('b2b3'), move('b7b6')]);
      expect(await store.log('g', 4)).toEqual([]);
    });

    it('lets exactly one of two processes have each number', async () => {
      const { store, again } = await start();
      const others = [store, await again(), await again()];
      const games = ['g', 'h', 'i'];
      for (const id of games) await store.create(newGame(id), summary());
      const wins = new Map<string, number>();
      for (let number = 1; number <= 8; number++) {
        const answers = await Promise.all(
          others.flatMap((each, who) =>
            games.map(async (id) => {
              const answer = expectOk(await each.append(id, number, move(`${who}`), summary({ ply: number })));
              return { key: `${id} ${number}`, won: answer === 'appended' ? 1 : 0 };
            }),
          ),
        );
        for (const { key, won } of answers) wins.set(key, (wins.get(key) ?? 0) + won);
      }
      expect([...wins.values()]).toEqual(Array.from({ length: 24 }, () => 1));
      for (const id of games) expect(await store.log(id)).toHaveLength(8);
    });

    it('still has everything after it was opened again', async () => {
      const open = await fresh();
      const first = expectOk(await open());
      const before = createGameStore(first);
      await before.create(newGame('g'), summary());
      await before.append('g', 1, move('e2e4'), summary({ ply: 1 }));
      await first.close();
      const after = createGameStore(await opened(open));
      expect(await after.log('g')).toEqual([move('e2e4')]);
      expect(await after.find('g')).toMatchObject({ number: 1, ply: 1 });
      expect(expectOk(await after.append('g', 1, move('d2d4'), summary()))).toBe('taken');
    });

    it('is closed when what is under way is stored, and refuses what comes later', async () => {
      const open = await fresh();
      const first = expectOk(await open());
      const before = createGameStore(first);
      const ids = Array.from({ length: 20 }, (_, index) => `g${index}`);
      const creations = ids.map((id) => before.create(newGame(id), summary()));
      const closed = first.close();
      const later = await before.create(newGame('later'), summary());
      expect(later).toMatchObject({ ok: false, problems: [{ code: 'store/cannot-write' }] });
      await closed;
      await first.close();
      expect((await Promise.all(creations)).map(expectOk)).toEqual(ids.map(() => 'created'));
      const after = createGameStore(await opened(open));
      expect(await after.counts()).toEqual({ games: 20, unfinished: 20 });
    });

    it('one append that comes too late spoils none of those beside it', async () => {
      const { store } = await start();
      const ids = Array.from({ length: 40 }, (_, index) => `g${index}`);
      await Promise.all(ids.map((id) => store.create(newGame(id), summary())));
      const answers = await Promise.all(
        ids.flatMap((id, index) =>
          [1, index % 2 === 0 ? 1 : 2].map((number) => store.append(id, number, move(`${number}`), summary())),
        ),
      );
      expect(answers.map(expectOk)).toEqual(
        ids.flatMap((_, index) => ['appended', index % 2 === 0 ? 'taken' : 'appended']),
      );
    });

    it('finds what is due, the longest overdue first', async () => {
      const { store } = await start();
      for (const [id, dueAt] of [
        ['late', 100],
        ['now', 300],
        ['early', 50],
        ['never', null],
        ['later', 301],
      ] as const) {
        await store.create(newGame(id), summary({ dueAt }));
      }
      const ids = async (limit: number) => (await store.due(300, limit)).map(({ id }) => id);
      expect(await ids(10)).toEqual(['early', 'late', 'now']);
      expect(await ids(2)).toEqual(['early', 'late']);
      await store.append('early', 1, move('e2e4'), summary({ dueAt: 400 }));
      await store.append('late', 1, { type: 'flag', side: 'white', at: 300 }, FINISHED);
      expect(await ids(10)).toEqual(['now']);
    });

    it('lists an account, newest first, page by page, each game once', async () => {
      const { store } = await start();
      const games: NewGame[] = Array.from({ length: 11 }, (_, index) =>
        newGame(`g${index}`, {
          createdAt: 1000 + Math.floor(index / 3),
          players: [
            { white: account('anna'), black: account('bela') },
            { white: account('bela'), black: account('anna') },
            { white: account('anna'), black: account('anna') },
          ][index % 3] as NewGame['players'],
        }),
      );
      for (const game of games) await store.create(game, summary());
      await store.create(newGame('other', { players: { white: account('bela'), black: account('Anna') } }), summary());
      const seen: string[] = [];
      let page = await store.gamesOf('anna', 3);
      for (; page.next !== null; page = await store.gamesOf('anna', 3, page.next)) {
        expect(page.games).toHaveLength(3);
        seen.push(...page.games.map(({ id }) => id));
      }
      seen.push(...page.games.map(({ id }) => id));
      expect([...seen].sort()).toEqual(games.map(({ id }) => id).sort());
      const times = seen.map((id) => games.find((game) => game.id === id)?.createdAt ?? 0);
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(await store.gamesOf('nobody', 3)).toEqual({ games: [], next: null });
    });

    it('lists the unfinished games of an account, the last touched first', async () => {
      const { store } = await start();
      for (const id of ['a', 'b', 'c', 'd']) await store.create(newGame(id), summary());
      await store.append('a', 1, move('e2e4', 3000), summary({ ply: 1 }));
      await store.append('c', 1, move('e2e4', 2500), summary({ ply: 1 }));
      await store.append('d', 1, { type: 'resign', side: 'white', at: 4000 }, FINISHED);
      for (const name of ['anna', 'bela']) {
        expect((await store.unfinishedOf(name, 10)).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
        expect((await store.unfinishedOf(name, 1)).map(({ id }) => id)).toEqual(['a']);
      }
    });

    it('lists what has ended within a time, both ways round, and counts', async () => {
      const { store } = await start();
      const ended: readonly (readonly [string, number, Partial<NewGame>])[] = [
        ['a', 100, {}],
        ['b', 200, { private: true }],
        ['c', 200, { variant: 'that-game' }],
        ['d', 300, {}],
        ['e', 400, {}],
      ];
      for (const [id, at, parts] of ended) {
        await store.create(newGame(id, parts), summary());
        const outcome = {
          winner: id === 'd' ? null : 'black',
          rule: id === 'd' ? 'agreement' : 'resignation',
        } as const;
        await store.append(id, 1, { type: 'resign', side: 'white', at }, summary({ ply: 10, outcome }));
      }
      await store.create(newGame('open'), summary());
      const oldest = { from: 100, until: 400, order: 'oldest-first', limit: 2 } as const;
      const first = await store.finished(oldest);
      expect(first.games.map(({ id }) => id)).toEqual(['a', 'c']);
      expect((await store.finished({ ...oldest, after: first.next })).games.map(({ id }) => id)).toEqual(['d']);
      const newest = { ...oldest, order: 'newest-first', withPrivate: true } as const;
      const last = await store.finished(newest);
      expect(last.games.map(({ id }) => id)).toEqual(['d', 'c']);
      expect((await store.finished({ ...newest, after: last.next })).games.map(({ id }) => id)).toEqual(['b', 'a']);
      const nightrider = await store.finished({ ...oldest, variant: 'this-game', limit: 10 });
      expect(nightrider.games.map(({ id }) => id)).toEqual(['a', 'd']);
      expect(await store.counts()).toEqual({ games: 6, unfinished: 1 });
      expect(await store.results()).toEqual([
        { variant: 'that-game', rule: 'resignation', winner: 'black', games: 1, plies: 10 },
        { variant: 'this-game', rule: 'agreement', winner: null, games: 1, plies: 10 },
        { variant: 'this-game', rule: 'resignation', winner: 'black', games: 2, plies: 20 },
      ]);
    });

    it('keeps documents by what they say', async () => {
      const { store, database } = await start();
      const documents = createDocumentStore(database);
      for (const text of HOSTILE) {
        const hash = expectOk(await documents.keep(text, 1));
        expect(expectOk(await documents.keep(text, 2))).toBe(hash);
        expect(await documents.find(hash)).toBe(text);
      }
      expect(await documents.find('none')).toBeUndefined();
      expect(await documents.keep('one\ntw\0', 1)).toMatchObject({
        ok: false,
        problems: [{ code: 'document/not-text', line: 2, column: 3 }],
      });
      expect(await documents.keep('\ud83d', 1)).toMatchObject({ ok: false, problems: [{ column: 1 }] });
      const hash = expectOk(await documents.keep('a game', 1));
      await store.create(newGame('g', { variant: null, document: hash }), summary());
      expect(await store.find('g')).toMatchObject({ variant: null, document: hash });
      await expect(store.create(newGame('h', { document: 'unknown' }), summary())).rejects.toThrow(/foreign key/i);
    });

    it('gives hostile texts back as they came', async () => {
      const { store } = await start();
      for (const [index, text] of HOSTILE.entries()) {
        const id = `${text.slice(0, 100)}${index}`;
        const game = newGame(id, { start: text, players: { white: account(text), black: account('bela') } });
        expect(expectOk(await store.create(game, summary()))).toBe('created');
        await store.append(id, 1, move(`${text}\0\ud83d`), summary());
        expect(await store.find(id)).toMatchObject(game);
        expect(await store.log(id)).toEqual([move(`${text}\0\ud83d`)]);
        if (text.length < 1000) {
          expect((await store.gamesOf(text, 10)).games.map((found) => found.id)).toEqual([id]);
        }
      }
    });

    it('a work that fails is undone, and none beside it', async () => {
      const { store, database } = await start();
      const spoilt = database.write(async (transaction) => {
        await transaction.updateTable('game').set({ rated: 1 }).execute();
        throw new Error('a fault of ours');
      });
      const [created, failed] = await Promise.allSettled([store.create(newGame('g'), summary()), spoilt]);
      expect(created).toMatchObject({ status: 'fulfilled', value: { ok: true } });
      expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'a fault of ours' } });
      expect(await store.find('g')).toMatchObject({ rated: false });
    });

    describe('with writers that come in any order', () => {
      it('has logs without a gap, with each number once', async () => {
        const { store, again } = await start();
        const stores = [store, await again(), await again()];
        let run = 0;
        const writes = fc.array(fc.record({ who: fc.nat(2), game: fc.nat(3), delay: fc.nat(2) }), { maxLength: 60 });
        await fc.assert(
          fc.asyncProperty(writes, async (plan) => {
            run += 1;
            const ids = [0, 1, 2, 3].map((game) => `run${run}-${game}`);
            for (const id of ids) await store.create(newGame(id), summary());
            const written = new Map(ids.map((id) => [id, [] as string[]]));
            await Promise.all(
              plan.map(async ({ who, game, delay }, index) => {
                const each = stores[who] as GameStore;
                const id = ids[game] as string;
                for (let turn = 0; turn < delay; turn++) await new Promise((resolve) => setImmediate(resolve));
                const number = ((await each.find(id))?.number ?? 0) + 1;
                const answer = await each.append(id, number, move(`${index}`), summary({ ply: number }));
                if (expectOk(answer) === 'appended') written.get(id)?.push(`${number} ${index}`);
              }),
            );
            for (const id of ids) {
              const log = (await store.log(id)).map(
                (event, index) => `${index + 1} ${'uci' in event ? event.uci : ''}`,
              );
              expect(log).toEqual(written.get(id)?.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)));
              expect((await store.find(id))?.number).toBe(log.length);
            }
          }),
          { numRuns: 25 },
        );
      });
    });
  });
}

const FINISHED = summary({ outcome: { winner: 'black', rule: 'timeout' } });
