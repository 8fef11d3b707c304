/** What lies far below is made when its reader comes near, or prints the page. */

/** How far below the window something may begin and count as seen. */
const NEAR = '400px 0px';

/** One thing after the other, so that a page with much to make answers in between. */
let line: Promise<void> = Promise.resolve();

/** Calls once when the element is near or within the window. @returns stops watching */
export function whenSeen(element: Element, act: () => void): () => void {
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    observer.disconnect();
    removeEventListener('beforeprint', see);
  };
  const see = (): void => {
    stop();
    act();
  };
  const seeInTurn = (): void => {
    observer.disconnect();
    line = line.then(nextTask);
    void line.then(() => {
      if (!isStopped) see();
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seeInTurn();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  addEventListener('beforeprint', see);
  return stop;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
