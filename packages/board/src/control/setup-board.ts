/**
 * @module A board on which a position is set up: any piece goes anywhere, off the board too, and pieces come from outside. It changes
 * nothing by itself: it tells what was done, and shows what it is given next.
 */
import { type BoardView, createGeometry } from '../draw/index.js';
import { createLayout, type Layout } from '../draw/layout.js';
import { symbolId } from '../draw/pieces.js';
import type { PieceSet } from '../pieces/index.js';
import { createCells } from './cells.js';
import { squareFacts } from './facts.js';
import { createGhost } from './ghost.js';
import { cellByKey, NOTHING_TYPED, typeKey } from './keys.js';
import { createPicture } from './picture.js';
import type { Place } from './place.js';
import { controlPointer, type Spot } from './pointer.js';
import { ENGLISH_SETUP, type SetupText } from './setup-text.js';
import { type BoardState, changedKeys, SHAPE_KEYS } from './state.js';

type Piece = BoardView['pieces'][number];
/** A piece that is not on the board. */
export type OutsidePiece = Omit<Piece, 'square'>;

/** What is shown; see `BoardView`. */
export interface SetupState
  extends Pick<
    BoardView,
    'files' | 'ranks' | 'pieces' | 'orientation' | 'coordinates' | 'shades' | 'check' | 'selected'
  > {
  readonly holes?: readonly string[];
  readonly set?: PieceSet;
}

export interface SetupOptions extends SetupState {
  /** A square was clicked, or Enter was pressed on it. */
  readonly onUse: (square: string) => void;
  /** A piece was carried to another square; off the board when that is missing. */
  readonly onCarry: (from: string, to: string | undefined) => void;
  /** A square is to be cleared: by the second button, or by Delete. */
  readonly onClear: (square: string) => void;
  /** Escape was pressed. */
  readonly onLetGo?: () => void;
  readonly text?: SetupText;
}

export interface SetupHandle {
  /** Shows something else; what is not named stays as it is. */
  set(changes: Partial<SetupState>): void;
  /** Carries a piece that is pressed outside of the board until the pointer is let go of; if that is over a square, tells which. */
  carryIn(piece: OutsidePiece, event: PointerEvent, onPut: (square: string) => void): void;
  focus(square?: string): void;
  destroy(): void;
}

/** Some square: pictures of pieces do not depend on it. */
const SOMEWHERE = 'a1';
let boards = 0;

