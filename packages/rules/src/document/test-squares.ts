/** Squares that `moves` tests name must be on the board of their game. */
import { absenceOf } from '../board/absence.js';
import { createBoard } from '../board/board.js';
import { error, type Problem } from '../result.js';
import { placeOf } from './excerpt.js';
import type { BoardSpec, DocumentTest } from './spec.js';
import { SQUARE } from './test-grammar.js';

export interface StrangeSquare {
  readonly test: DocumentTest;
  readonly problem: Problem;
}

/** Codes: `document/unknown-square`. @param spec undefined when the board is not known, so that nothing can be said */
export function checkSquares(tests: readonly DocumentTest[], spec: BoardSpec | undefined): readonly StrangeSquare[] {
  if (spec === undefined) return [];
  const board = createBoard(spec.files, spec.ranks, spec.holes);
  return tests.flatMap((test) => {
    if (test.kind !== 'moves') return [];
    return [test.argument, ...test.body]
      .filter(({ text }) => SQUARE.test(text) && board.find(text) === undefined)
      .map((excerpt) => ({
        test,
        problem: error('document/unknown-square', absenceOf(board, excerpt.text), placeOf(excerpt)),
      }));
  });
}
