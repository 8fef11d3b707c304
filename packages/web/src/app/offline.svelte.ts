/**
 * Use without a network: registers the service worker once the page has settled, and tells whether everything is kept and whether a
 * newer version waits. Nobody's page is ever exchanged under them: the newer one begins when they say so.
 */

/** Milliseconds after the page has loaded: what is needed for the first move comes first. */
const PAUSE = 3000;

let isReady = $state(false);
let begin: (() => void) | undefined = $state.raw();

export const offline = {
  /** Everything is kept here. */
  get isReady(): boolean {
    return isReady;
  },
  /** Begins the newer version that waits; undefined when none does. */
  get beginNewer(): (() => void) | undefined {
    return begin;
  },
  dismiss(): void {
    begin = undefined;
  },
};

/** Safe to call anywhere: where the browser has no service workers, or refuses ours, nothing changes. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const start = (): void => {
    setTimeout(() => void register().catch(() => undefined), PAUSE);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('./sw.js', { scope: './' });
  worker.addEventListener('waiting', () => {
    begin = () => {
      worker.addEventListener('controlling', () => location.reload());
      worker.messageSkipWaiting();
    };
  });
  await worker.register();
  await navigator.serviceWorker.ready;
  isReady = true;
}
