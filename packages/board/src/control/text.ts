/** @module What the board says to those who hear it. Give `createBoard` a text of your own for another language. */

import type { Destination, Mark, PlacedPiece } from '../draw/index.js';
import type { Colour } from '../pieces/index.js';

export interface SquareFacts {
  readonly square: string;
  readonly piece: PlacedPiece | undefined;
  readonly isPicked: boolean;
  readonly isInCheck: boolean;
  readonly isLastMove: boolean;
  /** It is the other side's turn: what can be moved, can be moved ahead of its turn. */
  readonly isAhead: boolean;
  /** A move ahead of its turn leaves this square or goes to it. */
  readonly isPremove: boolean;
  /** How the picked piece may go here. */
  readonly arrival: Destination | undefined;
  /** Where the piece here may go. */
  readonly destinations: readonly Destination[];
  readonly marks: readonly Mark[];
}

export interface BoardText {
  board(files: number, ranks: number): string;
  /** How the keyboard is used. */
  readonly help: string;
  square(facts: SquareFacts): string;
  picked(piece: PlacedPiece, destinations: readonly Destination[]): string;
  readonly released: string;
}

const COLOUR_NAMES: Readonly<Record<Colour, string>> = { white: 'white', black: 'black' };
/** More destinations than these are counted instead of listed while the cursor passes. */
const MOST_LISTED = 8;

export const ENGLISH: BoardText = {
  board: (files, ranks) => `Board, ${files} files by ${ranks} ranks`,
  help:
    'Arrow keys move over the squares. Enter or Space picks up a piece and puts it down, Escape lets go of it. ' +
    'Type the name of a square to go there.',
  square: ({ square, piece, isPicked, isInCheck, isLastMove, isAhead, isPremove, arrival, destinations, marks }) =>
    [
      square,
      piece ? pieceName(piece) : 'empty',
      isInCheck && 'in check',
      isPicked && 'picked up',
      arrival &&
        !isPicked &&
        (isAhead ? 'can be premoved to' : arrival.capture ? 'can be captured on' : 'can be moved to'),
      destinations.length > 0 && (isAhead ? 'can premove' : reach(square, destinations, MOST_LISTED)),
      isLastMove && 'last move',
      isPremove && 'premove set',
      ...marks.map(markName),
    ]
      .filter((part) => typeof part === 'string')
      .join(', '),
  picked: (piece, destinations) =>
    `${pieceName(piece)} on ${piece.square} picked up, ${reach(piece.square, destinations, destinations.length)}`,
  released: 'Let go',
};

function pieceName({ colour, name }: PlacedPiece): string {
  return `${COLOUR_NAMES[colour]} ${name}`;
}

function reach(own: string, destinations: readonly Destination[], most: number): string {
  const distinct = [...new Map(destinations.map((destination) => [destination.to, destination])).values()];
  const elsewhere = distinct.filter(({ to }) => to !== own);
  const staying = elsewhere.length < distinct.length ? 'can capture without moving' : '';
  return [elsewhere.length > most ? `can move to ${elsewhere.length} squares` : listed(elsewhere), staying]
    .filter(Boolean)
    .join(', ');
}

function listed(distinct: readonly Destination[]): string {
  const quiet = distinct.filter(({ capture }) => !capture).map(({ to }) => to);
  const captures = distinct.filter(({ capture }) => capture).map(({ to }) => to);
  return [
    quiet.length > 0 ? `can move to ${quiet.join(', ')}` : '',
    captures.length > 0 ? `can capture on ${captures.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const MARK_NAMES: Readonly<Record<Exclude<Mark['kind'], 'count'>, string>> = {
  ride: 'within reach',
  attack: 'attacked',
  blocked: 'blocked',
  move: 'for moves only',
  capture: 'for captures only',
  both: 'for moves and captures',
  initial: 'for a first move',
  leg: 'must be empty',
  hurdle: 'must be occupied',
  star: 'star',
  hint: 'hint',
  loss: 'can be won',
  risk: 'can be taken',
  fork: 'for a fork',
  prey: 'can be forked',
  dormant: 'would be in check',
  origin: 'looked at',
};

function markName({ kind, square, by, white = 0, black = 0 }: Mark): string {
  if (kind === 'count') return `attacked by White ${white}, Black ${black}`;
  return by === undefined || by === square ? MARK_NAMES[kind] : `${MARK_NAMES[kind]} by ${by}`;
}
