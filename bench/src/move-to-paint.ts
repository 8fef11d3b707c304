/**
 * What it costs from the moment a piece is let go of until the frame that shows it on its square has been painted: on the largest board,
 * against a friend, on a processor that Chromium slows down four times. Goal: 50 ms. Pieces are put by dragging and sent by clicking.
 *
 * As with moves of the pointer, what else the machine does is left out: time is that of the page's own thread, between two marks in a
 * trace. The first is set by the first listener that hears the pointer go up, the second behind the painting of the next frame, if that
 * shows the board changed.
 */
import type { CDPSession, Page } from 'playwright-core';
import { startChromium } from './support/chromium.js';
import { servePage } from './support/page-server.js';
import { report } from './support/report.js';
import { median } from './support/statistics.js';

const GAME = 'spider-rider';
const SLOWDOWN = 4;
const GAMES = 3;
/** Pawns of both sides go on, each legally whatever has been played before. */
const ROUND = [
  ['d4', 'd5'],
  ['d10', 'd9'],
  ['j4', 'j5'],
  ['j10', 'j9'],
  ['f3', 'f4'],
  ['f11', 'f10'],
] as const;
/** The first moves of a page meet code that has never run. */
const WARMING = 2;
/** Milliseconds in which the page does what a move makes it do. */
const SETTLE = 900;
const POLL = 100;

/** Runs in the page: marks each pointer that goes up, and, if the pieces have changed by then, that the next frame is painted. */
const WATCH = `
  let hasChanged = false;
  addEventListener('pointerup', () => {
    hasChanged = false;
    performance.mark('up');
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => hasChanged && performance.mark('painted');
      channel.port2.postMessage(undefined);
    });
  }, { capture: true });
  const pieces = document.querySelector('[data-testid="board"] .hd-layer-pieces');
  new MutationObserver(() => { hasChanged = true; }).observe(pieces, { attributes: true, attributeFilter: ['transform'], subtree: true });
`;
const PAINTED = `performance.getEntriesByName('painted').length > 0`;

const [browser, server] = await Promise.all([startChromium(), servePage()]);
try {
  const put = await measure('put');
  const sent = await measure('sent');
  report({
    cpu_slowdown_times: SLOWDOWN,
    moves_each: put.length,
    put_to_paint_median_ms: median(put),
    put_to_paint_worst_ms: Math.max(...put),
    sent_to_paint_median_ms: median(sent),
    sent_to_paint_worst_ms: Math.max(...sent),
    goal_ms: 50,
  });
} finally {
  await browser.close();
  await server.close();
}

/** Milliseconds of each move. */
async function measure(how: 'put' | 'sent'): Promise<readonly number[]> {
  const times: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${server.address}#/play/${GAME}?mode=hotseat`);
    await page.getByTestId('board').locator('[data-square]').first().waitFor();
    await page.evaluate(WATCH);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const tracing = await browser.newBrowserCDPSession();
    for (const [i, [from, to]] of ROUND.entries()) {
      await begin(page, from, to, how);
      const took = await traced(tracing, async () => {
        await page.evaluate('performance.clearMarks()');
        await page.mouse.up();
        while (!(await page.evaluate<boolean>(PAINTED))) await page.waitForTimeout(POLL);
      });
      if (i >= WARMING) times.push(took);
    }
    await context.close();
  }
  return times;
}

/** Everything but letting go of the piece, or of the square it is sent to. */
async function begin(page: Page, from: string, to: string, how: 'put' | 'sent'): Promise<void> {
  const [start, end] = await Promise.all([centreOf(page, from), centreOf(page, to)]);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  if (how === 'sent') {
    await page.mouse.up();
    await page.mouse.move(end.x, end.y);
    await page.mouse.down();
  } else await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.waitForTimeout(SETTLE);
}

async function centreOf(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('board').locator(`[data-square="${square}"]`).boundingBox();
  if (box === null) throw new Error(`the board has no square ${square}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What is needed here of an event of a trace; `tts` is the clock of its thread, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly tts?: number;
}

/** Milliseconds that the page's thread has worked between the two marks. */
async function traced(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: ['blink.user_timing'] };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const [up, painted] = ['up', 'painted'].map((mark) => events.find(({ name }) => name === mark)?.tts);
  if (up === undefined || painted === undefined) throw new Error('the move was not seen painted');
  return Math.round((painted - up) / 100) / 10;
}
