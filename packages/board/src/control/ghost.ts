/**
 * @module The piece that is carried: a picture of its own that lies on a layer of its own, so that moving it repaints
 * nothing of the board.
 */
import { svgElement } from './svg.js';

export interface Ghost {
  readonly element: SVGSVGElement;
  /** @param symbol id of its picture @param side of a square, in pixels */
  show(symbol: string, side: number, isTouch: boolean): void;
  /** @param x and @param y of the pointer within the board, in pixels */
  moveTo(x: number, y: number): void;
  hide(): void;
}

const SCALE = { mouse: 1.08, touch: 1.7 };
/** How far a piece is held above the finger that hides it, in squares. */
const HELD_ABOVE = 0.75;

export function createGhost(document: Document): Ghost {
  const element = svgElement(document, 'svg', { class: 'hd-ghost', viewBox: '0 0 100 100', 'aria-hidden': 'true' });
  const use = svgElement(document, 'use', { width: 100, height: 100 });
  element.append(use);
  let [size, above] = [0, 0];
  element.style.display = 'none';
  return {
    element,
    show: (symbol, side, isTouch) => {
      use.setAttribute('href', `#${symbol}`);
      size = side * (isTouch ? SCALE.touch : SCALE.mouse);
      above = isTouch ? side * HELD_ABOVE : 0;
      element.style.width = `${size}px`;
      element.style.height = `${size}px`;
      element.style.display = 'block';
    },
    moveTo: (x, y) => {
      element.style.transform = `translate(${x - size / 2}px, ${y - size / 2 - above}px)`;
    },
    hide: () => {
      element.style.display = 'none';
    },
  };
}
