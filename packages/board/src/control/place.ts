/** @module A board's geometry and where its squares lie: what changes only when the board itself is another. */
import type { Geometry } from '../draw/index.js';
import type { Layout } from '../draw/layout.js';

export interface Place {
  readonly geometry: Geometry;
  readonly layout: Layout;
}
