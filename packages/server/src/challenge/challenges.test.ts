import { expectOk, type Result } from '@hippodrome/rules';
import { expect, it, onTestFinished } from 'vitest';
import { CHESS } from '../../test-support/chess.js';
import { START } from '../../test-support/games.js';
import { temporaryFile } from '../../test-support/sqlite.js';
import { Rulebook } from '../play/rulebook.js';
import { createDocumentStore } from '../store/document-store.js';
import { createGameStore } from '../store/game/sql-game-store.js';
import { openSqlite } from '../store/sqlite/open.js';
import { createChallengeStore } from './challenge-store.js';
import { Challenges, type OfferForm } from './challenges.js';

const anna = { id: 'anna', isGuest: false };
const bela = { id: 'bela', isGuest: false };
const guest = { id: 'guest', isGuest: true };
const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

async function start() {
  const database = expectOk(await openSqlite(temporaryFile()));
  onTestFinished(() => database.close());
  const documents = createDocumentStore(database);
  const rulebook = new Rulebook({ shipped: new Map([['chess', CHESS]]), findDocument: (hash) => documents.find(hash) });
  let time = NOW;
  const challenges = new Challenges({ store: createChallengeStore(database), rulebook, now: () => time });
  const games = createGameStore(database);
  const wait = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { challenges, games, documents, wait };
}

const form = (parts: Partial<OfferForm> = {}): OfferForm => ({
  variant: 'chess',
  control: { kind: 'fischer', initial: 3 * MINUTE, increment: 2000 },
  side: 'white',
  rated: false,
  private: false,
  to: null,
  listed: false,
  ...parts,
});

const codes = (result: Result<unknown>): string[] => (result.ok ? [] : result.problems.map(({ code }) => code));

it('a game by link: one offers, the other takes, both learn where it is', async () => {
  const { challenges, games } = await start();
  const { id } = expectOk(await challenges.offer(form(), anna));
  expect(expectOk(await challenges.find(id))).toMatchObject({ by: 'anna', start: START, game: null });
  const game = expectOk(await challenges.accept(id, guest));
  expect(await games.find(game)).toMatchObject({
    variant: 'chess',
    players: { white: { account: 'anna' }, black: { account: 'guest' } },
    turn: 'white',
    dueAt: NOW + MINUTE,
    createdAt: NOW,
  });
  expect(expectOk(await challenges.find(id)).game).toBe(game);
  expect(codes(await challenges.accept(id, bela))).toEqual(['challenge/gone']);
});

it('whoever offers plays the colour that was said, or either', async () => {
  const { challenges, games } = await start();
  const black = expectOk(await challenges.offer(form({ side: 'black' }), anna));
  const game = await games.find(expectOk(await challenges.accept(black.id, bela)));
  expect(game?.players).toMatchObject({ white: { account: 'bela' }, black: { account: 'anna' } });
  const white = new Set<unknown>();
  for (let i = 0; i < 64 && white.size < 2; i++) {
    const { id } = expectOk(await challenges.offer(form({ side: 'random' }), anna));
    white.add((await games.find(expectOk(await challenges.accept(id, bela))))?.players.white);
  }
  expect(white.size).toBe(2);
});

it('a correspondence game runs from the start, and one by a document follows that', async () => {
  const { challenges, games, documents } = await start();
  const document = expectOk(await documents.keep(CHESS.replace('title: Chess', 'title: My chess'), NOW));
  const offered = form({ variant: undefined, document, control: { kind: 'per-move', limit: 86_400_000 } });
  const { id } = expectOk(await challenges.offer(offered, anna));
  const game = await games.find(expectOk(await challenges.accept(id, bela)));
  expect(game).toMatchObject({ variant: null, document, dueAt: NOW + 86_400_000 });
});

it.each<[string, Partial<OfferForm>, string[]]>([
  ['rules nobody knows', { variant: 'chest' }, ['rules/unknown']],
  ['a document nobody has', { variant: undefined, document: 'abc' }, ['rules/unknown']],
  ['no rules', { variant: undefined }, ['rules/unknown']],
  ['two rules', { document: 'abc' }, ['challenge/two-rules']],
  ['a clock that is none', { control: { kind: 'sand' } }, ['clock/unknown-kind']],
  ['oneself', { to: 'anna' }, ['challenge/yourself']],
  ['a rated game from elsewhere', { rated: true, start: '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1' }, ['challenge/not-rated']],
  ['a rated game without a clock', { rated: true, control: { kind: 'unlimited' } }, ['challenge/not-rated']],
  ['a game that is over', { start: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' }, ['challenge/over']],
  [
    'all wrong at once',
    { start: 'x', control: null, to: 'anna' },
    expect.arrayContaining(['clock/unknown-kind', 'challenge/yourself']),
  ],
])('%s cannot be offered', async (_, parts, expected) => {
  const { challenges } = await start();
  expect(codes(await challenges.offer(form(parts), anna))).toEqual(expected);
});

it('rated games are for members, and some games for one person', async () => {
  const { challenges } = await start();
  expect(codes(await challenges.offer(form({ rated: true }), guest))).toEqual(['challenge/members-only']);
  const rated = expectOk(await challenges.offer(form({ rated: true }), anna));
  expect(codes(await challenges.accept(rated.id, guest))).toEqual(['challenge/members-only']);
  expect(codes(await challenges.accept(rated.id, anna))).toEqual(['challenge/yourself']);
  const mine = expectOk(await challenges.offer(form({ to: 'bela' }), anna));
  expect(codes(await challenges.accept(mine.id, guest))).toEqual(['challenge/not-for-you']);
  expect(codes(await challenges.withdraw(mine.id, 'guest'))).toEqual(['challenge/not-for-you']);
  expectOk(await challenges.withdraw(mine.id, 'bela'));
  expect(codes(await challenges.accept(mine.id, bela))).toEqual(['challenge/unknown']);
});

it('the lobby shows what stands; what is to be played at once stands for an hour', async () => {
  const { challenges, wait } = await start();
  const { id } = expectOk(await challenges.offer(form({ listed: true }), anna));
  await challenges.offer(form(), anna);
  expect((await challenges.lobby()).map((each) => each.id)).toEqual([id]);
  expect(await challenges.of('anna')).toHaveLength(2);
  wait(60 * MINUTE);
  expect(await challenges.lobby()).toEqual([]);
  expect(codes(await challenges.accept(id, bela))).toEqual(['challenge/gone']);
});

it('nobody floods the lobby', async () => {
  const { challenges } = await start();
  for (let i = 0; i < 20; i++) expectOk(await challenges.offer(form({ listed: true }), anna));
  expect(codes(await challenges.offer(form(), anna))).toEqual(['challenge/too-many']);
  expectOk(await challenges.offer(form({ to: 'anna' }), bela));
});
