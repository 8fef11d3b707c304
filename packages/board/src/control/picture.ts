/**
 * @module The picture on the page: an SVG of layers. A layer is drawn anew only when something it shows has changed; the pieces are a
 * layer of their own kind.
 */
import { drawArrows, drawCircles } from '../draw/arrows.js';
import { drawCoordinates } from '../draw/coordinates.js';
import { drawCheck, drawDestinations, drawLastMove, drawPremove, drawSelected } from '../draw/highlights.js';
import { LIGHT_THEME, type PlacedPiece } from '../draw/index.js';
import { drawMarks } from '../draw/marks.js';
import { drawSquares } from '../draw/squares.js';
import type { PieceSet } from '../pieces/index.js';
import { drawAim } from './aim.js';
import { type Annotation, arrowsOf, circlesOf } from './drawings.js';
import { createPieceLayer, type PutDown } from './piece-layer.js';
import type { Place } from './place.js';
import { type BoardState, openDestinations, SHAPE_KEYS, type StateKey } from './state.js';
import { svgElement } from './svg.js';

export interface Picture {
  readonly svg: SVGSVGElement;
  /** @param put a piece that is there already, put down by hand */
  update(state: BoardState, place: Place, changed: ReadonlySet<StateKey>, put?: PutDown): void;
  /** Shows where a carried piece would land; a halo around the square is seen beside a finger. */
  aim(square: string | undefined, isTouch: boolean): void;
  /** Shows an arrow or a circle that is being drawn. */
  sketch(drawing: Annotation | undefined): void;
  /** Fades the piece that is carried. */
  lift(square: string | undefined): void;
  /** Makes the picture of a piece that need not be on the board. */
  define(piece: PlacedPiece, set: PieceSet | undefined): void;
}

interface LayerKind {
  readonly name: string;
  readonly inputs: readonly StateKey[];
  draw(state: BoardState, place: Place): string;
}

const theme = LIGHT_THEME;
const UNDER: readonly LayerKind[] = [
  { name: 'squares', inputs: [], draw: (s, p) => drawSquares(p.geometry, p.layout, s.shades ?? 2, theme) },
  {
    name: 'last-move',
    inputs: ['lastMove'],
    draw: (s, p) => drawLastMove(s.lastMove ?? [], p.geometry, p.layout, theme),
  },
  { name: 'premove', inputs: ['premove'], draw: (s, p) => drawPremove(s.premove, p.geometry, p.layout, theme) },
  { name: 'selected', inputs: ['selected'], draw: (s, p) => drawSelected(s.selected, p.geometry, p.layout, theme) },
  { name: 'check', inputs: ['check'], draw: (s, p) => drawCheck(s.check ?? [], p.geometry, p.layout, theme) },
  {
    name: 'destinations',
    inputs: ['destinations', 'selected', 'viewOnly', 'isAhead'],
    draw: (s, p) => drawDestinations(openDestinations(s), p.geometry, p.layout, theme, s.isAhead),
  },
  {
    name: 'marks-under',
    inputs: ['marks'],
    draw: (s, p) => drawMarks(s.marks ?? [], p.geometry, p.layout, theme).under,
  },
];
const OVER: readonly LayerKind[] = [
  {
    name: 'coordinates',
    inputs: [],
    draw: (s, p) => drawCoordinates(p.geometry, p.layout, s.coordinates ?? 'outside', s.shades ?? 2, theme),
  },
  { name: 'marks-over', inputs: ['marks'], draw: (s, p) => drawMarks(s.marks ?? [], p.geometry, p.layout, theme).over },
  { name: 'circles', inputs: ['circles'], draw: (s, p) => drawCircles(s.circles ?? [], p.geometry, p.layout, theme) },
  { name: 'arrows', inputs: ['arrows'], draw: (s, p) => drawArrows(s.arrows ?? [], p.geometry, p.layout, theme) },
  { name: 'drawings', inputs: ['drawings'], draw: (s, p) => drawDrawings(s.drawings ?? [], p) },
];

const FADE_MS = 600;

export function createPicture(document: Document, idPrefix: string): Picture {
  const svg = svgElement(document, 'svg', { class: 'hd-picture', 'aria-hidden': 'true' });
  const defs = svgElement(document, 'defs');
  const pieces = createPieceLayer(document, idPrefix, defs);
  const layer = (name: string) => svgElement(document, 'g', { class: `hd-layer-${name}` });
  const [under, over] = [UNDER, OVER].map((kinds) => kinds.map((kind) => ({ kind, group: layer(kind.name) })));
  const layers = [...under!, ...over!];
  const [sketched, aimed] = [layer('sketch'), layer('aim')];
  const groups = (some: typeof under) => some!.map(({ group }) => group);
  svg.append(defs, ...groups(under), pieces.trail, pieces.group, ...groups(over), sketched, aimed);
  let place: Place | undefined;
  let aimedAt = '';

  return { svg, update, aim, sketch, lift: pieces.lift, define: pieces.define };

  function update(state: BoardState, newPlace: Place, changed: ReadonlySet<StateKey>, put?: PutDown): void {
    const isOther = place !== newPlace || SHAPE_KEYS.some((key) => changed.has(key));
    if (isOther) reshape(newPlace);
    for (const { kind, group } of layers) {
      if (!isOther && !kind.inputs.some((key) => changed.has(key))) continue;
      const drawn = kind.draw(state, newPlace);
      if (kind.name === 'premove' && drawn === '' && !isOther) fadeAway(group);
      else group.innerHTML = drawn;
    }
    if (isOther || changed.has('pieces')) pieces.show(state, newPlace, put);
  }

  function reshape(newPlace: Place): void {
    place = newPlace;
    svg.setAttribute('viewBox', `0 0 ${newPlace.layout.width} ${newPlace.layout.height}`);
    pieces.clear();
    sketch(undefined);
  }

  /** A premove that could not be played is seen going. */
  function fadeAway(group: SVGGElement): void {
    for (const element of group.children) {
      element.animate({ opacity: [1, 0] }, { duration: FADE_MS }).onfinish = () => element.remove();
    }
  }

  function aim(square: string | undefined, isTouch: boolean): void {
    const key = `${square}${isTouch}`;
    if (key === aimedAt) return;
    aimedAt = key;
    const cell = square === undefined ? undefined : place?.geometry.cell(square);
    aimed.innerHTML = cell === undefined || place === undefined ? '' : drawAim(cell, place.layout, isTouch, theme);
  }

  function sketch(drawing: Annotation | undefined): void {
    sketched.innerHTML = drawing === undefined || place === undefined ? '' : drawDrawings([drawing], place);
  }
}

function drawDrawings(drawings: readonly Annotation[], { geometry, layout }: Place): string {
  return (
    drawCircles(circlesOf(drawings), geometry, layout, theme) + drawArrows(arrowsOf(drawings), geometry, layout, theme)
  );
}
