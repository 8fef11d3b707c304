/** Facing royals: the royal pieces of the two sides may never stand on one file with nothing between. */
import { z } from 'zod';
import type { Board, Square } from '../board/board.js';
import { royalSquares } from '../position/check.js';
import { applyMove } from '../position/move.js';
import { EMPTY, type Placement } from '../position/placement.js';
import { ok } from '../result.js';
import type { Frame } from './frame.js';
import type { RuleModule } from './rule.js';

const schema = z.enum(['forbidden', 'none'], { error: 'facing is forbidden or none' });
type Option = z.infer<typeof schema>;

export const facing: RuleModule<Option> = {
  key: 'facing',
  schema,
  compile(option, frame) {
    if (option === 'none') return ok(undefined);
    return ok({
      forbids(move, { placement }) {
        if (move.type === 'pass') return false;
        const after = placement.slice();
        applyMove(after, move);
        return face(frame, after);
      },
      objections: ({ placement }) =>
        face(frame, placement)
          ? [{ code: 'setup/facing', message: 'the royal pieces face each other with nothing between' }]
          : [],
      facts: [{ fact: 'facing' }],
      sentences: [
        {
          code: 'rule/facing',
          message: 'The royal pieces of the two sides may not stand on one file with nothing between.',
        },
      ],
    });
  },
};

function face(frame: Frame, placement: Placement): boolean {
  const black = royalSquares(frame, placement, 'black');
  return royalSquares(frame, placement, 'white').some((one) =>
    black.some((other) => isOpenFile(frame.board, placement, one, other)),
  );
}

/** Whether two squares lie on one file and nothing stands between; a hole hides like a piece. */
function isOpenFile(board: Board, placement: Placement, one: Square, other: Square): boolean {
  if (board.file(one) !== board.file(other)) return false;
  const distance = Math.abs(board.rank(one) - board.rank(other));
  const low = Math.min(one, other);
  const between = Array.from({ length: distance - 1 }, (_, i) => low + (i + 1) * board.files);
  return between.every((square) => board.has(square) && placement[square] === EMPTY);
}
