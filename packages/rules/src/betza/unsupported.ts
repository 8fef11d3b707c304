/**
 * What Betza dialects can say and we cannot play. It is refused by name: a reader who finds his piece refused learns
 * which part of it is to blame, and no part is ever skipped in silence, as other programs do.
 */
import { error, type Problem } from '../result.js';
import { DIRECTION_LETTERS, MODE_LETTERS } from './ast.js';
import { ATOM_LETTERS, isAtomLetter } from './atoms.js';

const meanings: Readonly<Record<string, string>> = {
  u: 'a captured piece being put down again',
  x: 'a move lent to other pieces',
  pp: 'a leap over several pieces',
  X: 'a leap longer than the letter before it',
  Y: 'a leap longer than the letter before it',
  '*': 'as many strides as lead to the middle of the board',
  '[': 'a chain of moves in brackets',
  '(': 'legs that may be repeated',
  '?': 'an optional next leg of a chain in brackets',
  '-': 'a next leg of a chain in brackets',
};

/** Refuses notation that is understood; `meaning` completes "… means". */
export function unsupported(written: string, meaning: string, column: number): Problem {
  return error('betza/unsupported', `"${written}" means ${meaning}; that is not playable yet`, { column });
}

/** Small letters as capitals, when each of these is an atom; nothing otherwise. */
function atomsOf(written: string): string {
  const capitals = written.toUpperCase();
  return capitals !== written && [...capitals].every(isAtomLetter) ? capitals : '';
}

/** Refuses a letter or sign by what it means in the dialects, or else as unknown. */
export function refuse(sign: string, column: number, written = sign): Problem {
  const meaning = Object.hasOwn(meanings, sign) ? meanings[sign] : undefined;
  if (meaning !== undefined) {
    const problem = unsupported(written, meaning, column);
    const atoms = atomsOf(written);
    return atoms === '' ? problem : { ...problem, message: `${problem.message}; did you mean "${atoms}"?` };
  }
  if (sign === 'O') return unsupported(written, 'castling, here as a part of another move', column);
  return sign === 'J' || sign === 'L' ? ambiguous(sign, column) : unknown(sign, column);
}

/** Refuses a modifier that is written twice in one leg; some dialects give the doubled letter a meaning of its own. */
export function refuseRepeated(letter: string, column: number): Problem {
  const doubled = letter + letter;
  if (Object.hasOwn(meanings, doubled)) return refuse(doubled, column);
  return error('betza/repeated-modifier', `"${letter}" is written twice; once is enough`, { column });
}

function ambiguous(letter: 'J' | 'L', column: number): Problem {
  const readings =
    letter === 'J'
      ? 'the camel (3,1) in XBoard, the zebra (3,2) in Fairy-Stockfish'
      : 'the zebra (3,2) in XBoard, the camel (3,1) in Fairy-Stockfish';
  return error('betza/ambiguous-letter', `"${letter}" is ${readings}: write C for the camel, Z for the zebra`, {
    column,
  });
}

function unknown(sign: string, column: number): Problem {
  return error('betza/unknown-letter', `${JSON.stringify(sign)} ${hint(sign)}`, { column });
}

const MODIFIERS = `i, ${DIRECTION_LETTERS.join(' ')}, ${MODE_LETTERS.join(' ')}, and a`;
const PLAIN_ATOMS = ATOM_LETTERS.filter((letter) => letter.length === 1).join(' ');

function hint(sign: string): string {
  if (sign.trim() === '') return 'is a blank; Betza notation has none';
  if (isAtomLetter(sign.toUpperCase())) return `is no modifier; did you mean the atom "${sign.toUpperCase()}"?`;
  if (/^[A-Z]$/.test(sign)) return `is no atom; there are ${PLAIN_ATOMS}, and X or Y behind some of them`;
  if (/^[a-z]$/.test(sign)) return `is no modifier; there are ${MODIFIERS}`;
  return `is no sign of Betza notation; there are the atoms ${PLAIN_ATOMS}, X or Y behind some of them, numbers behind them, and before them ${MODIFIERS}`;
}
