/**
 * @module Mouse, pen and finger: what they do on the board, told as presses, carries, drawings and looks at squares.
 *
 * Moving the pointer costs the same on any board: a division finds the square, and something happens only when that
 * square is another one. The place of the board on the page is measured when the pointer enters or presses.
 */
import type { Brush } from '../draw/index.js';
import { brushOf } from './drawings.js';

/** A place within the board's box, in pixels, and the square there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly square: string | undefined;
}

export interface PointerActions {
  /** The square at a point of the board's box, each from 0 to 1. */
  squareAt(x: number, y: number): string | undefined;
  /** A press begins. Says whether what is there can now be carried. */
  press(square: string): boolean;
  /** A press ends where it began, without having been carried away. */
  tap(square: string): void;
  carry(at: Spot, isTouch: boolean): void;
  drop(at: Spot, isTouch: boolean): void;
  /** The carrying is called off. */
  abandon(): void;
  /** The second button is pressed. Says whether that begins a drawing. */
  pressSecond(): boolean;
  /** An arrow from one square to another, or a circle around one, as it is being drawn; undefined: there is none any more. */
  sketch(from: string, to: string | undefined, brush: Brush): void;
  /** It has been drawn. */
  draw(from: string, to: string | undefined, brush: Brush): void;
  hover(square: string | undefined): void;
  longPress(square: string): void;
}

const CARRY_AFTER_PX = { mouse: 4, touch: 9 };
const LONG_PRESS_MS = 450;
const SECOND_BUTTON = 2;

interface Press {
  readonly pointer: number;
  readonly square: string;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly canCarry: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  wasLong: boolean;
  /** What has come of it once the pointer has moved away. */
  doing: 'nothing' | 'carrying' | 'drawing';
}

export interface PointerControl {
  /** Forgets a press that is under way. */
  cancel(): void;
  destroy(): void;
}

export function controlPointer(element: HTMLElement, actions: PointerActions): PointerControl {
  const listeners = new AbortController();
  const { signal } = listeners;
  const view = element.ownerDocument.defaultView;
  let box = element.getBoundingClientRect();
  let press: Press | undefined;
  let hovered: string | undefined;
  const measure = () => {
    box = element.getBoundingClientRect();
  };

  element.addEventListener('pointerenter', measure, { signal });
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('pointerleave', () => hover(undefined), { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  // A finger that draws does not scroll the page as well.
  element.addEventListener('touchmove', keepStill, { signal, passive: false });
  // Else the browser sends a click after the touch, which would hit whatever a move has opened over the board.
  element.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), { signal });
  view?.addEventListener('scroll', measure, { signal, passive: true, capture: true });
  view?.addEventListener('resize', measure, { signal, passive: true });

  return {
    cancel,
    destroy: () => {
      cancel();
      listeners.abort();
    },
  };

  function down(event: PointerEvent): void {
    if (press !== undefined) {
      cancel();
      return;
    }
    if (!event.isPrimary) return;
    measure();
    const square = squareOf(event);
    if (square === undefined) return;
    if (event.button === SECOND_BUTTON) beginDrawing(event, square);
    else if (event.button === 0) beginPress(event, square);
  }

  function beginPress(event: PointerEvent, square: string): void {
    const canCarry = actions.press(square);
    if (canCarry) element.setPointerCapture(event.pointerId);
    press = { ...pressed(event, square), canCarry, timer: setTimeout(lookLong, LONG_PRESS_MS) };
  }

  function beginDrawing(event: PointerEvent, square: string): void {
    if (!actions.pressSecond()) return;
    element.setPointerCapture(event.pointerId);
    press = { ...pressed(event, square), doing: 'drawing' };
    actions.sketch(square, square, brushOf(event));
  }

  function pressed(event: PointerEvent, square: string): Press {
    const { pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
    const isTouch = pointerType !== 'mouse';
    return { pointer, square, x, y, isTouch, canCarry: false, timer: undefined, wasLong: false, doing: 'nothing' };
  }

  function move(event: PointerEvent): void {
    if (press === undefined) {
      if (event.pointerType === 'mouse') hover(squareOf(event));
      return;
    }
    if (event.pointerId !== press.pointer) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (press.doing === 'nothing' && far < CARRY_AFTER_PX[press.isTouch ? 'touch' : 'mouse']) return;
    clearTimeout(press.timer);
    if (press.wasLong) press.doing = 'drawing';
    else if (press.canCarry) press.doing = 'carrying';
    if (press.doing === 'carrying') actions.carry(spotOf(event), press.isTouch);
    if (press.doing === 'drawing') actions.sketch(press.square, squareOf(event), brushOf(event));
  }

  function up(event: PointerEvent): void {
    if (press === undefined || event.pointerId !== press.pointer) return;
    const { doing, wasLong, square, timer, isTouch } = press;
    clearTimeout(timer);
    press = undefined;
    if (doing === 'carrying') actions.drop(spotOf(event), isTouch);
    else if (doing === 'drawing') actions.draw(square, squareOf(event), brushOf(event));
    else if (squareOf(event) === square && !wasLong) actions.tap(square);
  }

  function cancel(): void {
    if (press === undefined) return;
    clearTimeout(press.timer);
    const { doing, square } = press;
    press = undefined;
    if (doing === 'carrying') actions.abandon();
    if (doing === 'drawing') actions.sketch(square, undefined, 'plain');
  }

  function lookLong(): void {
    if (press === undefined || !press.isTouch) return;
    press.wasLong = true;
    actions.longPress(press.square);
  }

  function keepStill(event: TouchEvent): void {
    if (press?.wasLong && event.cancelable) event.preventDefault();
  }

  function hover(square: string | undefined): void {
    if (square === hovered) return;
    hovered = square;
    actions.hover(square);
  }

  function spotOf(event: PointerEvent): Spot {
    return { x: event.clientX - box.left, y: event.clientY - box.top, square: squareOf(event) };
  }

  function squareOf(event: PointerEvent): string | undefined {
    return actions.squareAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }
}