/** Puts a board into an element. The page must have `board.css`. */
export function createSetupBoard(element: HTMLElement, options: SetupOptions): SetupHandle {
  const { onUse, onCarry, onClear, onLetGo, text = ENGLISH_SETUP, ...given } = options;
  const { ownerDocument: document } = element;
  const idPrefix = `hd-setup${++boards}`;
  const root = document.createElement('div');
  root.className = 'hd-board hd-setup';
  const help = document.createElement('span');
  help.className = 'hd-hidden';
  help.id = `${idPrefix}-help`;
  help.textContent = text.help;
  const picture = createPicture(document, idPrefix);
  const cells = createCells(document, help.id);
  const ghost = createGhost(document);
  root.append(picture.svg, cells.element, ghost.element, help);
  element.append(root);

  let state: BoardState = complete(given);
  let place = placeOf(state);
  let typed = NOTHING_TYPED;
  let carried: string | undefined;
  const listeners = new AbortController();
  show(new Set(SHAPE_KEYS));

  const pointer = controlPointer(root, {
    squareAt,
    press: (square) => {
      carried = pieceOn(square) === undefined ? undefined : square;
      return carried !== undefined;
    },
    tap: onUse,
    carry: (spot, isTouch) => {
      const piece = carried === undefined ? undefined : pieceOn(carried);
      if (piece !== undefined) carry(piece, spot, isTouch);
    },
    drop: (spot) => {
      const from = carried;
      release();
      if (from !== undefined && spot.square !== from) onCarry(from, spot.square);
    },
    abandon: release,
    pressSecond: () => true,
    sketch: () => {},
    draw: (from, to) => {
      if (from === to) onClear(from);
    },
    hover: () => {},
    longPress: () => {},
  });
  cells.element.addEventListener('keydown', keyDown);
  cells.element.addEventListener('focusin', (event) => {
    const cell = place.geometry.cell((event.target as HTMLElement).dataset.square ?? '');
    if (cell) cells.setCursor(cell);
  });
  // Pointers are heard as such; a click without one comes from a screen reader.
  cells.element.addEventListener('click', (event) => {
    const square = (event.target as HTMLElement).dataset.square;
    if (event.detail === 0 && square !== undefined) onUse(square);
  });

  return {
    set: (changes) => {
      const next = { ...state, ...changes };
      const changed = changedKeys(state, next);
      if (changed.size === 0) return;
      state = next;
      if (SHAPE_KEYS.some((key) => changed.has(key))) place = placeOf(state);
      show(changed);
    },
    carryIn,
    focus: (square) => {
      const cell = square === undefined ? undefined : place.geometry.cell(square);
      if (cell) cells.setCursor(cell);
      cells.focus();
    },
    destroy: () => {
      listeners.abort();
      pointer.destroy();
      root.remove();
    },
  };

  function show(changed: ReadonlySet<keyof BoardState>): void {
    if (SHAPE_KEYS.some((key) => changed.has(key))) {
      root.style.aspectRatio = `${place.layout.width} / ${place.layout.height}`;
      cells.build(place, text.board(state.files, state.ranks));
    }
    picture.update(state, place, changed);
    cells.describe(squareFacts(state), ({ square, piece, isPicked }) => text.square(square, piece, isPicked));
    for (const cell of cells.element.querySelectorAll<HTMLElement>('[data-square]')) {
      cell.classList.toggle('hd-movable', pieceOn(cell.dataset.square ?? '') !== undefined);
    }
  }

  function pieceOn(square: string): Piece | undefined {
    return state.pieces.find((piece) => piece.square === square);
  }

  function carry(piece: Piece, spot: Spot, isTouch: boolean): void {
    if (!root.classList.contains('hd-carrying')) {
      root.classList.add('hd-carrying');
      picture.define(piece, state.set);
      ghost.show(symbolId(piece, idPrefix, state.set), (100 * root.clientWidth) / place.layout.width, isTouch);
      picture.lift(carried);
    }
    ghost.moveTo(spot.x, spot.y, spot.square);
    picture.aim(spot.square, isTouch);
  }

  function release(): void {
    carried = undefined;
    root.classList.remove('hd-carrying');
    ghost.hide();
    picture.lift(undefined);
    picture.aim(undefined, false);
  }

  function carryIn(outside: OutsidePiece, event: PointerEvent, onPut: (square: string) => void): void {
    const { signal } = listeners;
    const isTouch = event.pointerType !== 'mouse';
    const piece = { ...outside, square: SOMEWHERE };
    const own = new AbortController();
    const mine = { signal: AbortSignal.any([signal, own.signal]) };
    const isMine = (other: PointerEvent): boolean => other.pointerId === event.pointerId;
    const end = (): void => {
      own.abort();
      release();
    };
    document.addEventListener('pointermove', (other) => isMine(other) && carry(piece, spotOf(other), isTouch), mine);
    document.addEventListener('pointercancel', (other) => isMine(other) && end(), mine);
    document.addEventListener(
      'pointerup',
      (other) => {
        if (!isMine(other)) return;
        const { square } = spotOf(other);
        end();
        if (square !== undefined) onPut(square);
      },
      mine,
    );
  }

  function spotOf({ clientX, clientY }: PointerEvent): Spot {
    const box = root.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    return { x, y, square: squareAt(x / box.width, y / box.height) };
  }

  function keyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cursor = cells.cursor();
    if (cursor === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') onUse(cursor.name);
    else if (event.key === 'Delete' || event.key === 'Backspace') onClear(cursor.name);
    else if (event.key === 'Escape') onLetGo?.();
    else {
      const next = typeKey(typed, event.key, event.timeStamp, place.geometry);
      typed = next.typed;
      const cell = cellByKey(event.key, cursor, place.layout) ?? next.cell;
      if (cell === undefined && !event.key.startsWith('Arrow')) return;
      if (cell) cells.setCursor(cell);
      cells.focus();
    }
    event.preventDefault();
  }

  function squareAt(x: number, y: number): string | undefined {
    const { width, height, left, top } = place.layout;
    return place.layout.at(Math.floor((x * width - left) / 100), Math.floor((y * height - top) / 100))?.name;
  }
}

/** Pieces are where they are put, at once. */
function complete(given: SetupState): BoardState {
  return { destinations: new Map(), viewOnly: true, pace: 0, ...given };
}

function placeOf(state: BoardState): Place {
  const geometry = createGeometry(state);
  const layout: Layout = createLayout(geometry, state.orientation ?? 'white', state.coordinates ?? 'outside');
  return { geometry, layout };
}
