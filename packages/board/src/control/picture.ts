/**
 * @module The picture on the page: an SVG of layers. A layer is drawn anew only when something it shows has changed;
 * pieces are elements of their own, so that one move touches one or two of them.
 */
import { drawArrows } from '../draw/arrows.js';
import { drawCoordinates } from '../draw/coordinates.js';
import { drawCheck, drawDestinations, drawLastMove, drawSelected } from '../draw/highlights.js';
import { type Geometry, LIGHT_THEME, type PlacedPiece } from '../draw/index.js';
import { type Layout, UNIT } from '../draw/layout.js';
import { drawMarks } from '../draw/marks.js';
import { drawSymbol, symbolId } from '../draw/pieces.js';
import { drawSquares } from '../draw/squares.js';
import { stroke } from '../draw/theme.js';
import { pieceChanges } from './changes.js';
import { type BoardState, openDestinations, SHAPE_KEYS, type StateKey } from './state.js';
import { svgElement } from './svg.js';

/** A board's geometry and where its squares lie. */
export interface Place {
  readonly geometry: Geometry;
  readonly layout: Layout;
}

export interface Picture {
  readonly svg: SVGSVGElement;
  /** @param still the square of a piece that is there already, put down by hand */
  update(state: BoardState, place: Place, changed: ReadonlySet<StateKey>, still?: string): void;
  /** Shows where a carried piece would land; a ring around the square is seen beside a finger. */
  aim(square: string | undefined, isTouch: boolean): void;
  /** Fades the piece that is carried. */
  lift(square: string | undefined): void;
}

interface LayerKind {
  readonly name: string;
  readonly inputs: readonly StateKey[];
  draw(state: BoardState, place: Place): string;
}

const theme = LIGHT_THEME;
const LAYERS: readonly LayerKind[] = [
  { name: 'squares', inputs: [], draw: (s, p) => drawSquares(p.geometry, p.layout, s.shades ?? 2, theme) },
  {
    name: 'last-move',
    inputs: ['lastMove'],
    draw: (s, p) => drawLastMove(s.lastMove ?? [], p.geometry, p.layout, theme),
  },
  { name: 'selected', inputs: ['selected'], draw: (s, p) => drawSelected(s.selected, p.geometry, p.layout, theme) },
  { name: 'check', inputs: ['check'], draw: (s, p) => drawCheck(s.check ?? [], p.geometry, p.layout, theme) },
  {
    name: 'coordinates',
    inputs: [],
    draw: (s, p) => drawCoordinates(p.geometry, p.layout, s.coordinates ?? 'outside', s.shades ?? 2, theme),
  },
  {
    name: 'destinations',
    inputs: ['destinations', 'selected', 'viewOnly'],
    draw: (s, p) => drawDestinations(openDestinations(s), p.geometry, p.layout, theme),
  },
  {
    name: 'marks-under',
    inputs: ['marks'],
    draw: (s, p) => drawMarks(s.marks ?? [], p.geometry, p.layout, theme).under,
  },
  { name: 'pieces', inputs: [], draw: () => '' },
  { name: 'marks-over', inputs: ['marks'], draw: (s, p) => drawMarks(s.marks ?? [], p.geometry, p.layout, theme).over },
  { name: 'arrows', inputs: ['arrows'], draw: (s, p) => drawArrows(s.arrows ?? [], p.geometry, p.layout, theme) },
];

const WALK_MS = 180;

