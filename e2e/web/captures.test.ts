/** Captures without moving, and moves that share their squares but not what they capture: by mouse, finger and keyboard. */
import { beforeAll, expect, test } from 'vitest';
import { RIFLES, rifles } from '../../packages/web/src/testing/rifles.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { buildPageOf } from '../support/own-games.js';
import { clicking, type Hand, playOut, tapping, typing } from '../support/play-out.js';
import { hostStatically } from '../support/static-host.js';
import { addressOf, PHONE, type Visitor, visiting } from '../support/visiting.js';

const { open } = visiting();
let page: Awaited<ReturnType<typeof buildPageOf>>;

beforeAll(async () => {
  page = await buildPageOf({ rifles: RIFLES });
  return () => page.dispose();
});

async function openAt(fen: string, visitor: Visitor = {}): Promise<GamePage> {
  const address = await hostStatically(page.folder, '/');
  return open(addressOf('rifles', { mode: 'hotseat', fen }), { ...visitor, address });
}

const ONE = '5k/6/6/2Up2/6/K5 w - - 0 1';
const TWO = '5k/6/2p3/2Up2/6/K5 w - - 0 1';

const hands: readonly (readonly [string, Hand, Visitor])[] = [
  ['mouse', clicking, {}],
  ['finger', tapping, PHONE],
  ['keyboard', typing, {}],
];

test.each(hands)('a capture without moving, by %s', async (_name, hand, visitor) => {
  const game = await openAt(ONE, visitor);
  if (hand === typing) await game.tabTo(game.part('board').locator('[data-square][tabindex="0"]'));
  await playOut(game, rifles(ONE), 'Uxc3xd3', hand);
  await expectSoon(() => game.board.read('d3')).toMatch(/^d3, empty/);
  await expectSoon(() => game.board.read('c3')).toContain('white archer');
  await expectSoon(() => game.announced()).toContain('archer on c3 takes pawn without moving');
});

test.each(hands)('which of two captures without moving, by %s', async (_name, hand, visitor) => {
  const game = await openAt(TWO, visitor);
  if (hand === typing) await game.tabTo(game.part('board').locator('[data-square][tabindex="0"]'));
  const { asked } = await playOut(game, rifles(TWO), 'Uxc3xc4', hand);
  expect(asked).toEqual([['Archer stays on c3, takes on d3 Uxc3xd3', 'Archer stays on c3, takes on c4 Uxc3xc4']]);
  await expectSoon(() => game.board.read('d3')).toContain('black pawn');
  await expectSoon(() => game.board.read('c4')).toMatch(/^c4, empty/);
});

test('a piece that is carried away and put back captures nothing', async () => {
  const game = await openAt(ONE);
  await expectSoon(() => game.board.read('c3')).toContain('can capture without moving');
  await game.board.drag('c3', 'c3');
  await game.board.drag('c3', 'f1');
  expect(await game.moves()).toEqual([]);
  await expectSoon(() => game.board.read('d3')).toContain('black pawn');
});

test('promotions that differ in what is captured tell it, in words and in notation', async () => {
  const fen = '5k/2p3/1V4/6/6/K5 w - - 0 1';
  const game = await openAt(fen);
  const { asked } = await playOut(game, rifles(fen), 'Vxd6xc5=U', clicking);
  expect(asked[0]).toHaveLength(4);
  expect(asked[0]).toContain('archer, takes on c5 Vxd6xc5=U');
  await expectSoon(() => game.board.read('c5')).toMatch(/^c5, empty/);
  await expectSoon(() => game.board.read('d6')).toContain('white archer');
});
