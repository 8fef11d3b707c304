/**
 * `parseSan`: a move in algebraic notation, found among the legal moves of a position. It forgives what people and programs
 * write: zeros for O, missing or superfluous marks, `x` and `=`, more of the origin than needed, the long form.
 */
import { legalMoves } from '../../position/legal.js';
import { isCapture, type Move, type Step } from '../../position/move.js';
import { kindOf } from '../../position/placement.js';
import type { Position } from '../../position/position.js';
import { error, fail, type Problem, type Result } from '../../result.js';
import { capturesElsewhere, pickCaptures } from '../captures.js';
import { findPass } from '../move-text.js';
import { pickPromotion } from '../promotion.js';
import { either, inTextOrder } from '../text.js';
import { findCastling } from './castling.js';
import { explainStep } from './explain-step.js';
import { capitalised, lookUp, type SanQuery } from './query.js';
import { parseSanSyntax, type SanStep } from './syntax.js';
import { sanBody } from './write.js';

/**
 * Codes: `san/empty`, `san/too-long`, `san/malformed`, `san/unknown-piece`, `san/unknown-square`, `san/letter-missing`,
 * `san/ambiguous` (the message lists the candidates), `san/needs-promotion`, `san/no-promotion`, `san/bad-promotion`,
 * `san/needs-captures`, `san/bad-captures`,
 * `san/no-such-piece`, `san/otherwise` (legal, but written in another way), `san/no-castling`, `san/no-pass`; and the reasons of
 * `explain`.
 */
export function parseSan(position: Position, text: string): Result<Move> {
  const syntax = parseSanSyntax(text);
  if (!syntax.ok) return syntax;
  switch (syntax.value.type) {
    case 'pass':
      return findPass(position, 'san', syntax.value.column);
    case 'castling':
      return findCastling(position, syntax.value);
    case 'step':
      return findStep(position, capitalised(position, syntax.value));
  }
}

function findStep(position: Position, written: SanStep): Result<Move> {
  const problems: Problem[] = [];
  const query = lookUp(position, written, problems);
  if (query === undefined) return { ok: false, problems: inTextOrder(problems) };
  const steps = matching(position, query, written.capture);
  const first = steps[0];
  if (first === undefined) return fail(explainStep(position, written, query));
  const rivals = steps.filter(({ from }, i) => steps.findIndex((other) => other.from === from) === i);
  const body = (move: Move): string => sanBody(position, move);
  if (rivals.length > 1) {
    const moves = rivals.map(body);
    const details = { line: 1, column: written.column, values: { moves } };
    return fail(error('san/ambiguous', `it may be ${either(moves)}`, details));
  }
  const { promotion } = written;
  const place = { line: 1, column: written.captures[0]?.column ?? written.to.column };
  const isPlain = (step: Step): boolean => capturesElsewhere(step).length === 0;
  const meant = pickCaptures('san', steps, query.captures, isPlain, place, body);
  if (!meant.ok) return meant;
  return pickPromotion('san', position, meant.value, promotion, promotion?.column ?? written.end, body);
}

/**
 * The legal moves that fit. Whether the text has an `x` decides only between moves that differ in it; but a letterless piece's
 * capture needs an `x` or a file, so that `e6` is never taken for `dxe6`.
 */
function matching(position: Position, { kinds, to, file, rank }: SanQuery, capture: boolean): readonly Step[] {
  const { board } = position.rules;
  const fitting = legalMoves(position).filter(
    (move): move is Step =>
      move.type === 'step' &&
      move.to === to &&
      kinds.some(({ index }) => index === kindOf(move.piece)) &&
      (file === undefined || board.file(move.from) === file) &&
      (rank === undefined || board.rank(move.from) === rank),
  );
  const exact = fitting.filter((move) => isCapture(move) === capture);
  if (exact.length > 0) return exact;
  const isBare = !capture && file === undefined && kinds.every((kind) => kind.letterless);
  return isBare ? [] : fitting;
}
