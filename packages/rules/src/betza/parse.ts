/**
 * Betza text to a syntax tree: the reader of the dialects of the Interactive Diagram ("xbetza") and XBoard.
 *
 * The reader is total: a character either becomes part of the tree or is named in a problem. It does not stop at the
 * first problem; an atom that could not be read is left out of the tree and reading goes on behind it.
 */
import { error, type Problem } from '../result.js';
import type { BetzaAtom, BetzaCastling, BetzaMove } from './ast.js';
import { readChain } from './brackets.js';
import { readCapital } from './capital.js';
import { castlingFrom } from './castling.js';
import { isSound } from './check.js';
import { atEnd, type Cursor, isDigit, peek, takeWhile } from './cursor.js';
import type { Dialect } from './dialect.js';
import { readFairy } from './fairy.js';
import { disorder, finishLegs, type Prefix, readPrefix } from './prefix.js';
import { skipBrackets } from './skip.js';
import { readOtherwiseInXBoard, withXBoardDirections } from './xboard.js';

/** Longer texts are refused unread: the longest published piece is a fifth of this. */
export const MAX_LENGTH = 200;

/** What could be read of a text, and what was wrong with the rest. */
export interface BetzaReading {
  readonly tree: BetzaMove;
  readonly problems: readonly Problem[];
  /** How often the reader went on to another character: never more than there are. */
  readonly steps: number;
}

/** Reads as much as can be read; the syntax only. */
export function readBetza(text: string, dialect: Dialect = 'xbetza'): BetzaReading {
  if (text.length > MAX_LENGTH) {
    const message = `a move has at most ${MAX_LENGTH} characters, this is ${text.length}`;
    return unread(error('betza/too-long', message, { column: MAX_LENGTH + 1 }));
  }
  if (text === '') return unread(error('betza/empty', 'no move is written here', { column: 1 }));
  if (dialect === 'fairy-stockfish') {
    const { problems, steps, ...tree } = readFairy(text);
    return { tree: treeOf(tree), problems, steps };
  }
  const cursor: Cursor = { text, dialect, at: 0, steps: 0, problems: [] };
  const atoms: BetzaAtom[] = [];
  const castlings: BetzaCastling[] = [];
  while (!atEnd(cursor)) {
    const read = readAtom(cursor, castlings);
    const atom = read !== undefined && dialect === 'xboard' ? withXBoardDirections(read) : read;
    const otherwise = atom !== undefined && dialect === 'xboard' ? readOtherwiseInXBoard(atom) : undefined;
    if (otherwise !== undefined) cursor.problems.push(otherwise);
    else if (atom !== undefined) atoms.push(atom);
  }
  return { tree: treeOf({ atoms, castlings }), problems: cursor.problems, steps: cursor.steps };
}

function treeOf({ atoms, castlings }: Required<BetzaMove>): BetzaMove {
  return castlings.length > 0 ? { atoms, castlings } : { atoms };
}

/** Sorts problems by column; those of one place keep their order. */
export function inTextOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.column ?? 0) - (b.column ?? 0));
}

function unread(problem: Problem): BetzaReading {
  return { tree: { atoms: [] }, problems: [problem], steps: 0 };
}

/** Reads modifiers, a capital and its range; or a chain in brackets or a castling in the place of an atom. */
function readAtom(cursor: Cursor, castlings: BetzaCastling[]): BetzaAtom | undefined {
  const prefix = readPrefix(cursor);
  if (atEnd(cursor)) {
    if (prefix.firstColumn !== undefined) cursor.problems.push(withoutAtom(cursor.text, prefix.firstColumn));
    return undefined;
  }
  if (peek(cursor) === '[') {
    if (prefix.firstColumn === undefined && cursor.dialect === 'xbetza') return readChain(cursor);
    skipBrackets(cursor, '[', ']');
    return undefined;
  }
  if (peek(cursor) === 'O') {
    castlings.push(...readCastling(cursor, prefix));
    return undefined;
  }
  const capital = readCapital(cursor);
  if (capital === undefined || !prefix.sound) return undefined;
  const atom: BetzaAtom = {
    ...capital,
    initial: prefix.initial,
    ...(prefix.ahead && { ahead: true }),
    ...finishLegs(prefix, capital.column),
    span: { start: prefix.start, end: cursor.at + 1 },
  };
  if (prefix.disorderColumn !== undefined && isSound(atom)) {
    cursor.problems.push(disorder(atom, prefix.disorderColumn));
  }
  return atom;
}

function readCastling(cursor: Cursor, prefix: Prefix): readonly BetzaCastling[] {
  const column = cursor.at + 1;
  const written = takeWhile(cursor, (sign) => 'OXY'.includes(sign)) + takeWhile(cursor, isDigit);
  if (!prefix.sound) return [];
  const castling = castlingFrom(prefix, cursor.dialect, written, column);
  cursor.problems.push(...(castling.ok ? castling.warnings : castling.problems));
  return castling.ok ? [castling.value] : [];
}

function withoutAtom(text: string, column: number): Problem {
  const rest = text.slice(column - 1);
  return error('betza/modifier-without-atom', `no atom follows "${rest}": a capital such as W, F or N is missing`, {
    column,
  });
}
