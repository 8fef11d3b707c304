/**
 * Every page in every language, on the narrowest screen: titled, headed, marked as what it is, in words and not in keys, nothing wider than
 * the screen. And the whole of it turned around, as for a script that is written from the right.
 */
/// <reference types="vite/types/importMeta.d.ts" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.js';
import type { GamePage } from '../support/game-page.js';
import { visiting } from '../support/visiting.js';

const { open } = visiting();

const LANGUAGES = ['en', 'de', 'fr', 'es', 'zh'] as const;
const NARROW = { width: 320, height: 700 };
const english = import.meta.glob<Readonly<Record<string, string>>>('../../packages/web/src/i18n/en/*.ts', {
  import: 'texts',
  eager: true,
});
const TEXTS = Object.assign({}, ...Object.values(english)) as Readonly<Record<string, string>>;

/** The addresses of all pages, read from their table. */
const ADDRESSES = [
  '#/play/knights',
  ...[
    ...readFileSync(new URL('../../packages/web/src/app/pages.ts', import.meta.url), 'utf8').matchAll(
      /address: '([\w-]+)',\s+needs: '([\w-]+)'/g,
    ),
  ].map(([, address, needs]) => `#/${address}${needs === 'game' ? '/knights' : ''}`),
];

interface Seen {
  readonly title: string;
  readonly lang: string;
  readonly headings: readonly string[];
  readonly text: string;
  /** Pieces of text that are not marked as English. */
  readonly own: readonly string[];
  readonly excess: number;
}

/** Runs in the page. */
const LOOK = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const own = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement.closest('[lang]').lang === document.documentElement.lang && node.parentElement.closest('script, style, noscript') === null) own.push(node.textContent.trim());
  }
  return {
    title: document.title,
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1:not([data-before])')].map((heading) => heading.textContent.trim()),
    text: document.body.innerText,
    own: own.filter((text) => text !== ''),
    excess: document.documentElement.scrollWidth - innerWidth,
  };
})()`;

/** Runs in the page: until its text has stood still for a while. */
const SETTLE = `(async () => {
  for (let [text, still] = ['', 0]; still < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = document.body.innerText;
    [text, still] = [now, now === text ? still + 1 : 0];
  }
})()`;

async function go(game: GamePage, address: string): Promise<Seen> {
  // The page before stays until the next is there: its heading is marked, to tell them apart.
  await game.page.evaluate(
    `document.querySelector('h1')?.setAttribute('data-before', ''); location.hash = '${address.slice(1)}'`,
  );
  const look = (): Promise<Seen> => game.page.evaluate<Seen>(LOOK);
  await expectSoon(async () => (await look()).headings.length).toBe(1);
  await game.page.evaluate(SETTLE);
  return look();
}

test.each(LANGUAGES)('all pages in %s', async (language) => {
  const game = await open('#/', { viewport: NARROW, language });
  await game.part('games').waitFor();
  const titles = new Set<string>();
  const faults: string[] = [];
  for (const address of [...ADDRESSES, '#/']) {
    const { title, lang, headings, text, own, excess } = await go(game, address);
    titles.add(title);
    const isKey = (word: string): boolean => word in TEXTS || `${word}_other` in TEXTS;
    const keys = (text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []).filter(isKey);
    const unfilled = text.match(/\{\{.*?\}\}|\bundefined\b|\bNaN\b|\[object/g) ?? [];
    const left = own.filter((words) => language !== 'en' && (isEnglish(words) || STOP_WORDS.test(words)));
    if (lang !== language) faults.push(`${address}: marked as ${lang}`);
    if (headings[0] === '') faults.push(`${address}: an empty heading`);
    if (excess > 0) faults.push(`${address}: ${excess} pixels too wide`);
    faults.push(...[...keys, ...unfilled, ...left].map((words) => `${address}: ${words}`));
  }
  expect(faults).toEqual([]);
  expect(titles.size, 'titles that are told apart').toBeGreaterThan(ADDRESSES.length - 2);
});

/** Words without which English says little, and which the other languages do not have. */
const STOP_WORDS =
  /(?<![\p{L}-])(?:the|and|with|is|are|may|of|this|that|which|must|from|when|you|your|have|its)(?![\p{L}-])/u;

/** English texts of some length that stand on the page as they are. */
const LONG = new Set(Object.values(TEXTS).filter((text) => text.split(' ').length > 2 && !text.includes('{{')));
function isEnglish(words: string): boolean {
  return LONG.has(words);
}

test('another language is chosen where the game goes on', async () => {
  const game = await open('#/play/nightrider?mode=hotseat');
  await game.board.click('e2', 'e4');
  await game.hasPlayed(1, 'e4');
  await game.page.goto(game.page.url().replace(/#.*/, '#/settings'));
  const choice = game.page.getByTestId('language').first();
  await choice.selectOption('fr');
  await expectSoon(() => game.page.evaluate('document.documentElement.lang')).toBe('fr');
  await game.page.goto(game.page.url().replace(/#.*/, '#/play/nightrider?mode=hotseat'));
  await expectSoon(() => game.part('status').textContent()).toContain('Trait aux Noirs');
  await expectSoon(() => game.board.read('b1')).toContain('noctambule blanc');
  await game.board.click('b8', 'c6');
  await expectSoon(() => game.announced()).toContain('Noirs\u00a0: noctambule b8');
});

test('turned around, pages are mirrored and boards are not', async () => {
  const game = await open('#/play/wide-nightrider?mode=hotseat', { viewport: { width: 390, height: 844 } });
  await game.board.square('a1').waitFor();
  await game.page.evaluate("document.documentElement.dir = 'rtl'");
  const at = async (what: string): Promise<number> =>
    (await game.page.locator(what).first().boundingBox())?.x ?? Number.NaN;
  expect(await at('[data-square=a1]')).toBeLessThan(await at('[data-square=l1]'));
  expect(await at('header a')).toBeGreaterThan(await at('header button'));
  expect(await at('[data-testid=action-new]')).toBeGreaterThan(await at('[data-testid=action-flip]'));
  await game.board.click('c2', 'c5');
  await game.hasPlayed(1, 'c5');
  await game.action('new').click();
  await game.part('new-game').waitFor();
  const dialog = await game.part('new-game').boundingBox();
  expect(dialog?.x).toBeGreaterThanOrEqual(0);
  expect(await at('[data-testid=new-game] h2')).toBeGreaterThan(await at('[data-testid=new-game] header button'));
  expect(await game.page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(1);
});
