/** Moves in words, for the live region: what a person hears who does not see the board. */
import { colourOf, EMPTY, kindOf, type PieceCode, type Position, type Square, type Step } from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import type { Line } from './session.js';

/** What was played, whether it checks, and which phase it ended. */
export function spokenMove(line: Line): string {
  const parts = [spokenMovement(line)];
  if (line.check) parts.push(t('play.check'));
  if (line.endedPhase !== undefined)
    parts.push(`${t('phase.over', { phase: line.endedPhase })}. ${t('phase.over.text')}`);
  return `${parts.join('. ')}.`.replace('..', '.');
}

export function sideOf(code: PieceCode): string {
  return t(`colour.${colourOf(code)}`);
}

export function pieceName({ rules }: Position, code: PieceCode): string {
  return rules.kinds[kindOf(code)]?.name ?? '';
}

/** What goes where, without what comes of it. */
export function spokenMovement({ move, before, side: colour }: Pick<Line, 'move' | 'before' | 'side'>): string {
  const side = t(`colour.${colour}`);
  const square = (at: Square): string => before.rules.board.name(at);
  if (move.type === 'pass') return t('spoken.pass', { side });
  const piece = pieceName(before, move.piece);
  if (move.type === 'castling') {
    const rook = pieceName(before, move.rook);
    return t('spoken.castling', { side, king: piece, to: square(move.to), rook, rookTo: square(move.rookTo) });
  }
  const words = { side, piece, from: square(move.from), to: square(move.to) };
  const victims = move.captures.map((at) => pieceName(before, before.placement[at] as PieceCode));
  const text = t(victims.length === 0 ? 'spoken.step' : takingKey(move), { ...words, victim: victims.join(', ') });
  if (move.promotion === EMPTY) return text;
  return `${text}, ${t('spoken.promotion', { piece: pieceName(before, move.promotion) })}`;
}

function takingKey({ from, to, captures }: Step): 'spoken.takes' | 'spoken.enPassant' | 'spoken.staying' {
  if (from === to) return 'spoken.staying';
  return captures.length === 1 && captures[0] === to ? 'spoken.takes' : 'spoken.enPassant';
}
