/** The rides of some pieces: where they can go, what they take, and what stops them where. */
import { colourBit, colourOf, EMPTY, type PieceCode, type Position, type Square } from '@hippodrome/rules';
import { marksOf } from '../board/board-view.js';
import { t } from '../i18n/index.js';
import { listed } from '../i18n/listing.js';
import { capital } from '../i18n/terms.js';
import { RIDE_MARKS, type RideMark, type Rides, ridesOf } from '../play/rides-overlay.js';
import type { SightOptions } from './overlay.js';
import type { SightView, SightWork } from './view.js';
import { pieceOn, squareName } from './words.js';

/** What is told with the piece that stands there. */
const WITH_PIECE: readonly RideMark[] = ['capture', 'attack', 'guard', 'stop', 'leg', 'hurdle'];

export function* ridesWork(position: Position, { squares = [] }: SightOptions): SightWork {
  const all: Rides[] = [];
  for (const square of squares) {
    const rides = ridesOf(position, square);
    if (rides !== undefined) all.push(rides);
    yield;
  }
  const [first = t('sight.rides.none'), ...rest] = all.map((rides) => ridesText(position, rides));
  const marks = all.flatMap((rides) => [
    ...marksOf(position, rides),
    { square: squareName(position, rides.from), kind: 'origin' as const },
  ]);
  return { marks, arrows: [], counts: countsOf(all), texts: [first, ...rest] } satisfies SightView;
}

function countsOf(all: readonly Rides[]): SightView['counts'] {
  const counts = { white: 0, black: 0 };
  for (const { piece, marks } of all) {
    counts[colourOf(piece)] += [...marks.values()].filter(({ mark }) => mark === 'move' || mark === 'capture').length;
  }
  return counts;
}

function ridesText(position: Position, rides: Rides): string {
  const parts = RIDE_MARKS.toReversed().flatMap((kind) => {
    const found = [...rides.marks].filter(([, { mark }]) => mark === kind).map(([square]) => square);
    if (found.length === 0) return [];
    const names = found.toSorted((a, b) => a - b).map((square) => nameFor(position, square, kind, rides.piece));
    return [t('sight.rides.part', { what: t(`rides.legend.${kind}`), squares: listed(names) })];
  });
  const piece = capital(pieceOn(position, rides.from));
  return parts.length === 0
    ? t('sight.rides.stuck', { piece })
    : t('sight.rides.piece', { piece, rides: parts.join('; ') });
}

function nameFor(position: Position, square: Square, kind: RideMark, rider: PieceCode): string {
  const code = position.placement[square] as PieceCode;
  const isTold = WITH_PIECE.includes(kind) && code !== EMPTY;
  // Whose piece it is goes without saying where it is taken.
  const isEnemy = (code & 1) !== colourBit(colourOf(rider));
  return isTold && !(kind === 'capture' && !isEnemy) ? pieceOn(position, square) : squareName(position, square);
}
