/**
 * @module The pieces in the picture. Each is an element of its own, so that one move touches one or two of them; what walks is seen
 * walking, rides leap by leap, and what is captured fades. The next move puts an end to all that is still under way.
 */
import { LIGHT_THEME, type PlacedPiece } from '../draw/index.js';
import { type Point, UNIT } from '../draw/layout.js';
import { drawSymbol, symbolId } from '../draw/pieces.js';
import type { PieceSet } from '../pieces/index.js';
import { pieceChanges } from './changes.js';
import { frames, timing, USUAL_PACE } from './motion.js';
import type { Place } from './place.js';
import type { BoardState, Way } from './state.js';
import { svgElement } from './svg.js';

/** A piece that was put down by hand: on which square, and where its middle was then, in units of the picture. */
export interface PutDown {
  readonly square: string;
  readonly at: Point | undefined;
}

export interface PieceLayer {
  readonly group: SVGGElement;
  /** Marks of landings, to lie under the pieces. */
  readonly trail: SVGGElement;
  /** Forgets all pieces: they will be drawn anew. */
  clear(): void;
  show(state: BoardState, place: Place, put: PutDown | undefined): void;
  /** Fades the piece that is carried. */
  lift(square: string | undefined): void;
  /** Makes the picture of a piece, if there is none yet. @returns its id */
  define(piece: PlacedPiece, set: PieceSet | undefined): string;
}

interface Shown {
  readonly piece: PlacedPiece;
  readonly element: SVGUseElement;
}

/** More pieces than these do not move at once in any game: it is another position, and stands there at once. */
const MOST_CHANGES = 12;
const FADE_MS = 200;
const SETTLE_MS = 90;
const TRAIL_MS = 450;

