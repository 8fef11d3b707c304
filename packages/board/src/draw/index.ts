/** @module Boards as SVG text. */
export { type BoardShape, type Cell, createGeometry, type Geometry } from './geometry.js';
export { type Coordinates, pictureSize } from './layout.js';
export { describePieces, type RenderOptions, renderBoard } from './render.js';
export { type BoardTheme, DARK_THEME, LIGHT_THEME, TONES, type Tone } from './theme.js';
export { boardTheme, THEME_NAMES, type ThemeName, type ThemePair, themeProperties } from './themes.js';
export {
  type Arrow,
  type ArrowRank,
  type BoardView,
  BRUSHES,
  type Brush,
  type Circle,
  type Destination,
  MARK_KINDS,
  type Mark,
  type MarkKind,
  type PlacedPiece,
} from './view.js';
