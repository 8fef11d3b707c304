/**
 * @module The hand that carries a piece: the ghost under the pointer, the square it would land on, and the way home when it may not land.
 */
import { type Point, UNIT } from '../draw/layout.js';
import { symbolId } from '../draw/pieces.js';
import { type Ghost, HELD_ABOVE } from './ghost.js';
import { USUAL_PACE } from './motion.js';
import type { Picture } from './picture.js';
import type { Place } from './place.js';
import type { Spot } from './pointer.js';
import { snap, TOLERANCE } from './snap.js';
import { type BoardState, openDestinations } from './state.js';

export interface Hand {
  /** Carries the picked piece to a spot. */
  carry(state: BoardState, place: Place, spot: Spot, isTouch: boolean): void;
  /** Lets go: the square that is meant, if the piece may go there, and where its middle is now, in units of the picture. */
  letGo(spot: Spot, isTouch: boolean): { readonly square: string; readonly at: Point } | undefined;
  /** The piece is there, wherever that is. */
  open(): void;
  /** The piece glides back to where it stood, if it still stands there. */
  putBack(state: BoardState): void;
}

interface Carried {
  readonly from: string;
  readonly place: Place;
  /** Middles of the squares it may go to, in squares. */
  readonly targets: ReadonlyMap<string, Point>;
  /** Units of the picture in a pixel. */
  readonly units: number;
}

const HOME_MS = 160;

export function createHand(root: HTMLElement, picture: Picture, ghost: Ghost, idPrefix: string): Hand {
  let carried: Carried | undefined;

  return { carry, letGo, open, putBack };

  function carry(state: BoardState, place: Place, spot: Spot, isTouch: boolean): void {
    if (carried === undefined && !begin(state, place, isTouch)) return;
    const aimed = meant(spot, isTouch);
    ghost.moveTo(spot.x, spot.y, aimed ?? spot.square);
    picture.aim(aimed, isTouch);
  }

  function begin(state: BoardState, place: Place, isTouch: boolean): boolean {
    const piece = state.pieces.find(({ square }) => square === state.selected);
    if (piece === undefined) return false;
    const { geometry, layout } = place;
    const middles = openDestinations(state).flatMap(({ to }): [string, Point][] => {
      const cell = geometry.cell(to);
      const middle = cell && layout.centre(cell);
      return middle ? [[to, { x: middle.x / UNIT, y: middle.y / UNIT }]] : [];
    });
    const units = layout.width / root.clientWidth;
    carried = { from: piece.square, place, targets: new Map(middles), units };
    root.classList.add('hd-carrying');
    ghost.show(symbolId(piece, idPrefix, state.set), UNIT / units, isTouch);
    picture.lift(piece.square);
    return true;
  }

  function meant({ x, y, square }: Spot, isTouch: boolean): string | undefined {
    if (carried === undefined) return undefined;
    const { from, targets, units } = carried;
    const at = { x: (x * units) / UNIT, y: (y * units) / UNIT };
    return snap(at, square, from, targets, TOLERANCE[isTouch ? 'touch' : 'mouse']);
  }

  function letGo(spot: Spot, isTouch: boolean): { readonly square: string; readonly at: Point } | undefined {
    const square = meant(spot, isTouch);
    if (square === undefined || carried === undefined) return undefined;
    const above = isTouch ? HELD_ABOVE * UNIT : 0;
    return { square, at: { x: spot.x * carried.units, y: spot.y * carried.units - above } };
  }

  function open(): void {
    close();
    ghost.hide();
    picture.lift(undefined);
  }

  function putBack({ pieces, pace = USUAL_PACE }: BoardState): void {
    const cell = carried?.place.geometry.cell(carried.from);
    const stands = pieces.some(({ square }) => square === carried?.from);
    const isStill = root.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (carried === undefined || cell === undefined || !stands || pace === 0 || isStill) {
      open();
      return;
    }
    const { x, y } = carried.place.layout.centre(cell);
    ghost.glideTo(x / carried.units, y / carried.units, HOME_MS, () => picture.lift(undefined));
    close();
  }

  function close(): void {
    carried = undefined;
    root.classList.remove('hd-carrying');
    picture.aim(undefined, false);
  }
}
