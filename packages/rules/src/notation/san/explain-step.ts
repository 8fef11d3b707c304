/** Why no legal move fits a SAN text. */

import { fileName, type Square } from '../../board/board.js';
import { legalMoves } from '../../position/legal.js';
import { colourOf, EMPTY, kindOf, pieceAt } from '../../position/placement.js';
import type { Position } from '../../position/position.js';
import { error, type Problem, type Statement, type Values } from '../../result.js';
import { explain } from '../explain.js';
import { closest, type Reason } from '../reason.js';
import { either } from '../text.js';
import type { SanQuery } from './query.js';
import type { SanStep } from './syntax.js';
import { sanBody } from './write.js';

export function explainStep(position: Position, written: SanStep, query: SanQuery): Problem {
  const place = { line: 1, column: written.column };
  const pieces = eligible(position, query);
  const hint = capitalHint(position, written, query);
  if (pieces.length === 0) {
    return hinted(
      error('san/no-such-piece', noSuchPiece(position, query), { ...place, values: queryValues(position, query) }),
      hint,
    );
  }
  const legal = legalMoves(position).filter(
    (move) => move.type !== 'pass' && move.to === query.to && pieces.includes(move.from),
  );
  if (legal.length > 0) {
    const moves = legal.map((move) => sanBody(position, move));
    return error('san/otherwise', `this move is written ${either(moves)}`, { ...place, values: { moves } });
  }
  const reasons = pieces.map((from) => explain(position, from, query.to) as Reason);
  const { code, message, values } = pieces.length > 1 ? summary(position, query, reasons) : (reasons[0] as Reason);
  const details = { line: 1, column: written.to.column, ...(values !== undefined && { values }) };
  return hinted(error(code, `not legal: ${message}`, details), hint);
}

/** For a small letter that was read as a file, where the piece of that letter could go there: `bc4`. */
function capitalHint(position: Position, { letter, file }: SanStep, { to, rank }: SanQuery): Statement | undefined {
  const { rules } = position;
  const kind = letter === undefined && file !== undefined ? rules.kindLettered(file.text.toUpperCase()) : undefined;
  if (kind === undefined || kind.letterless) return undefined;
  const meant = legalMoves(position).filter(
    (move) =>
      move.type === 'step' &&
      move.to === to &&
      kindOf(move.piece) === kind.index &&
      (rank === undefined || rules.board.rank(move.from) === rank),
  );
  if (meant.length === 0) return undefined;
  const moves = meant.map((move) => sanBody(position, move));
  const message = `for the ${kind.name} write ${either(moves)}`;
  return { code: 'san/capital', message, values: { piece: kind.name, moves } };
}

function hinted(problem: Problem, hint: Statement | undefined): Problem {
  if (hint === undefined) return problem;
  const { message, values } = problem;
  return { ...problem, message: `${message}; ${hint.message}`, values: { ...values, hint: [hint] } };
}

/** The mover's pieces that the text may mean. */
function eligible({ rules, placement, sideToMove }: Position, { kinds, file, rank }: SanQuery): readonly Square[] {
  const { board } = rules;
  return board.squares.filter((square) => {
    const piece = pieceAt(placement, square);
    return (
      piece !== EMPTY &&
      colourOf(piece) === sideToMove &&
      kinds.some(({ index }) => index === kindOf(piece)) &&
      (file === undefined || board.file(square) === file) &&
      (rank === undefined || board.rank(square) === rank)
    );
  });
}

function noSuchPiece({ sideToMove }: Position, { kinds, file, rank }: SanQuery): string {
  const name = either(kinds.map((kind) => kind.name));
  const where =
    file === undefined
      ? rank === undefined
        ? ''
        : ` on rank ${rank + 1}`
      : ` on ${rank === undefined ? `the ${fileName(file)} file` : `${fileName(file)}${rank + 1}`}`;
  return `${sideToMove} has no ${name}${where}`;
}

/** The same, for other languages: who has none of what, and where. */
function queryValues({ sideToMove }: Position, { kinds, file, rank }: SanQuery): Values {
  const where = file === undefined ? 'rank' : rank === undefined ? 'file' : 'square';
  return {
    side: sideToMove,
    pieces: kinds.map((kind) => kind.name),
    form: file === undefined && rank === undefined ? 'anywhere' : where,
    place: `${file === undefined ? '' : fileName(file)}${rank === undefined ? '' : rank + 1}`,
  };
}

/** For several pieces: what keeps the nearest of them from moving, or that none of them gets there. */
function summary({ rules }: Position, { kinds, to }: SanQuery, reasons: readonly Reason[]): Reason {
  const best = closest(reasons) as Reason;
  if (best.code !== 'move/unreachable') return best;
  const message = `no ${either(kinds.map(({ name }) => name))} reaches ${rules.board.name(to)}`;
  const values = { form: 'none', pieces: kinds.map(({ name }) => name), to: rules.board.name(to) };
  return { code: best.code, message, values };
}