export function createPicture(document: Document, idPrefix: string): Picture {
  const svg = svgElement(document, 'svg', { class: 'hd-picture', 'aria-hidden': 'true' });
  const defs = svgElement(document, 'defs');
  const layers = LAYERS.map((kind) => ({ kind, group: svgElement(document, 'g', { class: `hd-layer-${kind.name}` }) }));
  const aimed = svgElement(document, 'g', { class: 'hd-layer-aim' });
  svg.append(defs, ...layers.map(({ group }) => group), aimed);
  const pieceLayer = layers.find(({ kind }) => kind.name === 'pieces')!.group;
  const shown = new Map<string, { readonly piece: PlacedPiece; readonly element: SVGUseElement }>();
  const symbols = new Set<string>();
  let place: Place | undefined;
  let aimedAt = '';

  return { svg, update, aim, lift };

  function update(state: BoardState, newPlace: Place, changed: ReadonlySet<StateKey>, still?: string): void {
    const isOther = place !== newPlace || SHAPE_KEYS.some((key) => changed.has(key));
    if (isOther) reshape(newPlace);
    for (const { kind, group } of layers) {
      if (group !== pieceLayer && (isOther || kind.inputs.some((key) => changed.has(key)))) {
        group.innerHTML = kind.draw(state, newPlace);
      }
    }
    if (isOther || changed.has('pieces')) movePieces(state.pieces, newPlace, still);
  }

  function reshape(newPlace: Place): void {
    place = newPlace;
    svg.setAttribute('viewBox', `0 0 ${newPlace.layout.width} ${newPlace.layout.height}`);
    for (const { element } of shown.values()) element.remove();
    shown.clear();
  }

  function movePieces(pieces: readonly PlacedPiece[], { geometry, layout }: Place, still: string | undefined): void {
    const visible = pieces.filter(({ square }) => geometry.cell(square) !== undefined);
    const isFresh = shown.size === 0;
    const at = (square: string) => layout.corner(geometry.cell(square)!);
    const before = new Map([...shown].map(([square, { piece }]) => [square, piece]));
    const { walks, added, removed } = pieceChanges(before, visible, (a, b) => {
      return Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y);
    });
    for (const square of removed) {
      shown.get(square)?.element.remove();
      shown.delete(square);
    }
    const walkers = walks.map(({ from, piece }) => ({ from, piece, element: shown.get(from)!.element }));
    for (const { from } of walks) shown.delete(from);
    for (const { from, piece, element } of walkers) {
      shown.set(piece.square, { piece, element });
      stand(element, at(piece.square));
      if (piece.square !== still && !isFresh) walk(element, at(from), at(piece.square));
    }
    for (const piece of added) {
      const element = svgElement(document, 'use', {
        class: 'hd-piece',
        width: UNIT,
        height: UNIT,
        href: `#${define(piece)}`,
      });
      stand(element, at(piece.square));
      pieceLayer.append(element);
      shown.set(piece.square, { piece, element });
    }
  }

  function define(piece: PlacedPiece): string {
    const id = symbolId(piece, idPrefix);
    if (!symbols.has(id)) {
      symbols.add(id);
      defs.insertAdjacentHTML('beforeend', drawSymbol(piece, idPrefix, theme));
    }
    return id;
  }

  /** The walker goes over the others: it is moved to the end of its layer. */
  function walk(element: SVGUseElement, from: { x: number; y: number }, to: { x: number; y: number }): void {
    if (document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    pieceLayer.append(element);
    const steps = [`translate(${from.x}px, ${from.y}px)`, `translate(${to.x}px, ${to.y}px)`];
    element.animate({ transform: steps }, { duration: WALK_MS, easing: 'ease-in-out' });
  }

  function aim(square: string | undefined, isTouch: boolean): void {
    const key = `${square}${isTouch}`;
    if (key === aimedAt) return;
    aimedAt = key;
    const cell = square === undefined ? undefined : place?.geometry.cell(square);
    if (cell === undefined || place === undefined) {
      aimed.replaceChildren();
      return;
    }
    const { x, y } = place.layout.centre(cell);
    const paint = stroke(theme, 'selected', 8);
    aimed.innerHTML = isTouch
      ? `<circle cx="${x}" cy="${y}" r="96" ${stroke(theme, 'selected', 14)} stroke-opacity="0.75"/>`
      : `<rect x="${x - 46}" y="${y - 46}" width="92" height="92" ${paint}/>`;
  }

  function lift(square: string | undefined): void {
    for (const [at, { element }] of shown) element.classList.toggle('hd-lifted', at === square);
  }
}

function stand(element: SVGUseElement, { x, y }: { x: number; y: number }): void {
  element.setAttribute('transform', `translate(${x} ${y})`);
}
