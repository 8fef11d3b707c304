/** `writeUci`: a move in coordinates, the form in which moves are stored and sent. */
import type { Castling, Move, Step } from '../../position/move.js';
import { EMPTY } from '../../position/placement.js';
import type { Frame } from '../../rule/frame.js';
import { capturesElsewhere, needsCaptures, writeCaptures } from '../captures.js';
import { kindOfPiece } from '../letters.js';

/**
 * `e2e4`, `a7a8q`, `e2g4xf3` (captures named, see `needsCaptures`), `e1g1`, `g1i1,l1g1` (a castling by leap), `0000` (a pass).
 *
 * Any other castling is the king's move, unless an ordinary move of the king could lead there from its square: then it names both
 * as a castling by leap does, so that the two never share a text. Needs the game only, not the position; a position's game is its
 * `rules`.
 */
export function writeUci(frame: Frame, move: Move): string {
  switch (move.type) {
    case 'pass':
      return '0000';
    case 'castling':
      return writeCastling(frame, move);
    case 'step':
      return writeStep(frame, move);
  }
}

function writeStep(frame: Frame, step: Step): string {
  const { board, kinds } = frame;
  const { from, to, promotion } = step;
  const captures = needsCaptures(frame, step) ? writeCaptures(frame, capturesElsewhere(step)) : '';
  const letter = promotion === EMPTY ? '' : kindOfPiece(kinds, promotion).letter.toLowerCase();
  return board.name(from) + board.name(to) + captures + letter;
}

function writeCastling({ board, rides }: Frame, { from, to, piece, rookFrom, rookTo, style }: Castling): string {
  const kingMove = board.name(from) + board.name(to);
  const couldStep = rides.from(piece, from).some((ride) => ride.squares.includes(to));
  return style === 'leap' || couldStep ? `${kingMove},${board.name(rookFrom)}${board.name(rookTo)}` : kingMove;
}
