/**
 * @module A board on a page, without a framework: it shows a state, and tells which moves people make on it. It knows
 * no rules: it lets a piece go to the destinations it was given, and waits for the new state that follows.
 */
import { type Brush, type Cell, createGeometry } from '../draw/index.js';
import { createLayout } from '../draw/layout.js';
import { createCells } from './cells.js';
import { type Choice, choose } from './choice.js';
import { type Annotation, withDrawing } from './drawings.js';
import { squareFacts } from './facts.js';
import { createGhost } from './ghost.js';
import { createHand } from './hand.js';
import { cellByKey, NOTHING_TYPED, typeKey } from './keys.js';
import { createPicture } from './picture.js';
import type { PutDown } from './piece-layer.js';
import type { Place } from './place.js';
import { controlPointer, type Spot } from './pointer.js';
import { afterMove, type BoardState, changedKeys, isMovable, openDestinations, SHAPE_KEYS } from './state.js';
import { type BoardText, ENGLISH } from './text.js';

type Needed = 'files' | 'ranks' | 'pieces';

export interface BoardOptions extends Omit<Partial<BoardState>, Needed>, Pick<BoardState, Needed> {
  /**
   * A piece was put on one of its destinations. The board shows it there at once and lets nothing else be moved; the
   * next `set` says what really stands where and may go where, also when the move is taken back. It was put there by hand, or sent
   * there by naming the square.
   */
  readonly onMove?: (from: string, to: string, how: 'put' | 'sent') => void;
  /** A picked piece was put where it cannot go. It is let go of. */
  readonly onMiss?: (from: string, to: string) => void;
  /** A move ahead of its turn was entered, while the state says `isAhead`; or called off (`undefined`). */
  readonly onPremove?: (premove: readonly [from: string, to: string] | undefined) => void;
  /** Something was drawn or erased: all that is drawn now. Nobody draws on a board whose page does not listen. */
  readonly onDraw?: (drawings: readonly Annotation[]) => void;
  /** Squares that the piece on a square lands on in between when it goes to another: how its rides are shown and drawn. */
  readonly wayOf?: (from: string, to: string) => readonly string[];
  /** A piece was picked up, or let go of (`undefined`). */
  readonly onSelect?: (square: string | undefined) => void;
  /** Somebody looks at a square, by pointing, by the keyboard's cursor or by a long press; or at none any more. */
  readonly onInspect?: (square: string | undefined, how: 'hover' | 'focus' | 'press') => void;
  readonly text?: BoardText;
}

export interface BoardHandle {
  readonly state: BoardState;
  /** Shows something else; what is not named stays as it is. */
  set(changes: Partial<BoardState>): void;
  /** Picks up a piece, or lets go of it. */
  select(square: string | undefined): void;
  /** Puts the keyboard's cursor on a square, or where it was. */
  focus(square?: string): void;
  /** Has a text read out by screen readers: the move that was made, a check, the end. */
  announce(text: string): void;
  /** Where a square lies within the element, in pixels: to put a picker beside it. */
  squareBox(square: string): { left: number; top: number; side: number } | undefined;
  destroy(): void;
}

let boards = 0;
const DESCRIBED_AFTER_MS = 100;

