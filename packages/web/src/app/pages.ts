/**
 * The pages that are fetched when somebody goes there. Only the front page and the playing page come with the first visit: who has an
 * address of a game is to move a piece at once.
 */
import type { Ruleset } from '@hippodrome/rules';
import type { Component } from 'svelte';
import type { GameSummary } from '../games/summary.js';
import { type Namespace, t } from '../i18n/index.js';

export interface PageProps {
  /** What follows the page's address, and the game's when it has one. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  /** Whether there is a page of that address. */
  readonly has: (address: string) => boolean;
  /** There when the page needs a game. */
  readonly game: GameSummary | undefined;
  readonly rules: Ruleset | undefined;
}

interface Common {
  /** The first part of its address, `#/<address>`. */
  readonly address: string;
  /** What it says besides what every page may say. */
  readonly texts: readonly Namespace[];
  /** It fills the window: there is no footer below it. */
  readonly whole?: true;
}

/** A page by itself, or one that may be about a game: `#/<address>` and `#/<address>/<slug>`. */
interface LonePage extends Common {
  readonly needs: 'nothing' | 'perhaps-a-game';
  readonly title: (game?: GameSummary) => string;
  readonly load: () => Promise<{ readonly default: Component<PageProps> | Component<Record<string, never>> }>;
}

/** A page about a game, `#/<address>/<slug>`. */
interface GamePage extends Common {
  readonly needs: 'game';
  readonly title: (game: GameSummary) => string;
  readonly load: () => Promise<{ readonly default: Component<PageProps & { game: GameSummary; rules: Ruleset }> }>;
}

export type Page = LonePage | GamePage;

export const PAGES: readonly Page[] = [
  {
    address: 'game',
    needs: 'game',
    texts: ['game', 'rules'],
    title: ({ title }) => title,
    load: () => import('../game/GamePage.svelte'),
  },
  {
    address: 'rules',
    needs: 'game',
    texts: ['rules', 'game'],
    title: ({ title }) => t('home.rulesOf', { title }),
    load: () => import('../rules/RulesRoute.svelte'),
  },
  {
    address: 'learn',
    needs: 'perhaps-a-game',
    texts: ['learn', 'rules', 'problems'],
    title: (game) => (game === undefined ? t('learn.title') : t('learn.of', { title: game.title })),
    load: () => import('../learn/LearnPage.svelte'),
  },
  {
    address: 'games',
    needs: 'perhaps-a-game',
    texts: ['kept', 'study'],
    title: (game) => (game === undefined ? t('nav.kept') : `${t('nav.kept')}: ${game.title}`),
    load: () => import('../kept/KeptPage.svelte'),
  },
  {
    address: 'workshop',
    needs: 'nothing',
    texts: ['workshop', 'game', 'rules', 'problems'],
    title: () => t('nav.workshop'),
    load: () => import('../workshop/WorkshopPage.svelte'),
  },
  {
    address: 'settings',
    needs: 'nothing',
    texts: ['settings', 'board'],
    title: () => t('nav.settings'),
    load: () => import('../settings/SettingsPage.svelte'),
  },
  {
    address: 'about',
    needs: 'nothing',
    texts: ['about'],
    title: () => t('nav.about'),
    load: () => import('../about/AboutPage.svelte'),
  },
  {
    address: 'analysis',
    needs: 'perhaps-a-game',
    texts: ['study', 'rules', 'problems'],
    title: (game) => (game === undefined ? t('study.choice') : t('study.title', { title: game.title })),
    load: () => import('../study/StudyPage.svelte'),
  },
  {
    address: 'puzzles',
    needs: 'nothing',
    texts: ['puzzles'],
    title: () => t('puzzles.title'),
    load: () => import('../puzzles/PuzzlesPage.svelte'),
  },
  {
    address: 'teach',
    needs: 'game',
    texts: ['teach', 'rules'],
    title: ({ title }) => t('teach.of', { title }),
    load: () => import('../teach/TeachPage.svelte'),
  },
  {
    address: 'editor',
    needs: 'game',
    texts: ['editor'],
    title: ({ title }) => t('editor.of', { title }),
    load: () => import('../editor/EditorPage.svelte'),
  },
  {
    address: 'sheet',
    needs: 'game',
    texts: ['sheet', 'rules'],
    title: ({ title }) => t('sheet.of', { title }),
    load: () => import('../sheet/SheetPage.svelte'),
  },
];

export function findPage(address: string): Page | undefined {
  return PAGES.find((page) => page.address === address);
}
