/** The analysis board: a tree read, gone through, annotated, kept, shared, exported; a whole game looked at; all of it by keyboard. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { visiting } from '../support/visiting.js';

const { open } = visiting();

const NIGHTRIDER = '#/analysis/nightrider';
const PGN = `[Event "Club night"]
[White "Ada"]
[Black "Charles"]
[Variant "Standard Nightrider Chess"]

{Both sides know the game.} 1. e4 $1 {The centre.} (1. d4 d5 2. c4 (2. Nc3) 2... e6) (1. c4) 1... e5 2. f4 exf4 3. Bc4
Qh4+ 4. Kf1 {[%csl Gf1][%cal Rb1d5]} g5 1-0
`;

const current = (page: GamePage) =>
  expectSoon(async () => (await page.page.locator('[data-testid=tree-move][aria-current]').allTextContents())[0] ?? '');
const movesOf = (page: GamePage): Promise<string[]> =>
  page.page.locator('[data-testid=tree-move]').evaluateAll(namesOf);

async function paste(page: GamePage, text: string): Promise<void> {
  await page.part('open').click();
  await page.part('pgn-text').fill(text);
  await page.part('open-read').click();
}

async function opened(text = PGN): Promise<GamePage> {
  const page = await open(NIGHTRIDER);
  await paste(page, text);
  await page.part('open-dialog').waitFor({ state: 'detached' });
  await page.part('tree-move').first().waitFor();
  return page;
}

async function press(page: GamePage, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.page.keyboard.press(key);
}

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByTestId(button).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe('a tree', () => {
  test('that was pasted is gone through, annotated, rearranged, and still there after a reload', async () => {
    const page = await opened();
    await expectSoon(() => movesOf(page)).toEqual('e4 d4 d5 c4 Nc3 e6 c4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5'.split(' '));
    await page.page.locator('h1').focus();
    await press(page, 'ArrowRight');
    await current(page).toBe('e4!');
    await press(page, 'ArrowDown', 'ArrowRight');
    await current(page).toBe('d5');
    await press(page, 'End');
    await current(page).toBe('e6');
    await page.part('nag-5').click();
    await page.part('nag-position').selectOption('14');
    await page.part('words').fill('Solid.');
    await current(page).toBe('e6!? +/=');
    await page.part('line-main').click();
    await expectSoon(async () => (await movesOf(page)).slice(0, 3)).toEqual(['d4', 'e4', 'e5']);
    await page.page.locator('h1').focus();
    await press(page, 'ArrowLeft', 'Delete');
    await expectSoon(() => movesOf(page)).not.toContain('e6');
    await page.part('line-undo').click();
    await expectSoon(() => movesOf(page)).toContain('e6');
    await page.part('line-redo').click();
    await expectSoon(() => movesOf(page)).not.toContain('e6');
    await page.page.locator('h1').focus();
    await press(page, 'Control+z');
    await expectSoon(() => movesOf(page)).toContain('e6');
    await press(page, 'Control+Shift+z', 'u');
    await expectSoon(() => movesOf(page)).toContain('e6');
    expect(await page.part('line-redo').getAttribute('aria-label')).toBe('Redo: deletion');
    await page.page.locator('h1').focus();
    await press(page, 'ArrowRight');
    await page.page.waitForTimeout(300);
    await page.page.reload();
    await current(page).toBe('e6!? +/=');
    await expectSoon(() => page.part('words').inputValue()).toBe('Solid.');
    expect((await movesOf(page))[0]).toBe('d4');
  });

  test('with errors is told line by line what is wrong, and read as far as it goes', async () => {
    const page = await open(NIGHTRIDER);
    await paste(page, '[Event "?"]\n\n1. e4 (1. Kd4) e4 *\n\n[Variant "Knight Chess"]\n\n1. e4 *\n');
    await page.part('problems').waitFor();
    const told = await page.part('problems').locator('li').allTextContents();
    expect(told.map((text) => /line \d+, column \d+/.exec(text)?.[0])).toEqual([
      'line 3, column 12',
      'line 3, column 16',
      'line 5, column 11',
    ]);
    expect(told[2]).toContain('did you mean "Knights Chess"?');
    await page.part('open-game').click();
    await page.part('tree-move').first().waitFor();
    await expectSoon(() => movesOf(page)).toEqual(['e4']);
    await paste(page, '4k3/8/8/8/8/8/8/X3K3 w - - 0 1');
    await expectSoon(() => page.part('problems').textContent()).toContain('line 1, column 17');
  });

  test('of another game goes to the board of that game, and several are chosen from', async () => {
    const page = await open('#/analysis');
    await paste(
      page,
      '[White "One"]\n[Variant "Knights Chess"]\n\n1... a5 *\n\n[White "Two"]\n[Variant "Spider Rider"]\n\n1. f4 *\n',
    );
    await expectSoon(() => page.part('open-game').allTextContents()).toEqual([
      'One – ? · Knights Chess',
      expect.stringMatching(/^Two – \? · Spider Rider/),
    ]);
    await page.part('open-game').first().click();
    await expectSoon(() => page.page.url()).toContain('#/analysis/knights');
    await page.part('phase').waitFor();
    await expectSoon(() => movesOf(page)).toEqual(['a5']);
    await paste(page, '5k6/12/12/12/12/12/12/12/12/6K4R w K - 0 1');
    await expectSoon(() => page.part('open-elsewhere').allTextContents()).toEqual(['Open as Wide Nightrider Chess']);
    await page.part('open-elsewhere').click();
    await expectSoon(() => page.page.url()).toContain('#/analysis/wide-nightrider');
  });
});

describe('a game', () => {
  test('is shared as a link that holds all of it; a broken link says so', async () => {
    const page = await opened();
    await page.part('share').click();
    await expectSoon(() => page.part('share-link').inputValue()).toContain('?tree=');
    const link = new URL(await page.part('share-link').inputValue()).hash;
    const other = await open(link);
    await other.part('tree-move').first().waitFor();
    await expectSoon(() => movesOf(other)).toEqual(await movesOf(page));
    expect(await other.page.locator('.words').first().textContent()).toBe('Both sides know the game.');
    expect(other.page.url()).not.toContain('tree=');
    const broken = await open(`${link.slice(0, -9)}%20`);
    await broken.part('link-problems').waitFor();
    await expectSoon(() => broken.part('problems').textContent()).toMatch(/column \d+/);
  });

  test('is exported as PGN, SVG, PNG', async () => {
    const page = await opened();
    await page.part('share').click();
    const pgn = await saved(page.page, 'save-pgn');
    expect(pgn.name).toBe('ada-charles-nightrider.pgn');
    const text = pgn.bytes.toString().replace(/\s+/g, ' ');
    expect(text).toContain('(1. d4 d5 2. c4 (2. Nc3) 2... e6) (1. c4) 1... e5');
    expect(text).toContain('{[%csl Gf1] [%cal Rb1d5]}');
    expect((await saved(page.page, 'save-svg')).bytes.toString()).toMatch(/^<svg .*<\/svg>$/s);
    const { bytes } = await saved(page.page, 'save-png');
    expect([...bytes.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(540);
  });

  test('is exported as a GIF of which every picture is another', async () => {
    const page = await opened();
    await page.part('share').click();
    await page.page.getByRole('radio', { name: '360 px' }).check();
    const { bytes } = await saved(page.page, 'save-gif');
    const frames = await page.page.evaluate(framesOf, bytes.toString('base64'));
    expect(frames.map(({ width }) => width)).toEqual(Array.from({ length: 9 }, () => 360));
    expect(new Set(frames.map(({ height }) => height)).size).toBe(1);
    expect(frames.map(({ milliseconds }) => milliseconds)).toEqual([...Array.from({ length: 8 }, () => 1000), 3000]);
    expect(new Set(frames.map(({ pixels }) => pixels)).size).toBe(9);
  });

  test('is looked at as a whole, with progress; the graph leads to its moves', async () => {
    const page = await opened('1. e4 e5 2. f3 Qh4+ 3. g3 Qxg3+ *');
    await page.part('tab-report').click();
    await page.part('pass-start').click();
    await page.part('pass-progress').waitFor();
    await page.part('graph').waitFor();
    await expectSoon(() => page.part('graph').getAttribute('aria-valuemax')).toBe('6');
    await page.part('graph').focus();
    await press(page, 'End', 'ArrowLeft');
    await expectSoon(() => page.part('graph').getAttribute('aria-valuetext')).toMatch(/^3\.g3: (Black|White|Even)/);
    await page.part('tab-moves').click();
    await current(page).toMatch(/^g3/);
    await expectSoon(() => page.part('annotator').getAttribute('data-eval')).toContain('depth');
    await page.part('tab-report').click();
    await page.part('pass-start').click();
    await page.part('pass-cancel').click();
    await page.part('pass-start').waitFor();
  });
});

describe('the board', () => {
  test('keyboard alone makes a line, a variation, a comment', async () => {
    const page = await open(NIGHTRIDER);
    await page.part('tool-engine').waitFor();
    await page.tabTo(page.board.square('a1').or(page.page.locator('[data-testid=board] [tabindex="0"]')).first());
    await page.board.type('e2', 'e4');
    await current(page).toBe('e4');
    await page.board.type('e7', 'e5');
    await current(page).toBe('e5');
    await page.page.locator('h1').focus();
    await press(page, 'ArrowLeft');
    await current(page).toBe('e4');
    await page.tabTo(page.page.locator('[data-testid=board] [tabindex="0"]'));
    await page.board.type('d7', 'd5');
    await current(page).toBe('d5');
    await page.page.locator('h1').focus();
    await press(page, 'ArrowUp');
    await current(page).toBe('e5');
    await page.tabTo(page.part('nag-1'));
    await press(page, 'Space');
    await current(page).toBe('e5!');
    await page.tabTo(page.part('words'));
    await page.page.keyboard.type('Open game');
    await expectSoon(() => page.page.locator('.aside .words').first().textContent()).toBe('Open game');
  });

  test('drawings belong to the move, and what the opponent threatens is shown where the rules allow it', async () => {
    const page = await opened();
    await page.page.locator('[data-san="Kf1"]').click();
    const arrows = page.page.locator('.hd-board svg .hd-fill-pen-red');
    await expectSoon(() => arrows.count()).toBeGreaterThan(0);
    await page.page.locator('[data-san="Qh4+"]').click();
    await expectSoon(() => arrows.count()).toBe(0);
    await page.part('tool-threat').click();
    await expectSoon(() => page.part('threat').textContent()).toContain('No threat to show');
    await page.page.locator('[data-san="Kf1"]').click();
    await expectSoon(() => page.part('threat').textContent()).toMatch(/^Threat: \S/);
    expect(await page.page.locator('.hd-board svg .hd-fill-threat').count()).toBeGreaterThan(0);
  });

  test('an engine’s line becomes part of the tree', async () => {
    const page = await open('#/analysis/nightrider?fen=7k%2F8%2F8%2F8%2F8%2F8%2FR7%2F1R2K3+w+-+-+0+1');
    await page.part('tool-engine').click();
    await expectSoon(() => page.part('analysis-verdict').textContent()).toBe('White mates in 2');
    await page.part('analysis-line').first().getByRole('button').nth(2).click();
    await expectSoon(async () => (await movesOf(page)).length).toBe(3);
    await current(page).toMatch(/#$/);
    await expectSoon(() => page.part('status').textContent()).toContain('White wins');
  });

  test.each([
    ['wide-nightrider', '5k6/12/12/12/12/12/12/12/12/6K4R w K - 0 1', ['g1', 'h1'], 'choice'],
    ['grand-cavalier', '4k5/10/V9/10/10/10/10/10/10/4K5[Q] w - - 0 1', undefined, 'pool-white'],
    ['knights', '4k1NQ/2p1PpPP/2P2P1P/8/8/p1p2p2/ppPp1P2/qn1K4 b - - 0 60', undefined, 'pass'],
    ['spider-rider', undefined, ['c5', 'c6'], 'tree-move'],
  ] as const)('plays %s by its rules', async (slug, fen, squares, part) => {
    const page = await open(
      `#/analysis/${slug}${fen === undefined ? '' : `?${new URLSearchParams({ fen }).toString()}`}`,
    );
    await page.part('tool-engine').waitFor();
    if (squares !== undefined) await page.board.click(...squares);
    await expectSoon(() => page.part(part).count()).toBeGreaterThan(0);
  });
});

test('openings are those of the games kept here, whichever way they came', async () => {
  const page = await open(NIGHTRIDER);
  await paste(page, ['1. e4 e5 1-0', '1. e4 c5 0-1', '1. d4 *'].map((moves) => `[Event "?"]\n\n${moves}\n`).join('\n'));
  await page.part('open-keep').click();
  await expectSoon(() => page.part('open-kept').textContent()).toBe('3 games kept');
  await press(page, 'Escape');
  await page.part('tab-openings').click();
  await expectSoon(() => page.part('opening-move').allTextContents()).toEqual(['e4', 'd4']);
  await expectSoon(() => page.part('opening-games').allTextContents()).toEqual(['2', '1']);
  await page.part('opening-move').first().click();
  await expectSoon(() => page.part('opening-move').allTextContents()).toEqual(['c5', 'e5']);
});

test('a game that was played is analysed from its end', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await game.board.click('e2', 'e4');
  await game.action('resign').click();
  await game.part('resign-yes').click();
  await game.part('to-analysis').click();
  await current(game).toBe('e4');
  await game.part('tab-openings').click();
  await expectSoon(() => game.part('explorer').getAttribute('data-games')).toBe('1');
});

/** Runs in the page. */
function namesOf(elements: unknown): string[] {
  return (elements as { dataset: { san: string } }[]).map(({ dataset }) => dataset.san);
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
  /** A digest of what is seen, all frames before it drawn below. */
  readonly pixels: string;
}

