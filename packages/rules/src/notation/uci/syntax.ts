/** Coordinate moves taken apart: squares and letters with their columns, nothing of the position. */
import { error, fail, ok, type Result } from '../../result.js';
import { textProblem } from '../move-text.js';
import { capturedSquares, quote, type Token, trimmed } from '../text.js';

export type UciSyntax = UciPass | UciMove;

export interface UciPass {
  readonly type: 'pass';
  readonly column: number;
}

export interface UciMove {
  readonly type: 'move';
  readonly from: Token;
  readonly to: Token;
  /** Squares it captures on besides, each behind an `x`; none when the text names none. */
  readonly captures: readonly Token[];
  readonly promotion: Token | undefined;
  /** The rook's move of a castling that names both. */
  readonly rook: { readonly from: Token; readonly to: Token } | undefined;
  /** Where the move ends. */
  readonly end: number;
}

const PASSES = ['0000', '--', 'pass', '@@@@'];

/**
 * Two squares, perhaps with a sign between them; the squares it captures on besides, each behind an `x`; a promotion, perhaps behind
 * `=`; or else the rook's two squares behind a comma.
 */
const MOVE =
  /^([a-z]\d{1,3})([-–x:]?)([a-z]\d{1,3})(?:\s*,\s*([a-z]\d{1,3})[-–]?([a-z]\d{1,3})|((?:x[a-z]\d{1,3})*)(?:[=(]?([A-Za-z])\)?)?)$/d;
const ALL_CAPITALS = /^[A-Z]\d+[-–x:]?[A-Z]\d+/;

/** Codes: `uci/empty`, `uci/too-long`, `uci/malformed`. */
export function parseUciSyntax(text: string): Result<UciSyntax> {
  const unfit = textProblem('uci', text);
  if (unfit !== undefined) return fail(unfit);
  const { text: move, column } = trimmed(text);
  if (PASSES.includes(move.toLowerCase())) return ok({ type: 'pass', column });
  const match = MOVE.exec(ALL_CAPITALS.test(move) ? move.toLowerCase() : move);
  if (match === null) return fail(malformed(move, column));
  const part = (group: number): Token | undefined => {
    const range = match.indices?.[group];
    return range === undefined ? undefined : { text: match[group] as string, column: column + range[0] };
  };
  const rookFrom = part(4);
  const rookTo = part(5);
  return ok({
    type: 'move',
    from: part(1) as Token,
    to: part(3) as Token,
    captures: capturedSquares(part(6)),
    promotion: part(7),
    rook: rookFrom === undefined || rookTo === undefined ? undefined : { from: rookFrom, to: rookTo },
    end: column + move.length,
  });
}

/** The problem, at the first character that no coordinate move could have there. */
function malformed(move: string, column: number) {
  const good = /^(?:[a-z]\d{0,3}[-–x:]?){0,2}/i.exec(move)?.[0].length ?? 0;
  const message = `${quote(move)} is not a coordinate move: write the square it leaves and the square it reaches, such as e2e4 or a7a8q`;
  const place = { line: 1, column: column + Math.min(good, move.length - 1) };
  return error('uci/malformed', message, { ...place, values: { written: quote(move) } });
}
