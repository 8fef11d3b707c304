/**
 * Which king may still castle with which rook. Rights are a bit set over the pairs of royal and rook that stand on one rank in
 * the starting array; a pair loses its bit when either piece leaves its square or the rook is captured there.
 */
import type { Square } from '../../board/board.js';
import type { Castling, CastlingStyle, Move } from '../../position/move.js';
import type { Placement } from '../../position/placement.js';
import { error, type Problem, type Result, unlessErrors, warning } from '../../result.js';
import type { StateHooks } from '../rule.js';
import type { Pair } from './pairs.js';

/** Bit set of the pairs that may still castle. */
export type Rights = number;

/** The move that brings the king to a square and the rook to another. */
export function castlingOf(
  { king, rook, kingCode, rookCode }: Pair,
  to: Square,
  rookTo: Square,
  style: CastlingStyle,
): Castling {
  return { type: 'castling', from: king, to, piece: kingCode, rookFrom: rook, rookTo, rook: rookCode, style };
}

export function rightsState(pairs: readonly Pair[]): StateHooks<Rights> {
  const all = pairs.reduce((bits, pair) => bits | pair.bit, 0);
  return {
    field: 'castling',
    start: all,
    empty: 0,
    next: (rights, move) => (rights === 0 ? 0 : afterMove(pairs, rights, move)),
    write: (rights) => lettersOf(pairs, rights) || '-',
    read: (text, { placement }) => readRights(pairs, text, placement),
    signature: (rights) => lettersOf(pairs, rights),
  };
}

function afterMove(pairs: readonly Pair[], rights: Rights, move: Move): Rights {
  if (move.type === 'pass') return rights;
  for (const { bit, king, rook } of pairs) {
    const touches = (square: Square): boolean => square === king || square === rook;
    const lost = touches(move.from) || (move.type === 'step' && move.captures.some(touches));
    if (lost) rights &= ~bit;
  }
  return rights;
}

function lettersOf(pairs: readonly Pair[], rights: Rights): string {
  let letters = '';
  for (const { bit, letter } of pairs) if ((rights & bit) !== 0) letters += letter;
  return letters;
}

function readRights(pairs: readonly Pair[], text: string, placement: Placement): Result<Rights> {
  const problems: Problem[] = [];
  let rights = 0;
  [...text].forEach((letter, i) => {
    const pair = pairs.find((candidate) => candidate.letter === letter);
    if (pair === undefined) {
      const known = pairs.map((candidate) => candidate.letter).join('');
      problems.push(
        error('fen/bad-castling', `"${letter}" is not a castling right here; the rights are ${known}`, {
          column: i + 1,
          values: { letter, known },
        }),
      );
    } else if (placement[pair.king] !== pair.kingCode || placement[pair.rook] !== pair.rookCode) {
      const message = `castling right "${letter}" dropped: king or rook is not at home`;
      problems.push(warning('fen/castling-dropped', message, { column: i + 1, values: { letter } }));
    } else {
      rights |= pair.bit;
    }
  });
  return unlessErrors(problems, () => rights);
}
