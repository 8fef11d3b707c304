/**
 * Where a page had been scrolled to when it was left, kept in its entry of the browser's history, so that the way back leads to the
 * same place. Browsers would do it themselves if pages were there at once; ours are fetched.
 */

/** Milliseconds a page is given to grow as long as it was. */
const PATIENCE = 2000;
const SETTLED = 100;

interface Entry {
  readonly scroll?: number;
}

/** Keeps the place of the page that is shown whenever it comes to rest, until the returned function is called. */
export function keepScroll(): () => void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = (): void => {
    const { href } = location;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The address changes before anybody hears of it.
      if (location.href === href) history.replaceState({ ...entry(), scroll: scrollY }, '');
    }, SETTLED);
  };
  const forget = (): void => clearTimeout(timer);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', forget);
  return () => {
    forget();
    removeEventListener('scroll', onScroll);
    removeEventListener('hashchange', forget);
  };
}

/** Goes where the present entry of the history was left: to the top of a new one. */
export function restoreScroll(): void {
  const { scroll = 0 } = entry();
  scrollTo(0, scroll);
  if (scroll > 0 && scrollY < scroll - 1) waitFor(scroll);
}

/** Until the page is long enough, or its reader does something. */
function waitFor(scroll: number): void {
  const watch = new ResizeObserver(() => {
    scrollTo(0, scroll);
    if (scrollY >= scroll - 1) stop();
  });
  const stop = (): void => {
    clearTimeout(timer);
    watch.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  watch.observe(document.body);
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true });
}

const GESTURES = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'hashchange'] as const;

function entry(): Entry {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
