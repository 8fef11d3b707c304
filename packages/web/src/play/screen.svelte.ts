/**
 * How much of the page is seen around a board: all of it; only what a game needs (zen); or that, filling the screen, as a class sees it on
 * a projector. It is a mark on the root element as well, so that the page's frame can step back.
 */
export class Screen {
  isZen = $state(false);
  isFull = $state(false);

  /** Whether only board, clocks and moves are seen. */
  get isBare(): boolean {
    return this.isZen || this.isFull;
  }

  get mayBeFull(): boolean {
    return document.fullscreenEnabled;
  }

  toggleZen(): void {
    if (this.isFull) void document.exitFullscreen();
    else this.isZen = !this.isZen;
  }

  /** @param element what is to fill the screen */
  async toggleFull(element: Element): Promise<void> {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    else await element.requestFullscreen().catch(() => undefined);
  }

  /** Follows the browser, which may leave the full screen by itself, until the returned function is called. */
  attend(): () => void {
    const follow = (): void => {
      this.isFull = document.fullscreenElement !== null;
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      delete document.documentElement.dataset.bare;
    };
  }

  /** Marks the root element; to be followed by an effect. */
  mark(): void {
    if (this.isBare) document.documentElement.dataset.bare = '';
    else delete document.documentElement.dataset.bare;
  }
}
