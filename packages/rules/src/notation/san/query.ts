/** What a SAN text asks for: its letters, files and squares, looked up in the game. */
import type { Square } from '../../board/board.js';
import { legalMoves } from '../../position/legal.js';
import type { Position } from '../../position/position.js';
import { error, type Problem } from '../../result.js';
import type { PieceKind } from '../../rule/frame.js';
import { unknownLetter } from '../letters.js';
import { findSquare } from '../move-text.js';
import { either, quote } from '../text.js';
import type { SanStep } from './syntax.js';
import { sanBody } from './write.js';

export interface SanQuery {
  readonly kinds: readonly PieceKind[];
  readonly to: Square;
  /** From 0; undefined when the text does not say. */
  readonly file: number | undefined;
  readonly rank: number | undefined;
  /** Squares captured on besides; undefined when the text names none. */
  readonly captures: readonly Square[] | undefined;
}

/** A small letter that is no file of this board, but a piece's letter, is read as the capital: `nf3`. */
export function capitalised(position: Position, written: SanStep): SanStep {
  const { file, letter } = written;
  if (file === undefined || letter !== undefined || fileNumber(position, file.text) !== undefined) return written;
  const capital = file.text.toUpperCase();
  if (position.rules.kindLettered(capital) === undefined) return written;
  return { ...written, file: undefined, letter: { ...file, text: capital } };
}

/** Undefined when something is not of this game; the problems then say what. */
export function lookUp(position: Position, written: SanStep, problems: Problem[]): SanQuery | undefined {
  const { rules } = position;
  const to = findSquare(rules, 'san', written.to, problems);
  const file = written.file && fileNumber(position, written.file.text);
  const rank = written.rank && Number(written.rank.text) - 1;
  if (written.file !== undefined && file === undefined) {
    const message = `this board has no file ${quote(written.file.text)}`;
    const values = { form: 'file', written: quote(written.file.text) };
    problems.push(error('san/unknown-square', message, { line: 1, column: written.file.column, values }));
  }
  if (written.rank !== undefined && rank !== undefined && (rank < 0 || rank >= rules.board.ranks)) {
    const message = `this board has no rank ${quote(written.rank.text)}`;
    const values = { form: 'rank', written: quote(written.rank.text) };
    problems.push(error('san/unknown-square', message, { line: 1, column: written.rank.column, values }));
  }
  const captures = written.captures
    .map((name) => findSquare(rules, 'san', name, problems))
    .filter((square) => square !== undefined);
  const kinds = writtenKinds(position, written, to, problems);
  if (problems.length > 0 || to === undefined) return undefined;
  return { kinds, to, file, rank, captures: captures.length > 0 ? captures : undefined };
}

function fileNumber({ rules }: Position, letter: string): number | undefined {
  const file = letter.charCodeAt(0) - 'a'.charCodeAt(0);
  return file >= 0 && file < rules.board.files ? file : undefined;
}

function writtenKinds(
  position: Position,
  { letter, column }: SanStep,
  to: Square | undefined,
  problems: Problem[],
): readonly PieceKind[] {
  const { rules } = position;
  if (letter !== undefined) {
    const kind = rules.kindLettered(letter.text);
    if (kind !== undefined) return [kind];
    const { message, values } = unknownLetter(rules.kinds, letter.text);
    problems.push(error('san/unknown-piece', message, { line: 1, column: letter.column, values }));
    return [];
  }
  const letterless = rules.kinds.filter((kind) => kind.letterless);
  if (letterless.length === 0) {
    const there = legalMoves(position).filter((move) => move.type === 'step' && move.to === to);
    const moves = there.map((move) => sanBody(position, move));
    const advice = moves.length === 0 ? '' : `: write ${either(moves)}`;
    const message = `every piece of this game is written with its letter${advice}`;
    const values = { form: moves.length === 0 ? 'none' : 'some', moves };
    problems.push(error('san/letter-missing', message, { line: 1, column, values }));
  }
  return letterless;
}
