/**
 * @module The docs site. Its pages are written into `.pages` first (`src/write-pages.ts`, TypeDoc); a link that leads nowhere fails
 * the build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

const LIBRARY = ['rules', 'board', 'engine', 'lab'];
const OF_RULES = ['betza', 'board', 'dictionary', 'document', 'game', 'movement', 'notation', 'position'];

/** Where the site lies on its host. */
const BASE = process.env.DOCS_BASE ?? '/';

export default defineConfig({
  title: 'Hippodrome',
  description: 'Chess on horseback: a rules document is the program',
  lang: 'en',
  base: BASE,
  head: [['link', { rel: 'icon', href: `${BASE}pieces/nightrider.svg` }]],
  srcDir: '.pages',
  outDir: '.site',
  cacheDir: '../node_modules/.cache/vitepress',
  cleanUrls: false,
  ignoreDeadLinks: false,
  markdown: { languageAlias: { console: 'shellsession' }, config: showBraces },
  themeConfig: {
    nav: [
      { text: 'Write a game', link: '/ten-minutes' },
      { text: 'Games', link: '/games/' },
      { text: 'Library', link: '/library/' },
    ],
    sidebar: [
      {
        text: 'Write games',
        items: [
          { text: 'A game in ten minutes', link: '/ten-minutes' },
          { text: 'The rules document', link: '/document-format' },
          { text: 'Dictionary of pieces', link: '/pieces' },
          { text: 'Betza notation', link: '/betza' },
        ],
      },
      { text: 'Games', link: '/games/', items: games() },
      {
        text: 'Engines',
        items: [
          { text: 'The engine in other programs', link: '/engines' },
          { text: 'Matches', link: '/matches' },
          { text: 'What the fast core plays', link: '/core' },
        ],
      },
      { text: 'Server', items: [{ text: 'Accounts', link: '/accounts' }] },
      {
        text: 'Library',
        link: '/library/',
        items: [
          ...LIBRARY.map((name) => ({ text: `@hippodrome/${name}`, link: `/library/@hippodrome/${name}` })),
          ...OF_RULES.map((name) => ({ text: `…/rules/${name}`, link: `/library/@hippodrome/rules/${name}` })),
        ],
      },
    ],
    outline: [2, 3],
    search: { provider: 'local' },
  },
});

/** @returns {{ text: string, link: string }[]} */
function games() {
  const list = fileURLToPath(new URL('../.pages/games.json', import.meta.url));
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/**
 * Two braces are an expression to Vue; in our pages they are what documents write before a diagram.
 * @param {import('vitepress').MarkdownRenderer} markdown
 */
function showBraces({ renderer }) {
  for (const rule of ['text', 'code_inline']) {
    const render = renderer.rules[rule];
    renderer.rules[rule] = (...args) => (render?.(...args) ?? '').replaceAll('{{', '&#123;&#123;');
  }
}
