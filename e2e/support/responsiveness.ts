/** Whether a page answers while something else goes on. */
import type { Page } from 'playwright-core';

/**
 * Watches the page's own thread until the returned function is called, which tells the longest time, in milliseconds, in which
 * the page did nothing for its visitor.
 */
export async function watchPauses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`(() => {
    let last = performance.now();
    const watch = { longest: 0 };
    watch.timer = setInterval(() => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - last);
      last = now;
    }, 10);
    globalThis.pauses = watch;
  })()`);
  return () => page.evaluate<number>('clearInterval(pauses.timer), Math.round(pauses.longest)');
}
