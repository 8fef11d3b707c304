/** What the text board answers when it is asked something about the position. */
import {
  COLOURS,
  type Colour,
  colourOf,
  EMPTY,
  inCheck,
  legalMoves,
  opposite,
  type PieceCode,
  type Position,
  type Square,
} from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { listed, sentences } from '../i18n/listing.js';
import { colouredPiece, phaseTerm, pieceTerm } from '../i18n/terms.js';
import { checksOf } from '../play/checks.js';
import { formatTime } from '../play/clocks.js';
import { holdingsOf } from '../play/holdings.js';
import { phaseInForce } from '../play/in-words.js';
import { spokenMove } from '../play/spoken.js';
import type { TextSubject } from './text-subject.js';
import { occupantOf } from './ways.js';

export function lastMoveText({ lastLine }: TextSubject): string {
  return lastLine === undefined ? t('moves.none') : spokenMove(lastLine);
}

export function clockText({ clock }: TextSubject): string {
  if (clock === undefined) return t('textBoard.noClock');
  return sentences(
    COLOURS.map((colour) => t('play.time', { side: sideName(colour), time: formatTime(clock[colour]) })),
  );
}

/** Whose move it is, check, phase, pools, checks given: all that stands beside a board. */
export function stateText({ position }: TextSubject): string {
  const { sideToMove } = position;
  const phase = phaseInForce(position);
  const pools = holdingsOf(position);
  const checks = checksOf(position);
  return sentences([
    t('play.toMove', { side: sideName(sideToMove) }),
    ...(inCheck(position) ? [t('play.check')] : []),
    ...(phase === undefined ? [] : [t('phase.inForce', { phase: phaseTerm(phase.name) })]),
    ...(pools === undefined ? [] : COLOURS.map((colour) => poolText(colour, pools[colour]))),
    ...(checks === undefined ? [] : COLOURS.map((side) => t('play.checks', { side: sideName(side), ...checks[side] }))),
  ]);
}

function poolText(colour: Colour, pool: NonNullable<ReturnType<typeof holdingsOf>>[Colour]): string {
  const side = sideName(colour);
  if (pool.length === 0) return t('play.pool.empty', { side });
  const pieces = pool.map(({ count, kind }) => t('play.kinds', { count, kind: pieceTerm(kind.name) }));
  return t('play.pool', { side, pieces: listed(pieces) });
}

/** How many moves there are, and the squares of the pieces that have some. */
export function movesText(position: Position): string {
  const moves = legalMoves(position);
  const origins = new Set(moves.flatMap((move) => (move.type === 'pass' ? [] : [move.from])));
  if (origins.size === 0) return t('textBoard.noMoves', { side: sideName(position.sideToMove) });
  const squares = [...origins].map(position.rules.board.name);
  return t('textBoard.movable', { count: moves.length, squares: listed(squares) });
}

/** Who attacks a square, and who protects it. */
export function attackersText(position: Position, square: Square): string {
  const code = position.placement[square] as PieceCode;
  const owner = code === EMPTY ? undefined : colourOf(code);
  const by = (colour: Colour): string => {
    const squares = position.rules.attacks.attackers(position.placement, square, colour);
    const count = squares.length;
    const side = sideName(colour);
    const pieces = listed(squares.map((at) => withSquare(position, at)));
    if (count === 0) return t(owner === colour ? 'textBoard.unprotected' : 'textBoard.unattacked', { side });
    return t(owner === colour ? 'textBoard.protectedBy' : 'textBoard.attackedBy', { side, count, pieces });
  };
  const sides: readonly Colour[] = owner === undefined ? COLOURS : [opposite(owner), owner];
  return sentences([occupantOf(position, square), ...sides.map(by)]);
}

function withSquare({ rules, placement }: Position, square: Square): string {
  const code = placement[square] as PieceCode;
  const name = rules.kinds.find((kind) => kind[colourOf(code)] === code)?.name ?? '';
  return `${colouredPiece(colourOf(code), name)} ${rules.board.name(square)}`;
}

function sideName(colour: Colour): string {
  return t(`colour.${colour}`);
}