export function createPieceLayer(document: Document, idPrefix: string, defs: SVGDefsElement): PieceLayer {
  const group = svgElement(document, 'g', { class: 'hd-layer-pieces' });
  const trail = svgElement(document, 'g', { class: 'hd-layer-trail' });
  const shown = new Map<string, Shown>();
  const symbols = new Set<string>();
  /** Puts an end to each movement that is under way. */
  let endings: (() => void)[] = [];
  let shownMove: string | undefined;

  return { group, trail, clear, show, lift, define };

  function clear(): void {
    settle();
    group.replaceChildren();
    shown.clear();
  }

  function settle(): void {
    for (const end of endings) end();
    endings = [];
  }

  function show(state: BoardState, { geometry, layout }: Place, put: PutDown | undefined): void {
    // What a move by hand has begun, the truth about it goes on with: the rook follows the king.
    const move = state.lastMove?.slice(0, 2).join();
    if (move === undefined || move !== shownMove) settle();
    shownMove = move;
    const visible = state.pieces.filter(({ square }) => geometry.cell(square) !== undefined);
    const corner = (square: string): Point => layout.corner(geometry.cell(square)!);
    const before = new Map([...shown].map(([square, { piece }]) => [square, piece]));
    const { walks, added, removed } = pieceChanges(before, visible, (a, b) => {
      return Math.hypot(corner(a).x - corner(b).x, corner(a).y - corner(b).y);
    });
    const isMany = walks.length + added.length + removed.length > MOST_CHANGES;
    const pace = shown.size === 0 || isMany || isStill() ? 0 : (state.pace ?? USUAL_PACE);

    const leaving = removed.map((square) => [square, take(square)] as const);
    const walkers = walks.map(({ from, piece }) => ({ from, piece, element: take(from).element }));
    for (const { piece, element } of walkers) stand(piece, element, corner(piece.square));
    for (const piece of added) {
      const element = svgElement(document, 'use', { class: 'hd-piece', width: UNIT, height: UNIT });
      element.setAttribute('href', `#${define(piece, state.set)}`);
      stand(piece, element, corner(piece.square));
      group.append(element);
    }
    if (pace === 0) {
      for (const [, { element }] of leaving) element.remove();
      return;
    }

    const ways = state.ways ?? [];
    const arrivals = new Map<string, number>();
    for (const { from, piece, element } of [...walkers, ...promoted(added, removed, ways)]) {
      if (piece.square === put?.square) {
        if (put.at !== undefined) slide(element, [less(put.at, UNIT / 2), corner(piece.square)], SETTLE_MS);
        continue;
      }
      const via = viaOf(ways, from, piece.square).filter((square) => geometry.cell(square) !== undefined);
      const way = [from, ...via, piece.square].map(corner);
      const { duration } = timing(way.length - 1, pace);
      slide(element, way, duration);
      arrivals.set(piece.square, duration);
      if (via.length > 0) markLandings(way.slice(1, -1), duration, way.length - 1);
    }
    for (const [square, { element }] of leaving) fade(element, arrivals.get(square) ?? 0);
  }

  /** Takes a piece off its square; its element stays for the time being. */
  function take(square: string): Shown {
    const found = shown.get(square)!;
    shown.delete(square);
    return found;
  }

  function stand(piece: PlacedPiece, element: SVGUseElement, { x, y }: Point): void {
    shown.set(piece.square, { piece, element });
    element.setAttribute('transform', `translate(${x} ${y})`);
  }

  /** A pawn that becomes something else has walked as well. */
  function promoted(added: readonly PlacedPiece[], removed: readonly string[], ways: readonly Way[]) {
    return added.flatMap((piece) => {
      const way = ways.find(({ from, to }) => to === piece.square && removed.includes(from));
      const found = shown.get(piece.square);
      return way && found ? [{ from: way.from, piece, element: found.element }] : [];
    });
  }

  /** The walker goes over the others: it is moved to the end of its layer. */
  function slide(element: SVGUseElement, way: readonly Point[], duration: number): void {
    group.append(element);
    const steps = frames(way).map(({ offset, at: { x, y }, scale }) => {
      const off = (UNIT * (scale - 1)) / 2;
      const easing = way.length === 2 ? 'ease-in-out' : scale > 1 ? 'ease-out' : 'ease-in';
      return { offset, transform: `translate(${x - off}px, ${y - off}px) scale(${scale})`, easing };
    });
    const animation = element.animate(steps, { duration });
    endings.push(() => animation.cancel());
  }

  /** Gone, but still seen until what takes its place is there. */
  function fade(element: SVGUseElement, after: number): void {
    element.classList.add('hd-captured');
    const animation = element.animate({ opacity: [1, 0] }, { duration: FADE_MS, delay: after * 0.6, fill: 'forwards' });
    const end = (): void => element.remove();
    animation.onfinish = end;
    endings.push(end);
  }

  function markLandings(corners: readonly Point[], duration: number, leaps: number): void {
    const times = timing(leaps, 1).leaps;
    corners.forEach(({ x, y }, i) => {
      const at = { cx: x + UNIT / 2, cy: y + UNIT / 2, r: 16, opacity: 0 };
      const dot = svgElement(document, 'circle', { ...at, class: 'hd-fill-arrow' });
      trail.append(dot);
      const delay = (times[i]?.land ?? 0) * duration;
      const animation = dot.animate({ opacity: [0.9, 0.9, 0] }, { duration: duration - delay + TRAIL_MS, delay });
      const end = (): void => dot.remove();
      animation.onfinish = end;
      endings.push(end);
    });
  }

  function define(piece: PlacedPiece, set: PieceSet | undefined): string {
    const id = symbolId(piece, idPrefix, set);
    if (!symbols.has(id)) {
      symbols.add(id);
      defs.insertAdjacentHTML('beforeend', drawSymbol(piece, idPrefix, LIGHT_THEME, set));
    }
    return id;
  }

  function isStill(): boolean {
    return document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches === true;
  }

  function lift(square: string | undefined): void {
    for (const [at, { element }] of shown) element.classList.toggle('hd-lifted', at === square);
  }
}

/** What is landed on in between: along the way of the last move, or back along it when it is taken back. */
function viaOf(ways: readonly Way[], from: string, to: string): readonly string[] {
  const there = ways.find((way) => way.from === from && way.to === to);
  const back = ways.find((way) => way.from === to && way.to === from);
  return there?.via ?? back?.via.toReversed() ?? [];
}

function less({ x, y }: Point, by: number): Point {
  return { x: x - by, y: y - by };
}
