/** The page of a game, as its players see and use it. */
import type { Locator, Page } from 'playwright-core';
import { Board } from './board.js';
import { expectSoon } from './expect-soon.js';

export type Tab = 'moves' | 'rules' | 'position';
export type Action = 'new' | 'flip' | 'undo' | 'draw' | 'resign' | 'hint' | 'analyse';

const MOST_TABS = 60;

export class GamePage {
  readonly page: Page;
  readonly board: Board;

  constructor(page: Page) {
    this.page = page;
    this.board = new Board(page);
  }

  /** Anything that the page names for tests: a notice, a button, a strip. */
  part(testid: string): Locator {
    return this.page.getByTestId(testid);
  }

  /** One of the buttons beside the board. */
  action(action: Action): Locator {
    return this.part(`action-${action}`);
  }

  async show(tab: Tab): Promise<void> {
    await this.part(`tab-${tab}`).click();
  }

  /** The moves of the list, in SAN; the list must be shown. */
  moves(): Promise<string[]> {
    return this.page.locator('[data-ply]').allTextContents();
  }

  /** Waits for a move, counted from 1, and for what it says. */
  async hasPlayed(ply: number, san: string): Promise<void> {
    await expectSoon(() => this.page.locator(`[data-ply="${ply}"]`).textContent()).toBe(san);
  }

  /** The position as the page writes it. */
  async fen(): Promise<string> {
    await this.show('position');
    const fen = await this.part('fen').inputValue();
    await this.show('moves');
    return fen;
  }

  /** What the page offers to choose from. */
  async choices(): Promise<string[]> {
    await this.part('choice').waitFor();
    return (await this.part('choice-option').allTextContents()).map((text) => text.trim());
  }

  /** Presses a key until an element has the focus. */
  async tabTo(aim: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses++) {
      if (await aim.evaluate(hasFocus)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${MOST_TABS} times ${key} did not lead to ${String(aim)}`);
  }

  /** Waits for the end of the game: the rule that ended it, and how that is put. */
  async result(): Promise<{ readonly rule: string; readonly words: string }> {
    const notice = this.part('result');
    await notice.waitFor();
    const rule = (await notice.getAttribute('data-about')) ?? '';
    return { rule, words: (await notice.locator('.title').textContent()) ?? '' };
  }

  /** What was last read out to people who hear the page. */
  async announced(): Promise<string> {
    return ((await this.part('announcer').textContent()) ?? '').trim();
  }
}

/** Runs in the page. */
function hasFocus(element: unknown): boolean {
  return (element as { matches(selector: string): boolean }).matches(':focus');
}
