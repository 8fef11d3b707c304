/** What the board says to those who hear it, in the reader's language and under the name of the game. */
import type { BoardText, Destination, Mark, SquareFacts } from '@hippodrome/board';
import { t } from '../i18n/index.js';
import { listed } from '../i18n/listing.js';
import { colouredPiece } from '../i18n/terms.js';

/** More destinations than these are counted instead of listed while the cursor passes. */
const MOST_LISTED = 8;

export function boardText(title: string): BoardText {
  return {
    board: () => title,
    help: t('board.help'),
    square: (facts) => listed(partsOf(facts)),
    picked: (piece, destinations) => {
      const { colour, name, square } = piece;
      const picked = t('board.picked', { piece: colouredPiece(colour, name), square });
      return listed([picked, ...reach(square, destinations, destinations.length)]);
    },
    released: t('board.released'),
  };
}

function partsOf(facts: SquareFacts): readonly string[] {
  const { square, piece, isPicked, isInCheck, isLastMove, isAhead, isPremove, arrival, destinations, marks } = facts;
  const ahead = destinations.length > 0 ? [t('board.ahead')] : [];
  return [
    square,
    piece === undefined ? t('board.empty') : colouredPiece(piece.colour, piece.name),
    ...(isInCheck ? [t('board.inCheck')] : []),
    ...(isPicked ? [t('board.isPicked')] : []),
    ...(arrival === undefined || isPicked ? [] : [arrivalText(arrival, isAhead)]),
    ...(isAhead ? ahead : reach(square, destinations, MOST_LISTED)),
    ...(isLastMove ? [t('board.lastMove')] : []),
    ...(isPremove ? [t('board.premove')] : []),
    ...marks.map(markText),
  ];
}

function arrivalText({ capture }: Destination, isAhead: boolean): string {
  if (isAhead) return t('board.arrival.ahead');
  return t(capture ? 'board.arrival.capture' : 'board.arrival');
}

function reach(own: string, destinations: readonly Destination[], most: number): readonly string[] {
  const distinct = [...new Map(destinations.map((destination) => [destination.to, destination])).values()];
  const elsewhere = distinct.filter(({ to }) => to !== own);
  const staying = elsewhere.length < distinct.length ? [t('board.staying')] : [];
  return elsewhere.length > most
    ? [t('board.reach', { count: elsewhere.length }), ...staying]
    : [...moves(elsewhere), ...staying];
}

function moves(destinations: readonly Destination[]): readonly string[] {
  const names = (isCapture: boolean): readonly string[] =>
    destinations.filter(({ capture }) => (capture ?? false) === isCapture).map(({ to }) => to);
  const [quiet, captures] = [names(false), names(true)];
  return [
    ...(quiet.length > 0 ? [t('board.moves', { squares: listed(quiet) })] : []),
    ...(captures.length > 0 ? [t('board.captures', { squares: listed(captures) })] : []),
  ];
}

function markText({ kind, square, by, white = 0, black = 0 }: Mark): string {
  if (kind === 'count') return t('board.mark.count', { white, black });
  const mark = t(`board.mark.${kind}`);
  return by === undefined || by === square ? mark : t('board.markBy', { mark, by });
}
