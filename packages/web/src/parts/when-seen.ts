/** What lies far below is made when its reader comes near, or prints the page. */

/** How far below the window something may begin and count as seen. */
const NEAR = '600px 0px';

/** Calls once when the element is near or within the window. @returns stops watching */
export function whenSeen(element: Element, act: () => void): () => void {
  const stop = (): void => {
    observer.disconnect();
    removeEventListener('beforeprint', see);
  };
  const see = (): void => {
    stop();
    act();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  addEventListener('beforeprint', see);
  return stop;
}