/** Runs in the page, which has a decoder of GIFs that is not ours. */
async function framesOf(base64: string): Promise<Frame[]> {
  const { ImageDecoder, OffscreenCanvas, atob } = globalThis as unknown as Decoding;
  const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: 'image/gif' });
  await Promise.all([decoder.completed, decoder.tracks.ready]);
  const frames: Frame[] = [];
  for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const { displayWidth: width, displayHeight: height, duration } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    const digest = await crypto.subtle.digest('SHA-256', context.getImageData(0, 0, width, height).data);
    const pixels = Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join('');
    frames.push({ width, height, milliseconds: duration / 1000, pixels });
  }
  return frames;
}

/** What is needed here of the page's globals; their types belong to browsers, and tests run in Node. */
interface Decoding {
  readonly ImageDecoder: new (options: {
    data: Uint8Array;
    type: string;
  }) => {
    readonly completed: Promise<void>;
    readonly tracks: { readonly ready: Promise<void>; readonly selectedTrack: { readonly frameCount: number } };
    decode(options: { frameIndex: number }): Promise<{ image: Picture }>;
  };
  readonly OffscreenCanvas: new (
    width: number,
    height: number,
  ) => {
    getContext(kind: '2d'): {
      drawImage(image: Picture, x: number, y: number): void;
      getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray<ArrayBuffer> };
    };
  };
  atob(text: string): string;
}

interface Picture {
  readonly displayWidth: number;
  readonly displayHeight: number;
  /** Microseconds. */
  readonly duration: number;
}
