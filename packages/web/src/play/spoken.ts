/** Moves in words, for the live region: what a person hears who does not see the board. Of a ride every leap is told. */
import { EMPTY, kindOf, type Move, type PieceCode, type Position, type Square, type Step } from '@hippodrome/rules';
import { landings } from '../board/move-arrow.js';
import { t } from '../i18n/index.js';
import { listed, sentences } from '../i18n/listing.js';
import { phaseTerm, pieceTerm } from '../i18n/terms.js';
import type { Line } from './session.js';

/** What was played, whether it checks, and which phase it ended. */
export function spokenMove(line: Line): string {
  const movement = spokenMovement(line);
  const move = line.check ? listed([movement, t('spoken.check')]) : movement;
  if (line.endedPhase === undefined) return sentences([move]);
  return sentences([move, t('phase.over', { phase: phaseTerm(line.endedPhase) }), t('phase.over.text')]);
}

export function pieceName({ rules }: Position, code: PieceCode): string {
  return pieceTerm(rules.kinds[kindOf(code)]?.name ?? '');
}

/** What goes where, without what comes of it: `White: nightrider b1, c3, d5 takes pawn on e7`. */
export function spokenMovement({ move, before, side: colour }: Pick<Line, 'move' | 'before' | 'side'>): string {
  const side = t(`colour.${colour}`);
  const square = (at: Square): string => before.rules.board.name(at);
  if (move.type === 'pass') return t('spoken.pass', { side });
  const piece = pieceName(before, move.piece);
  if (move.type === 'castling') {
    const rook = pieceName(before, move.rook);
    return t('spoken.castling', { side, king: piece, to: square(move.to), rook, rookTo: square(move.rookTo) });
  }
  const words = { side, piece, way: listed(wayOf(before, move).map(square)), to: square(move.to) };
  const victims = move.captures.map((at) => pieceName(before, before.placement[at] as PieceCode));
  const text = t(victims.length === 0 ? 'spoken.step' : takingKey(move), { ...words, victim: listed(victims) });
  if (move.promotion === EMPTY) return text;
  return listed([text, t('spoken.promotion', { piece: pieceName(before, move.promotion) })]);
}

/** Where a piece comes from, and on which squares it lands on its way. */
export function wayOf(position: Position, { from, to, piece }: Exclude<Move, { type: 'pass' }>): readonly Square[] {
  return from === to ? [from] : [from, ...landings(position, piece, from, to)];
}

function takingKey({ from, to, captures }: Step): 'spoken.takes' | 'spoken.enPassant' | 'spoken.staying' {
  if (from === to) return 'spoken.staying';
  return captures.length === 1 && captures[0] === to ? 'spoken.takes' : 'spoken.enPassant';
}
