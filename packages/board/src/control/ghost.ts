/**
 * @module The piece that is carried: a picture of its own that lies on a layer of its own, so that moving it repaints nothing of the
 * board. It follows the pointer by transform; put back, it glides home. Above a finger it is larger, and says over which square it is.
 */
import { svgElement } from './svg.js';

export interface Ghost {
  readonly element: HTMLElement;
  /** @param symbol id of its picture @param side of a square, in pixels */
  show(symbol: string, side: number, isTouch: boolean): void;
  /** @param x and @param y of the pointer within the board, in pixels */
  moveTo(x: number, y: number, over: string | undefined): void;
  hide(): void;
  /** Glides to the middle of a square, in pixels, and is gone. @param duration milliseconds @param then when it is there */
  glideTo(x: number, y: number, duration: number, then: () => void): void;
}

const SCALE = { mouse: 1.08, touch: 1.7 };
/** How far a piece is held above the finger that hides it, in squares. */
export const HELD_ABOVE = 1.1;

export function createGhost(document: Document): Ghost {
  const element = document.createElement('div');
  element.className = 'hd-ghost';
  element.setAttribute('aria-hidden', 'true');
  const svg = svgElement(document, 'svg', { viewBox: '0 0 100 100' });
  const use = svgElement(document, 'use', { width: 100, height: 100 });
  const tag = document.createElement('span');
  tag.className = 'hd-tag';
  svg.append(use);
  element.append(svg, tag);
  let [size, above, square] = [0, 0, 0];
  let at = '';
  /** Ends the way home at once. */
  let arrive: (() => void) | undefined;
  element.style.display = 'none';

  return { element, show, moveTo, hide, glideTo };

  function show(symbol: string, side: number, isTouch: boolean): void {
    arrive?.();
    use.setAttribute('href', `#${symbol}`);
    square = side;
    size = side * (isTouch ? SCALE.touch : SCALE.mouse);
    above = isTouch ? side * HELD_ABOVE : 0;
    element.style.width = `${size}px`;
    element.style.height = `${size}px`;
    element.style.display = 'block';
    tag.hidden = !isTouch;
  }

  function moveTo(x: number, y: number, over: string | undefined): void {
    at = `translate(${x - size / 2}px, ${y - size / 2 - above}px)`;
    element.style.transform = at;
    const text = over ?? '';
    if (!tag.hidden && tag.textContent !== text) tag.textContent = text;
  }

  function hide(): void {
    arrive?.();
    element.style.display = 'none';
  }

  function glideTo(x: number, y: number, duration: number, then: () => void): void {
    tag.hidden = true;
    const home = `translate(${x - size / 2}px, ${y - size / 2}px) scale(${square / size})`;
    const animation = element.animate({ transform: [at, home] }, { duration, easing: 'ease-out' });
    arrive = () => {
      arrive = undefined;
      animation.cancel();
      element.style.display = 'none';
      then();
    };
    animation.onfinish = () => arrive?.();
  }
}
