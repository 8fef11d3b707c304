/** @module What a reader draws on the board: arrows, and circles, which go from a square to itself. */
import type { Arrow, Brush, Circle } from '../draw/index.js';

export interface Annotation {
  readonly from: string;
  /** The same square for a circle. */
  readonly to: string;
  /** Squares landed on in between, where a ride is drawn. */
  readonly via?: readonly string[];
  readonly brush: Brush;
}

/** Adds a drawing; what is drawn a second time goes, and in another colour it changes its colour. */
export function withDrawing(drawings: readonly Annotation[], drawing: Annotation): readonly Annotation[] {
  const isThere = (other: Annotation): boolean => other.from === drawing.from && other.to === drawing.to;
  const same = drawings.find(isThere);
  const others = drawings.filter((other) => !isThere(other));
  return same?.brush === drawing.brush ? others : [...others, drawing];
}

export function arrowsOf(drawings: readonly Annotation[]): readonly Arrow[] {
  return drawings.filter(({ from, to }) => from !== to);
}

export function circlesOf(drawings: readonly Annotation[]): readonly Circle[] {
  return drawings.filter(({ from, to }) => from === to).map(({ from, brush }) => ({ square: from, brush }));
}

/** The colour by the keys that are held: plain green, with Shift or Control red, with Alt blue, with both yellow. */
export function brushOf({
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): Brush {
  const isRed = shiftKey || ctrlKey;
  const isBlue = altKey || metaKey;
  if (isRed && isBlue) return 'yellow';
  if (isRed) return 'red';
  return isBlue ? 'blue' : 'green';
}
