/** What players do at the table besides moving: taking back, agreeing, giving up, looking back, copying, setting up. */
import { startPosition, writeFen } from '@hippodrome/rules';
import { describe, expect, test } from 'vitest';
import { positionOf, rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { clicking, playOut } from '../support/play-out.js';
import { addressOf, visiting } from '../support/visiting.js';

const { open } = visiting();

const START = startPosition(rulesOf('nightrider'));

/** Two friends who have played these moves from the array. */
async function friendsAfter(moves: string): Promise<GamePage> {
  const game = await open('#/play/nightrider?mode=hotseat');
  await playOut(game, START, moves, clicking);
  return game;
}

function clipboard(game: GamePage): Promise<string> {
  return game.page.evaluate<string>('navigator.clipboard.readText()');
}

describe('agreeing and giving up', () => {
  test('a draw offer declined, then one agreed to', async () => {
    const game = await friendsAfter('e4 e5');
    await game.action('draw').click();
    expect(await game.part('draw-offer').textContent()).toContain('White offers a draw.');
    await game.part('draw-decline').click();
    await game.part('draw-offer').waitFor({ state: 'detached' });
    await game.action('draw').click();
    await game.part('draw-accept').click();
    expect(await game.result()).toEqual({ rule: 'agreement', words: 'Draw by agreement' });
  });

  test('whoever is to move resigns; the game can be taken up again by taking back', async () => {
    const game = await friendsAfter('e4');
    await game.action('resign').click();
    await game.part('resign-yes').click();
    expect(await game.result()).toEqual({ rule: 'resignation', words: 'White wins by resignation' });
    await expectSoon(() => game.board.read('e7')).toBe('e7, black pawn');
    await game.action('undo').click();
    await game.part('result').waitFor({ state: 'detached' });
    await expectSoon(() => game.board.read('e2')).toContain('can move to e3, e4');
  });

  test('the third repetition ends the game by itself', async () => {
    const game = await friendsAfter('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    expect(await game.result()).toEqual({ rule: 'repetition', words: 'Draw by repetition' });
  });
});

describe('taking back and looking back', () => {
  test('moves are taken back one by one, a capture with its victim', async () => {
    const game = await friendsAfter('Nxe7 Nxe7');
    await game.action('undo').click();
    await expectSoon(() => game.moves()).toEqual(['Nxe7']);
    await expectSoon(() => game.board.read('e7')).toContain('white nightrider');
    await game.action('undo').click();
    await expectSoon(() => game.board.read('e7')).toContain('black pawn');
    expect(await game.action('undo').isDisabled()).toBe(true);
  });

  test('earlier positions are looked at, and nobody moves there', async () => {
    const game = await friendsAfter('e4 e5 Nf3');
    await game.part('step-first').click();
    await expectSoon(() => game.part('status').textContent()).toContain('Looking back: move 0 of 3');
    await expectSoon(() => game.board.read('e2')).toBe('e2, white pawn');
    await game.part('step-forth').click();
    await expectSoon(() => game.board.read('e4')).toBe('e4, white pawn, last move');
    await game.page.locator('[data-ply="2"]').click();
    await expectSoon(() => game.part('status').textContent()).toContain('move 2 of 3');
    expect(await game.page.locator('[data-ply="2"]').getAttribute('aria-current')).toBe('true');
    await game.part('step-last').click();
    await expectSoon(() => game.board.read('d7')).toContain('can move to d5, d6');
  });

  test('the board is turned round', async () => {
    const game = await friendsAfter('e4');
    const highest = async (name: string) => (await game.board.square(name).boundingBox())?.y ?? Number.NaN;
    expect(await highest('a8')).toBeLessThan(await highest('a1'));
    await game.action('flip').click();
    await expectSoon(() => game.part('board').getAttribute('data-flipped')).toBe('true');
    expect(await highest('a8')).toBeGreaterThan(await highest('a1'));
    await game.board.drag('e7', 'e5');
    await game.hasPlayed(2, 'e5');
  });
});

describe('positions and moves as text', () => {
  test('the position is copied', async () => {
    const game = await friendsAfter('e4 Nf6');
    await game.show('position');
    await game.part('copy-fen').click();
    await expectSoon(() => game.part('copy-fen').getAttribute('data-state')).toBe('copied');
    const fen = 'rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2';
    expect(await clipboard(game)).toBe(fen);
  });

  test('the moves are copied', async () => {
    const game = await friendsAfter('e4 e5 Nf3');
    await game.part('copy-moves').click();
    await expectSoon(() => game.part('copy-moves').getAttribute('data-state')).toBe('copied');
    expect(await clipboard(game)).toBe('1. e4 e5 2. Nf3');
  });

  test('moves of a game that Black begins are copied with their dots', async () => {
    const game = await open('#/play/knights?mode=hotseat');
    await playOut(game, startPosition(rulesOf('knights')), 'Kd6 h3 Kd5', clicking);
    await game.part('copy-moves').click();
    await expectSoon(() => game.part('copy-moves').getAttribute('data-state')).toBe('copied');
    expect(await clipboard(game)).toBe('1... Kd6 h3 2... Kd5');
  });

  test('a pasted position is played from', async () => {
    const fen = 'k7/2K5/8/8/3N4/8/7P/8 w - - 0 1';
    const game = await friendsAfter('e4');
    await game.show('position');
    await game.part('fen-input').fill(`  ${fen.replace(' w', '\n w')} `);
    await game.part('fen-set-up').click();
    await expectSoon(() => game.moves()).toEqual([]);
    expect(await game.fen()).toBe(fen);
    await playOut(game, positionOf('nightrider', fen), 'Nc6', clicking);
    expect(await game.result()).toEqual({ rule: 'stalemate', words: 'Draw by stalemate' });
  });

  test('what is wrong with a pasted position is shown at its place, all of it', async () => {
    const game = await friendsAfter('e4');
    await game.show('position');
    await game.part('fen-input').fill('rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - zero 1');
    await game.part('fen-set-up').click();
    const problems = game.part('problems').locator('li');
    await expectSoon(() => problems.count()).toBe(2);
    expect(await problems.nth(0).textContent()).toContain('(column 14)');
    expect(await problems.nth(1).textContent()).toContain('(column 54)');
    expect(await game.part('fen-input').getAttribute('aria-invalid')).toBe('true');
    const [, caret] = ((await problems.nth(0).locator('pre').textContent()) ?? '').split('\n');
    expect(caret).toBe(`${' '.repeat(13)}^`);
    await game.show('moves');
    expect(await game.moves()).toEqual(['e4']);
  });
});

describe('what a piece does', () => {
  test('hovering shows rides: where to, what stops them', async () => {
    const game = await friendsAfter('e4');
    await game.board.hover('b1');
    const note = game.part('rides');
    await expectSoon(() => note.textContent()).toContain('White nightrider on b1');
    expect(await note.textContent()).toMatch(/can take 1.*can go 3.*protects 1/s);
    await expectSoon(() => game.board.read('e7')).toContain('black pawn');
    await game.board.hover('e5');
    await note.waitFor({ state: 'detached' });
  });

  test('a cannon names its screens', async () => {
    const game = await open('#/play/grand-cavalier?mode=hotseat');
    await game.board.hover('a9');
    await expectSoon(() => game.part('rides').textContent()).toContain('leaps over');
  });

  test('an attacked king and the last move are marked', async () => {
    const game = await friendsAfter('f3 e5 g4 Qh4');
    await expectSoon(() => game.board.read('e1')).toMatch(/white king, in check/);
    await expectSoon(() => game.board.read('h4')).toMatch(/black queen, last move/);
    await expectSoon(() => game.board.read('d8')).toMatch(/empty, last move/);
  });
});

test('the array of each game is the one its address shows', async () => {
  for (const slug of ['wide-nightrider', 'cavalier', 'grand-cavalier', 'knights', 'spider-rider']) {
    const game = await open(`#/play/${slug}?mode=hotseat`);
    expect(await game.fen()).toBe(writeFen(startPosition(rulesOf(slug))));
  }
});

test('checks given are counted beside the players, in the game that counts them', async () => {
  const start = positionOf('three-check', '4k3/8/8/8/8/8/8/R3K2R w - - 3+2 0 1');
  const game = await open(addressOf('three-check', { mode: 'hotseat', fen: writeFen(start) }));
  const counts = () =>
    Promise.all(['white', 'black'].map((side) => game.part(`checks-${side}`).getAttribute('aria-label')));
  expect(await counts()).toEqual(['White has given 0 of 3 checks', 'Black has given 1 of 3 checks']);
  await playOut(game, start, 'Ra8+ Kd7 Rh7+', clicking);
  await expectSoon(() => game.part('checks-white').textContent()).toBe('Checks 2/3');
  await game.part('step-first').click();
  await expectSoon(() => game.part('checks-white').textContent()).toBe('Checks 0/3');
  const other = await open('#/play/chess?mode=hotseat');
  await other.part('board').waitFor();
  expect(await other.part('checks-white').count()).toBe(0);
});
