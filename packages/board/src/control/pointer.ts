/**
 * @module Mouse, pen and finger: what they do on the board, told as presses, carries and looks at squares.
 *
 * Moving the pointer costs the same on any board: a division finds the square, and something happens only when that
 * square is another one. The place of the board on the page is measured when the pointer enters or presses.
 */
export interface PointerActions {
  /** The square at a point of the board's box, each from 0 to 1. */
  squareAt(x: number, y: number): string | undefined;
  /** A press begins. Says whether what is there can now be carried. */
  press(square: string): boolean;
  /** A press ends where it began, without having been carried away. */
  tap(square: string): void;
  carry(x: number, y: number, over: string | undefined, isTouch: boolean): void;
  drop(on: string | undefined): void;
  /** The carrying is called off. */
  abandon(): void;
  hover(square: string | undefined): void;
  longPress(square: string): void;
}

const CARRY_AFTER_PX = { mouse: 4, touch: 9 };
const LONG_PRESS_MS = 450;

interface Press {
  readonly pointer: number;
  readonly square: string;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly canCarry: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
  isCarrying: boolean;
  wasLong: boolean;
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
  element.addEventListener('contextmenu', menu, { signal });
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
    if (!event.isPrimary || event.button !== 0) return;
    measure();
    const square = squareOf(event);
    if (square === undefined) return;
    const canCarry = actions.press(square);
    if (canCarry) element.setPointerCapture(event.pointerId);
    press = {
      pointer: event.pointerId,
      square,
      x: event.clientX,
      y: event.clientY,
      isTouch: event.pointerType !== 'mouse',
      canCarry,
      timer: setTimeout(lookLong, LONG_PRESS_MS),
      isCarrying: false,
      wasLong: false,
    };
  }

  function move(event: PointerEvent): void {
    if (press === undefined) {
      if (event.pointerType === 'mouse') hover(squareOf(event));
      return;
    }
    if (event.pointerId !== press.pointer) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (!press.isCarrying && far < CARRY_AFTER_PX[press.isTouch ? 'touch' : 'mouse']) return;
    clearTimeout(press.timer);
    if (!press.canCarry) return;
    press.isCarrying = true;
    actions.carry(event.clientX - box.left, event.clientY - box.top, squareOf(event), press.isTouch);
  }

  function up(event: PointerEvent): void {
    if (press === undefined || event.pointerId !== press.pointer) return;
    const { isCarrying, wasLong, square, timer } = press;
    clearTimeout(timer);
    press = undefined;
    const at = squareOf(event);
    if (isCarrying) actions.drop(at);
    else if (at === square && !wasLong) actions.tap(square);
  }

  function cancel(): void {
    if (press === undefined) return;
    clearTimeout(press.timer);
    const { isCarrying } = press;
    press = undefined;
    if (isCarrying) actions.abandon();
  }

  function lookLong(): void {
    if (press === undefined || !press.isTouch) return;
    press.wasLong = true;
    actions.longPress(press.square);
  }

  function menu(event: Event): void {
    if (press?.isTouch) event.preventDefault();
  }

  function hover(square: string | undefined): void {
    if (square === hovered) return;
    hovered = square;
    actions.hover(square);
  }

  function squareOf(event: PointerEvent): string | undefined {
    return actions.squareAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }
}
