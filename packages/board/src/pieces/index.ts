/** @module Pictures of pieces. */
export { BADGES, type Badge } from './badges.js';
export type { Drawing } from './drawing.js';
export { GLYPHS } from './glyphs.js';
export { type MoveSign, readMoves, type Step, writeMoves } from './moves.js';
export { COLOURS, type Colour, PIECE_PALETTE, type PiecePalette, ROLES, type Role } from './palette.js';
export { drawPiece, type PieceLook, pieceDrawing, pieceKey } from './piece-drawing.js';
export { FIGURES, type PieceSet } from './piece-set.js';
