/** `parseUci`: a coordinate move, found among the legal moves of a position; or why it is not there. */
import type { Square } from '../../board/board.js';
import { legalMoves } from '../../position/legal.js';
import type { Castling, Move, Step } from '../../position/move.js';
import type { Position } from '../../position/position.js';
import { error, fail, ok, type Problem, type Result } from '../../result.js';
import { needsCaptures, pickCaptures } from '../captures.js';
import { explain } from '../explain.js';
import { findPass, findSquare } from '../move-text.js';
import { pickPromotion } from '../promotion.js';
import { liesInOrigin, type Reason } from '../reason.js';
import { either } from '../text.js';
import { parseUciSyntax, type UciMove } from './syntax.js';
import { writeUci } from './write.js';

/**
 * Reads a coordinate move, forgiving about white space around it, signs between the squares, capitals, and a castling written as
 * king takes rook or with both pieces' moves.
 *
 * Codes: `uci/empty`, `uci/too-long`, `uci/malformed`, `uci/unknown-square`, `uci/unknown-piece`, `uci/needs-promotion`,
 * `uci/no-promotion`, `uci/bad-promotion`, `uci/needs-captures`, `uci/bad-captures`, `uci/names-one-piece` (a castling that must name more than one square), `uci/no-castling`,
 * `uci/no-pass`; and the reasons of `explain`.
 */
export function parseUci(position: Position, text: string): Result<Move> {
  const syntax = parseUciSyntax(text);
  if (!syntax.ok) return syntax;
  const written = syntax.value;
  if (written.type === 'pass') return findPass(position, 'uci', written.column);
  const problems: Problem[] = [];
  const find = (name: UciMove['from']): Square | undefined => findSquare(position.rules, 'uci', name, problems);
  const from = find(written.from);
  const to = find(written.to);
  const rookFrom = written.rook && find(written.rook.from);
  const rookTo = written.rook && find(written.rook.to);
  const captures = written.captures.map(find).filter((square) => square !== undefined);
  if (from === undefined || to === undefined || problems.length > 0) return { ok: false, problems };
  return written.rook === undefined
    ? findMove(position, written, from, to, captures)
    : findCastling(
        position,
        written,
        (move) => move.from === from && move.to === to && move.rookFrom === rookFrom && move.rookTo === rookTo,
      );
}

function findMove(
  position: Position,
  written: UciMove,
  from: Square,
  to: Square,
  captures: readonly Square[],
): Result<Move> {
  const legal = legalMoves(position);
  const write = (move: Move): string => writeUci(position.rules, move);
  const steps = legal.filter((move): move is Step => move.type === 'step' && move.from === from && move.to === to);
  const { promotion } = written;
  if (steps.length > 0) {
    const [first] = written.captures;
    const isPlain = (step: Step): boolean => !needsCaptures(position.rules, step);
    const place = { line: 1, column: first?.column ?? written.to.column };
    const meant = pickCaptures('uci', steps, first && captures, isPlain, place, write);
    if (!meant.ok) return meant;
    return pickPromotion('uci', position, meant.value, promotion, promotion?.column ?? written.end, write);
  }
  const castlings = legal.filter((move): move is Castling => move.type === 'castling' && move.from === from);
  const meant = castlingsMeant(castlings, to);
  const [castling, ...rivals] = meant;
  const place = { line: 1, column: written.from.column };
  if (castling !== undefined && promotion !== undefined) {
    const values = { form: 'castling' };
    return fail(error('uci/no-promotion', 'castling promotes nothing', { line: 1, column: promotion.column, values }));
  }
  if (castling !== undefined && rivals.length === 0 && castling.style !== 'leap') return ok(castling);
  if (castling !== undefined) {
    const why =
      castling.style === 'leap' ? "this castling names the rook's move as well" : 'several castlings may be meant';
    const moves = meant.map(write);
    const values = { form: castling.style === 'leap' ? 'rook' : 'several', moves };
    return fail(error('uci/names-one-piece', `${why}: ${either(moves)}`, { ...place, values }));
  }
  return fail(illegal(written, explain(position, from, to) as Reason));
}

/** The castlings that a king's move may mean: those that bring it there, or, where it moves onto its rook, those with that rook. */
function castlingsMeant(castlings: readonly Castling[], to: Square): readonly Castling[] {
  const there = castlings.filter((move) => move.to === to);
  return there.length > 0 ? there : castlings.filter(({ style, rookFrom }) => style !== 'leap' && rookFrom === to);
}

/** Reasons that lie in where the move begins point there, the others at where it would end. */
function illegal({ from, to }: UciMove, { code, message, values }: Reason): Problem {
  const { column } = liesInOrigin(code) ? from : to;
  const details = { line: 1, column, ...(values !== undefined && { values }) };
  return error(code, `${from.text}${to.text} is not legal: ${message}`, details);
}

function findCastling(position: Position, written: UciMove, matches: (move: Castling) => boolean): Result<Move> {
  const castlings = legalMoves(position).filter((move): move is Castling => move.type === 'castling');
  const castling = castlings.find(matches);
  if (castling !== undefined) return ok(castling);
  const known = castlings.map((move) => writeUci(position.rules, move));
  const message =
    known.length === 0 ? 'no castling is legal here' : `not a legal castling; these are: ${known.join(' ')}`;
  const values = known.length === 0 ? {} : { form: 'others', moves: known };
  return fail(error('uci/no-castling', message, { line: 1, column: written.from.column, values }));
}
