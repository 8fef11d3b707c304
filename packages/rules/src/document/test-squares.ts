/** Squares that `moves` tests name must be on the board of their game. */
import { type Board, createBoard, fileName } from '../board/board.js';
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
        problem: error('document/unknown-square', absence(board, spec, excerpt.text), placeOf(excerpt)),
      }));
  });
}

/** Why there is no such square. */
export function absence(
  { files, ranks }: Pick<Board, 'files' | 'ranks'>,
  { holes }: Pick<BoardSpec, 'holes'>,
  name: string,
): string {
  const file = name.charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = Number(name.slice(1)) - 1;
  const isOnGrid = file >= 0 && file < files && rank >= 0 && rank < ranks;
  if (isOnGrid && holes.includes(rank * files + file)) return `${name} is a hole of this board`;
  return `there is no square ${name} on this board (files a to ${fileName(files - 1)}, ranks 1 to ${ranks})`;
}
