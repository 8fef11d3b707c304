/** The way to the text board of a page and back to its board. The text board may have to be fetched first. */
import { loadTexts } from '../i18n/index.js';

export const fetchTextBoard = () => Promise.all([import('./TextBoard.svelte'), loadTexts('text-board')]);

/** Where the text board is to appear, and how. */
interface Room {
  readonly page: () => HTMLElement | undefined;
  /** Brings the text board into sight. */
  readonly show: () => void;
}

export class TextLine {
  readonly #room: Room;
  /** The line is to have the focus as soon as it is there. */
  #isAwaited = false;

  constructor(room: Room) {
    this.#room = room;
  }

  readonly open = (): void => {
    this.#room.show();
    const line = this.#room.page()?.querySelector<HTMLElement>('[data-testid="text-line"]');
    if (line) line.focus();
    else this.#isAwaited = true;
  };

  readonly greet = (line: HTMLElement): void => {
    if (this.#isAwaited) line.focus();
    this.#isAwaited = false;
  };

  readonly leaveForBoard = (): void => {
    this.#room.page()?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  };
}
