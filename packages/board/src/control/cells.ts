/**
 * @module The squares as a grid of elements over the picture: what has the focus, and what screen readers read.
 * Only one of them takes part in the page's tab order; arrow keys go to the others.
 */
import type { Cell } from '../draw/index.js';
import { type Layout, UNIT } from '../draw/layout.js';
import { areSame } from './facts.js';
import type { Place } from './place.js';
import type { SquareFacts } from './text.js';

export interface Cells {
  readonly element: HTMLElement;
  /** Builds the grid of a board. */
  build(place: Place, label: string): void;
  /** Says of every square what there is to say. */
  describe(facts: (cell: Cell) => SquareFacts, text: (facts: SquareFacts) => string): void;
  /** The square that the keyboard acts on. */
  cursor(): Cell | undefined;
  setCursor(cell: Cell): void;
  focus(): void;
}

interface Square {
  readonly cell: Cell;
  readonly element: HTMLElement;
  /** What has been said of it: texts are made anew only for squares of which there is something else to say. */
  about: SquareFacts | undefined;
}

export function createCells(document: Document, describedBy: string): Cells {
  const element = document.createElement('div');
  element.className = 'hd-cells';
  element.setAttribute('role', 'grid');
  element.setAttribute('aria-describedby', describedBy);
  let elements = new Map<string, Square>();
  let cursor: Cell | undefined;

  return {
    element,
    build,
    describe,
    cursor: () => cursor,
    setCursor,
    focus: () => {
      if (cursor) elements.get(cursor.name)?.element.focus();
    },
  };

  function build(place: Place, label: string): void {
    const hadFocus = element.contains(document.activeElement);
    elements = new Map();
    element.replaceChildren(...rows(place));
    element.setAttribute('aria-label', label);
    element.setAttribute('aria-colcount', `${place.layout.columns}`);
    element.setAttribute('aria-rowcount', `${place.layout.rows}`);
    cover(place.layout);
    const kept = cursor && place.geometry.cell(cursor.name);
    const first = kept ?? place.geometry.cells.find((cell) => place.layout.row(cell) === place.layout.rows - 1);
    const start = first ?? place.geometry.cells[0];
    cursor = undefined;
    if (start) setCursor(start);
    if (hadFocus && cursor) elements.get(start?.name ?? '')?.element.focus();
  }

  function rows({ layout }: Place): HTMLElement[] {
    return Array.from({ length: layout.rows }, (_, row) => {
      const rowElement = document.createElement('div');
      rowElement.className = 'hd-row';
      rowElement.setAttribute('role', 'row');
      rowElement.setAttribute('aria-rowindex', `${row + 1}`);
      rowElement.style.gridTemplateColumns = `repeat(${layout.columns}, 1fr)`;
      rowElement.style.gridRowStart = `${row + 1}`;
      for (let column = 0; column < layout.columns; column++) {
        const cell = layout.at(column, row);
        if (cell) rowElement.append(cellElement(cell, column));
      }
      return rowElement;
    }).filter((rowElement) => rowElement.childElementCount > 0);
  }

  function cellElement(cell: Cell, column: number): HTMLElement {
    const square = document.createElement('div');
    square.className = 'hd-cell';
    square.dataset.square = cell.name;
    square.tabIndex = -1;
    square.setAttribute('role', 'gridcell');
    square.setAttribute('aria-colindex', `${column + 1}`);
    square.style.gridColumnStart = `${column + 1}`;
    elements.set(cell.name, { cell, element: square, about: undefined });
    return square;
  }

  /** The grid lies exactly over the squares of the picture. */
  function cover({ width, height, left, top, columns, rows: rowCount }: Layout): void {
    element.style.left = percent(left, width);
    element.style.top = percent(top, height);
    element.style.width = percent(columns * UNIT, width);
    element.style.height = percent(rowCount * UNIT, height);
    element.style.gridTemplateRows = `repeat(${rowCount}, 1fr)`;
  }

  function describe(facts: (cell: Cell) => SquareFacts, text: (facts: SquareFacts) => string): void {
    for (const entry of elements.values()) {
      const { cell, element: square } = entry;
      const about = facts(cell);
      if (entry.about !== undefined && areSame(entry.about, about)) continue;
      entry.about = about;
      assign(square, 'aria-label', text(about));
      assign(square, 'aria-selected', `${about.isPicked}`);
      square.classList.toggle('hd-movable', about.destinations.length > 0);
      square.classList.toggle('hd-target', about.arrival !== undefined);
    }
  }

  function setCursor(cell: Cell): void {
    if (cursor) elements.get(cursor.name)?.element.setAttribute('tabindex', '-1');
    cursor = cell;
    elements.get(cell.name)?.element.setAttribute('tabindex', '0');
  }
}

/** An attribute is written only when it changes: each writing would wake screen readers. */
function assign(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}
