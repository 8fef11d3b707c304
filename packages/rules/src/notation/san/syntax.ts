/** SAN taken apart: letters, files, ranks and squares with their columns, nothing of the position. */
import { error, fail, ok, type Problem, type Result } from '../../result.js';
import { textProblem } from '../move-text.js';
import { capturedSquares, quote, type Token, trimmed } from '../text.js';
import type { CastlingSide } from './write.js';

export type SanSyntax = SanPass | SanCastling | SanStep;

export interface SanPass {
  readonly type: 'pass';
  readonly column: number;
}

export interface SanCastling {
  readonly type: 'castling';
  readonly side: CastlingSide;
  /** Where the king goes, if the text says so. */
  readonly to: Token | undefined;
  readonly column: number;
}

export interface SanStep {
  readonly type: 'step';
  /** Capital letter of the piece. */
  readonly letter: Token | undefined;
  /** What is said of the square it leaves. */
  readonly file: Token | undefined;
  readonly rank: Token | undefined;
  readonly capture: boolean;
  readonly to: Token;
  /** Squares it captures on besides, each behind an `x`; none when the text names none. */
  readonly captures: readonly Token[];
  readonly promotion: Token | undefined;
  readonly column: number;
  /** Where the move, its marks left out, ends. */
  readonly end: number;
}

const PASSES = ['--', '0000', 'pass', 'Z0', '@@@@'];

/** Marks of check, mate, en passant and opinion, in any number. */
const MARKS = /(?:\s*(?:[+#!?†‡]|e\.?p\.?(?![a-z])))+$/i;
/** Small letters need their hyphens: `Ooo5` is a piece with the letter O, on the o file. */
const CASTLING = /^(?:[O0]-?[O0](-?[O0])?|[oO0]-[oO0](-[oO0])?)(?:[:=]?([a-z]\d{1,3}))?$/d;
/** Letter, file (never x), rank; a sign; the square; squares captured on besides; the promotion, perhaps behind a sign. */
const STEP = /^([A-Z])?([a-wyz])?(\d{1,3})?([-–—x×:])?([a-z]\d{1,3})((?:x[a-z]\d{1,3})*)(?:[=/(]?([A-Za-z])\)?)?$/d;
/** As far as a text can be the beginning of one. */
const BEGINNING = /^[A-Z]?[a-wyz]?\d{0,3}[-–—x×:]?[a-z]?\d{0,3}[=/(]?/;

/** Codes: `san/empty`, `san/too-long`, `san/malformed`. */
export function parseSanSyntax(text: string): Result<SanSyntax> {
  const unfit = textProblem('san', text);
  if (unfit !== undefined) return fail(unfit);
  const { text: marked, column } = trimmed(text);
  const move = marked.replace(MARKS, '');
  if (PASSES.includes(move)) return ok({ type: 'pass', column });
  const castling = CASTLING.exec(move);
  if (castling !== null) {
    const side = castling[1] === undefined && castling[2] === undefined ? 'king' : 'queen';
    return ok({ type: 'castling', side, to: part(castling, 3, column), column });
  }
  const step = STEP.exec(move);
  if (step === null) return fail(malformed(move, column));
  return ok({
    type: 'step',
    letter: part(step, 1, column),
    file: part(step, 2, column),
    rank: part(step, 3, column),
    capture: /[x×:]/.test(step[4] ?? ''),
    to: part(step, 5, column) as Token,
    captures: capturedSquares(part(step, 6, column)),
    promotion: part(step, 7, column),
    column,
    end: column + move.length,
  });
}

function part(match: RegExpExecArray, group: number, column: number): Token | undefined {
  const range = match.indices?.[group];
  return range === undefined ? undefined : { text: match[group] as string, column: column + range[0] };
}

/** The problem, at the first character that no move could have there. */
function malformed(move: string, column: number): Problem {
  const good = BEGINNING.exec(move)?.[0].length ?? 0;
  const message = `${quote(move)} is not a move: write it like Nf3, exd5, a8=Q or O-O`;
  const place = { line: 1, column: column + Math.max(0, Math.min(good, move.length - 1)) };
  return error('san/malformed', message, { ...place, values: { written: quote(move) } });
}
