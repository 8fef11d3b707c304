/** The game for those who hear it: a whole game by the line of the text board alone, and what the tree of a screen reader holds. */
import { expectOk, parseMove, play, startPosition, writeSan } from '@hippodrome/rules';
import { expect, test } from 'vitest';
import { rulesOf } from '../../bench/src/support/shipped.js';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { addressOf, visiting } from '../support/visiting.js';

const { open } = visiting();

/** Types a line into the text board, which has the focus. */
async function type(game: GamePage, line: string): Promise<void> {
  await game.part('text-line').fill(line);
  await game.page.keyboard.press('Enter');
}

async function openText(game: GamePage): Promise<void> {
  await game.part('board').getByRole('grid').waitFor();
  await game.page.keyboard.press('t');
  await expectSoon(() =>
    game.part('text-line').evaluate((field) => (field as { matches(s: string): boolean }).matches(':focus')),
  ).toBe(true);
}

/** Listens to the live region from now on: everything it says, in order. */
async function listen(game: GamePage): Promise<() => Promise<string[]>> {
  await game.part('announcer').evaluate((region) => {
    const page = globalThis as unknown as {
      said: string[];
      MutationObserver: new (see: () => void) => { observe(a: unknown, b: unknown): void };
    };
    page.said = [];
    const { textContent } = region as { textContent: string };
    void textContent;
    new page.MutationObserver(() => page.said.push((region as { textContent: string }).textContent.trim())).observe(
      region,
      { childList: true },
    );
  });
  return async () => (await game.page.evaluate('globalThis.said')) as string[];
}

test('a game by text alone: notation, squares and words, each move said once, its end with it', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await openText(game);
  const heard = await listen(game);
  const lines = ['e4', 'pawn f7 f6', 'Nightrider b1, c3, d5', 'g7g5', 'queen to h5'];
  let position = startPosition(rulesOf('nightrider'));
  for (const line of lines) await type(game, line);
  for (const san of ['e4', 'f6', 'Nd5', 'g5']) position = expectOk(play(position, expectOk(parseMove(position, san))));
  const last = expectOk(parseMove(position, 'Qh5'));
  expect(writeSan(position, last)).toMatch(/^Qh5/);
  await expectSoon(async () => (await heard()).length).toBe(lines.length);
  const said = await heard();
  expect(said.slice(0, 4)).toEqual([
    'White: pawn e2 to e4.',
    'Black: pawn f7 to f6.',
    'White: nightrider b1, c3 to d5.',
    'Black: pawn g7 to g5.',
  ]);
  expect(said[4]).toMatch(/^White: queen d1 to h5, check\./);
});

test('what is asked is answered, what is wrong is said with its place', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await openText(game);
  const answer = async (line: string): Promise<string> => {
    await type(game, line);
    return (await game.part('text-answer').or(game.part('text-trouble')).textContent()) ?? '';
  };
  expect(await answer('where can b1 go')).toBe('nightrider b1 rides c3, d5, takes pawn e7; a3; protects: d2');
  expect(await answer('attackers of e7')).toContain('White: 1 attacker, white nightrider b1');
  expect(await answer('pieces white nightrider')).toBe('White: Nightrider: b1, g1');
  expect(await answer('clock')).toBe('There is no clock');
  expect(await answer('last move')).toBe('No moves yet.');
  expect(await answer('nightrider f6')).toContain('No nightrider can reach f6');
  expect(await game.part('text-line').getAttribute('aria-invalid')).toBe('true');
  expect(await answer('nightridr b1 d5')).toContain('did you mean “nightrider”?. (column 1)');
  await type(game, 'board');
  await expectSoon(() => game.board.cursor()).toBeDefined();
});

test('phases, passes, pools and promotions by text', async () => {
  const passing = '4k1NQ/2p1PpPP/2P2P1P/8/8/p1p2p2/ppPp1P2/qn1K4 b - - 0 60';
  const knights = await open(addressOf('knights', { mode: 'hotseat', fen: passing }));
  await openText(knights);
  await type(knights, 'pass');
  await expectSoon(() => knights.announced()).toContain('Black passes');
  const opening = await open('#/play/knights?mode=hotseat');
  await openText(opening);
  await type(opening, 'status');
  expect(await opening.part('text-answer').textContent()).toContain('The opening phase is in force');
});

test('the tree of a screen reader: the page of a game from its heading to the squares, and what a move changes', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await openText(game);
  const tree = await game.page.locator('main').ariaSnapshot();
  for (const part of [
    'heading "Standard Nightrider Chess" [level=1]',
    'grid "Board of Standard Nightrider Chess"',
    'gridcell "b1, white nightrider, can move to a3, c3, d5, can capture on e7"',
    'tab "Text" [selected]',
    'textbox "Move or command"',
    'listitem: "Nightrider: b1, g1"',
    'rowheader "8"',
    'cell "white king"',
  ]) {
    expect(tree).toContain(part);
  }
  await type(game, 'e4');
  await expectSoon(() => game.page.locator('main').ariaSnapshot()).toContain('gridcell "e4, white pawn, last move"');
  await expectSoon(() => game.page.getByTestId('announcer').ariaSnapshot()).toContain('White: pawn e2 to e4.');
});
