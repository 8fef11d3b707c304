/** Castlings in SAN: `O-O` and `O-O-O`; where there may be several to one side, the king's square as well, `O-O:i1`. */
import { inCheck } from '../../position/check.js';
import { legalMoves } from '../../position/legal.js';
import type { Castling, Move } from '../../position/move.js';
import type { Position } from '../../position/position.js';
import { error, fail, ok, type Problem, type Result } from '../../result.js';
import { findSquare } from '../move-text.js';
import { either } from '../text.js';
import type { SanCastling } from './syntax.js';
import { castlingSide, sanBody } from './write.js';

/** The king's square may be left out when only one castling to that side is legal. */
export function findCastling(position: Position, { side, to, column }: SanCastling): Result<Move> {
  const problems: Problem[] = [];
  const target = to && findSquare(position.rules, 'san', to, problems);
  if (problems.length > 0) return { ok: false, problems };
  const legal = legalMoves(position).filter((move): move is Castling => move.type === 'castling');
  const fitting = legal.filter((move) => castlingSide(move) === side && (target === undefined || move.to === target));
  const [castling, ...rivals] = fitting;
  const place = { line: 1, column };
  if (castling === undefined) return fail({ ...whyNot(position, legal), ...place });
  if (rivals.length === 0) return ok(castling);
  const moves = fitting.map((move) => sanBody(position, move));
  return fail(error('san/ambiguous', `it may be ${either(moves)}`, { ...place, values: { moves } }));
}

function whyNot(position: Position, legal: readonly Castling[]): Problem {
  const { having, spec } = position.rules;
  if (!having.state.some(({ hooks }) => hooks.state.field === 'castling')) {
    const values = { form: 'game', game: spec.title };
    return error('san/no-castling', `${spec.title} has no castling`, { values });
  }
  if (legal.length > 0) {
    const moves = legal.map((move) => sanBody(position, move));
    return error('san/no-castling', `not a legal castling: write ${either(moves)}`, {
      values: { form: 'others', moves },
    });
  }
  return inCheck(position)
    ? error('san/no-castling', 'no castling while in check', { values: { form: 'in-check' } })
    : error('san/no-castling', 'no castling is legal here');
}
