/** @module What a board that is being set up says to those who hear it. */
import type { PlacedPiece } from '../draw/index.js';

export interface SetupText {
  board(files: number, ranks: number): string;
  /** How the keyboard is used. */
  readonly help: string;
  square(square: string, piece: PlacedPiece | undefined, isPicked: boolean): string;
}

export const ENGLISH_SETUP: SetupText = {
  board: (files, ranks) => `Board, ${files} files by ${ranks} ranks`,
  help:
    'Arrow keys move over the squares; type the name of a square to go there. Enter or Space uses the chosen tool, Delete clears the ' +
    'square, Escape lets go.',
  square: (square, piece, isPicked) =>
    [square, piece === undefined ? 'empty' : `${piece.colour} ${piece.name}`, ...(isPicked ? ['picked up'] : [])].join(
      ', ',
    ),
};