/** Puts a board into an element. The page must have `board.css`. */
export function createBoard(element: HTMLElement, options: BoardOptions): BoardHandle {
  const { onMove, onMiss, onPremove, onDraw, wayOf, onSelect, onInspect, text = ENGLISH, ...given } = options;
  const { ownerDocument: document } = element;
  const idPrefix = `hd${++boards}`;
  const root = document.createElement('div');
  root.className = 'hd-board';
  const help = hidden(document, 'span');
  help.id = `${idPrefix}-help`;
  help.textContent = text.help;
  const live = hidden(document, 'div');
  live.setAttribute('role', 'status');
  const picture = createPicture(document, idPrefix);
  const cells = createCells(document, help.id);
  const ghost = createGhost(document);
  const hand = createHand(root, picture, ghost, idPrefix);
  root.append(picture.svg, cells.element, ghost.element, help, live);
  element.append(root);

  let state: BoardState = { destinations: new Map(), viewOnly: false, ...given };
  let place = placeOf(state);
  let typed = NOTHING_TYPED;
  let wasPicked = false;
  /** The keyboard's cursor is seen, and what it is on was told. */
  let isReading = false;
  /** A move by hand is to be seen at once; what there is to say of its squares may wait for the next `set`. */
  let isHurried = false;
  let describing: ReturnType<typeof setTimeout> | undefined;
  show(new Set(SHAPE_KEYS));

  const pointer = controlPointer(root, {
    squareAt,
    press,
    tap,
    carry: (spot, isTouch) => hand.carry(state, place, spot, isTouch),
    drop,
    abandon: () => hand.putBack(state),
    pressSecond,
    sketch: (from, to, brush) => picture.sketch(to === undefined ? undefined : drawing(from, to, brush)),
    draw: (from, to, brush) => {
      picture.sketch(undefined);
      if (to !== undefined) keepDrawings(withDrawing(state.drawings ?? [], drawing(from, to, brush)));
    },
    hover: (square) => onInspect?.(square, 'hover'),
    longPress: (square) => onInspect?.(square, 'press'),
  });
  cells.element.addEventListener('keydown', keyDown);
  cells.element.addEventListener('focusin', focused);
  cells.element.addEventListener('focusout', blurred);
  cells.element.addEventListener('click', clicked);

  return {
    get state() {
      return state;
    },
    set: (changes) => update({ ...state, ...changes }),
    select: pick,
    focus: (square) => {
      const cell = square === undefined ? undefined : place.geometry.cell(square);
      if (cell) cells.setCursor(cell);
      cells.focus();
    },
    announce,
    squareBox,
    destroy: () => {
      clearTimeout(describing);
      pointer.destroy();
      root.remove();
    },
  };

  function update(next: BoardState, put?: PutDown): void {
    const isLost = next.selected !== undefined && !isMovable(next, next.selected);
    const kept = isLost ? { ...next, selected: undefined } : next;
    const changed = changedKeys(state, kept);
    if (changed.size === 0) return;
    state = kept;
    if (SHAPE_KEYS.some((key) => changed.has(key))) place = placeOf(state);
    if (isLost || changed.has('files') || changed.has('ranks') || changed.has('orientation')) pointer.cancel();
    show(changed, put);
    if (changed.has('selected')) onSelect?.(state.selected);
  }

  function show(changed: ReadonlySet<keyof BoardState>, put?: PutDown): void {
    if (SHAPE_KEYS.some((key) => changed.has(key))) {
      root.style.aspectRatio = `${place.layout.width} / ${place.layout.height}`;
      cells.build(place, text.board(state.files, state.ranks));
    }
    picture.update(state, place, changed, put);
    clearTimeout(describing);
    if (isHurried) describing = setTimeout(describe, DESCRIBED_AFTER_MS);
    else describe();
  }

  function describe(): void {
    cells.describe(squareFacts(state), text.square);
  }

  function pick(square: string | undefined): void {
    update({ ...state, selected: square });
  }

  function makeMove(from: string, to: string, put?: PutDown): void {
    if (state.isAhead) {
      pick(undefined);
      onPremove?.([from, to]);
      return;
    }
    isHurried = true;
    update(afterMove(state, { from, via: wayOf?.(from, to) ?? [], to }), put);
    isHurried = false;
    onMove?.(from, to, put === undefined ? 'sent' : 'put');
  }

  function act(choice: Choice, square: string): void {
    if (choice.kind === 'move') makeMove(choice.from, choice.to);
    if (choice.kind === 'pick') pick(choice.square);
    if (choice.kind === 'release') letGo(square);
  }

  /** @param on where the piece was meant to go: its own square when it was only let go of */
  function letGo(on: string | undefined): void {
    const from = state.selected;
    pick(undefined);
    if (from !== undefined && on !== undefined && on !== from) onMiss?.(from, on);
  }

  /** Acts for somebody who may not see the board. */
  function actAloud(square: string): void {
    const choice = choose(state, square);
    act(choice, square);
    const piece = state.pieces.find((other) => other.square === square);
    if (choice.kind === 'pick' && piece) announce(text.picked(piece, openDestinations(state)));
    if (choice.kind === 'release') announce(text.released);
  }

  function press(square: string): boolean {
    callOff();
    wasPicked = state.selected === square;
    const { kind } = choose(state, square);
    // Who moves does not mean what is drawn.
    if (state.drawings?.length && kind !== 'pick' && kind !== 'move') keepDrawings([]);
    if (kind === 'pick') pick(square);
    return state.selected === square;
  }

  function tap(square: string): void {
    if (square !== state.selected || wasPicked) act(choose(state, square), square);
  }

  /** A piece that is put back has not moved, though it might capture without moving: that takes a second press. */
  function drop(spot: Spot, isTouch: boolean): void {
    const { selected } = state;
    const landed = selected === undefined ? undefined : hand.letGo(spot, isTouch);
    if (selected === undefined || landed === undefined || state.isAhead) hand.putBack(state);
    else hand.open();
    if (selected !== undefined && landed !== undefined) makeMove(selected, landed.square, landed);
    else if (spot.square !== selected || wasPicked) letGo(spot.square);
  }

  /** Calls off a premove, if there is one. */
  function callOff(): boolean {
    if (state.premove === undefined) return false;
    onPremove?.(undefined);
    return true;
  }

  function pressSecond(): boolean {
    if (callOff()) return false;
    pick(undefined);
    return onDraw !== undefined;
  }

  function drawing(from: string, to: string, brush: Brush): Annotation {
    return { from, to, via: from === to ? [] : (wayOf?.(from, to) ?? []), brush };
  }

  function keepDrawings(drawings: readonly Annotation[]): void {
    update({ ...state, drawings });
    onDraw?.(drawings);
  }

  function keyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cursor = cells.cursor();
    if (cursor === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') actAloud(cursor.name);
    else if (event.key === 'Escape' && (callOff() || state.selected !== undefined)) {
      pick(undefined);
      announce(text.released);
    } else if (!goByKey(event, cursor)) return;
    event.preventDefault();
  }

  function goByKey(event: KeyboardEvent, cursor: Cell): boolean {
    const next = typeKey(typed, event.key, event.timeStamp, place.geometry);
    typed = next.typed;
    const cell = cellByKey(event.key, cursor, place.layout) ?? next.cell;
    if (cell === undefined) return event.key.startsWith('Arrow');
    cells.setCursor(cell);
    cells.focus();
    return true;
  }

  function focused(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    const cell = place.geometry.cell(target.dataset.square ?? '');
    if (cell === undefined) return;
    cells.setCursor(cell);
    if (!target.matches(':focus-visible')) return;
    isReading = true;
    onInspect?.(cell.name, 'focus');
  }

  function blurred(event: FocusEvent): void {
    if (!isReading || cells.element.contains(event.relatedTarget as Node | null)) return;
    isReading = false;
    onInspect?.(undefined, 'focus');
  }

  /** Pointers are heard as such; a click without one comes from a screen reader. */
  function clicked(event: MouseEvent): void {
    const square = (event.target as HTMLElement).dataset.square;
    if (event.detail === 0 && square !== undefined) actAloud(square);
  }

  function announce(message: string): void {
    live.textContent = message;
  }

  function squareAt(x: number, y: number): string | undefined {
    const { width, height, left, top } = place.layout;
    return place.layout.at(Math.floor((x * width - left) / 100), Math.floor((y * height - top) / 100))?.name;
  }

  function squareBox(square: string): { left: number; top: number; side: number } | undefined {
    const cell = place.geometry.cell(square);
    if (cell === undefined) return undefined;
    const pixels = root.clientWidth / place.layout.width;
    const { x, y } = place.layout.corner(cell);
    return { left: x * pixels, top: y * pixels, side: 100 * pixels };
  }
}

function placeOf(state: BoardState): Place {
  const geometry = createGeometry(state);
  return { geometry, layout: createLayout(geometry, state.orientation ?? 'white', state.coordinates ?? 'outside') };
}

function hidden(document: Document, name: 'div' | 'span'): HTMLElement {
  const element = document.createElement(name);
  element.className = 'hd-hidden';
  return element;
}
