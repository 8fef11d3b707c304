/** The board on the page, as people use it: by mouse, finger or keyboard. Squares are named, as players name them. */
import type { CDPSession, Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

const LONG_PRESS_MS = 700;

export class Board {
  readonly #page: Page;
  readonly #grid: Locator;
  #settledAt = '';

  /** @param within what holds the board, where a page has several */
  constructor(page: Page, within: Page | Locator = page) {
    this.#page = page;
    this.#grid = within.getByTestId('board').getByRole('grid');
  }

  square(name: string): Locator {
    return this.#grid.locator(`[data-square="${name}"]`);
  }

  /** What a screen reader reads of a square: `e2, white pawn, can move to e3, e4`. */
  async read(name: string): Promise<string> {
    return (await this.square(name).getAttribute('aria-label')) ?? '';
  }

  async drag(from: string, to: string): Promise<void> {
    const [start, end] = await this.#centres(from, to);
    const { mouse } = this.#page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up();
  }

  async click(...names: readonly string[]): Promise<void> {
    for (const { x, y } of await this.#centres(...names)) await this.#page.mouse.click(x, y);
  }

  async hover(name: string): Promise<void> {
    const [{ x, y }] = await this.#centres(name);
    await this.#page.mouse.move(x, y);
  }

  async tap(...names: readonly string[]): Promise<void> {
    for (const { x, y } of await this.#centres(...names)) await this.#page.touchscreen.tap(x, y);
  }

  /** Carries a piece with a finger. */
  async swipe(from: string, to: string): Promise<void> {
    const [start, end] = await this.#centres(from, to);
    await this.#touching(async (finger) => {
      await finger('touchStart', start);
      for (const part of [0.3, 0.6, 1]) await finger('touchMove', between(start, end, part));
      await finger('touchEnd');
    });
  }

  /** Carries a piece to a point that lies off the middle of a square, in parts of a square. */
  async dragBeside(from: string, to: string, off: Point): Promise<void> {
    const [start, end] = await this.#centres(from, to);
    const side = (await this.square(to).boundingBox())?.width ?? 0;
    const { mouse } = this.#page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x + off.x * side, end.y + off.y * side, { steps: 3 });
    await mouse.up();
  }

  /** Draws with the second button: an arrow, or a circle around one square. */
  async draw(from: string, to: string = from): Promise<void> {
    const [start, end] = await this.#centres(from, to);
    const { mouse } = this.#page;
    await mouse.move(start.x, start.y);
    await mouse.down({ button: 'right' });
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up({ button: 'right' });
  }

  /** Draws with a finger that is held before it goes on. */
  async drawByTouch(from: string, to: string): Promise<void> {
    const [start, end] = await this.#centres(from, to);
    await this.#touching(async (finger) => {
      await finger('touchStart', start);
      await this.#page.waitForTimeout(LONG_PRESS_MS);
      for (const part of [0.3, 0.6, 1]) await finger('touchMove', between(start, end, part));
      await finger('touchEnd');
    });
  }

  /** A finger carries a piece and is looked at before it is lifted. */
  async swipeSlowly(from: string, to: string, look: () => Promise<void>): Promise<void> {
    const [start, end] = await this.#centres(from, to);
    await this.#touching(async (finger) => {
      await finger('touchStart', start);
      for (const part of [0.3, 0.6, 1]) await finger('touchMove', between(start, end, part));
      await look();
      await finger('touchEnd');
    });
  }

  async longPress(name: string): Promise<void> {
    const [point] = await this.#centres(name);
    await this.#touching(async (finger) => {
      await finger('touchStart', point);
      await this.#page.waitForTimeout(LONG_PRESS_MS);
      await finger('touchEnd');
    });
  }

  /** Moves by typing the names of squares; the board must have the focus. */
  async type(from: string, to: string): Promise<void> {
    for (const name of [from, to]) {
      for (const letter of name) await this.#page.keyboard.press(letter);
      await this.#page.keyboard.press('Enter');
    }
  }

  /** Moves by the arrow keys; the board must have the focus, White's side at the bottom. */
  async walk(from: string, to: string): Promise<void> {
    for (const name of [from, to]) {
      const [start, end] = [placeOf((await this.cursor()) ?? ''), placeOf(name)];
      await this.#press(end.file > start.file ? 'ArrowRight' : 'ArrowLeft', Math.abs(end.file - start.file));
      await this.#press(end.rank > start.rank ? 'ArrowUp' : 'ArrowDown', Math.abs(end.rank - start.rank));
      await this.#page.keyboard.press('Space');
    }
  }

  /** The square that has the focus, if one has. */
  async cursor(): Promise<string | undefined> {
    const focused = this.#grid.locator(':focus');
    return (await focused.count()) > 0 ? ((await focused.getAttribute('data-square')) ?? undefined) : undefined;
  }

  async #press(key: string, times: number): Promise<void> {
    for (let i = 0; i < times; i++) await this.#page.keyboard.press(key);
  }

  /** Where squares lie on the screen. Asks the page but once: a game has many moves. */
  async #centres<Names extends readonly string[]>(...names: Names): Promise<{ [Index in keyof Names]: Point }> {
    await this.#settle();
    const centres = await this.#grid.evaluate(centresIn, names);
    return centres.map((centre, i) => {
      if (centre === undefined) throw new Error(`the board has no square ${names[i]}`);
      return centre;
    }) as { [Index in keyof Names]: Point };
  }

  /** A page that has just been gone to is still scrolling to where it begins. */
  async #settle(): Promise<void> {
    if (this.#settledAt === this.#page.url()) return;
    await this.#grid.locator('[data-square]').first().waitFor();
    await this.#grid.evaluate(stillness);
    this.#settledAt = this.#page.url();
  }

  async #touching(gesture: (finger: Finger) => Promise<void>): Promise<void> {
    const session: CDPSession = await this.#page.context().newCDPSession(this.#page);
    await gesture(async (type, point) => {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [point] });
    });
    await session.detach();
  }
}

/** What is needed here of the page's own elements; their types belong to browsers, and tests run in Node. */
interface PageElement {
  getBoundingClientRect(): { x: number; y: number; width: number; height: number; top: number; bottom: number };
  querySelector(selector: string): PageElement | null;
  scrollIntoView(options: { block: 'nearest' }): void;
  readonly ownerDocument: { readonly documentElement: { readonly clientHeight: number } };
}

/** Runs in the page: resolves when an element has kept its place for a while. */
async function stillness(element: unknown): Promise<void> {
  let [place, since] = ['', performance.now()];
  while (performance.now() - since < 50) {
    const { x, y, width } = (element as PageElement).getBoundingClientRect();
    if (place !== `${x} ${y} ${width}`) [place, since] = [`${x} ${y} ${width}`, performance.now()];
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Runs in the page. The board is scrolled to where all of it is seen, if it is not. */
function centresIn(element: unknown, names: readonly string[]): (Point | undefined)[] {
  const grid = element as PageElement;
  const { top, bottom } = grid.getBoundingClientRect();
  if (top < 0 || bottom > grid.ownerDocument.documentElement.clientHeight) grid.scrollIntoView({ block: 'nearest' });
  return names.map((name) => {
    const box = grid.querySelector(`[data-square="${name}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

type Finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) => Promise<void>;

function between(start: Point, end: Point, part: number): Point {
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
}

function placeOf(name: string): { file: number; rank: number } {
  return { file: name.charCodeAt(0), rank: Number(name.slice(1)) };
}
