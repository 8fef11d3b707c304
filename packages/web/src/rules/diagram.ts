/** What a diagram shows: which pieces stand where, and what is marked. */
import type { Mark, MarkKind, PlacedPiece } from '@hippodrome/board';
import { exampleSquare, type Placement, parseFen, type Reach, type Ruleset, reachOf } from '@hippodrome/rules';
import { piecesOf } from '../board/board-view.js';
import type { DiagramRequest } from './macros.js';

export interface Drawing {
  readonly pieces: readonly PlacedPiece[];
  readonly marks?: readonly Mark[];
}

/** The drawing; why there is none; undefined when only the caption can be shown. */
export function drawingOf(rules: Ruleset, request: DiagramRequest): Drawing | string | undefined {
  switch (request.show) {
    case 'start':
      return { pieces: piecesOf({ rules, placement: rules.start }) };
    case 'piece':
      return pieceDrawing(rules, request.piece);
    case 'fen': {
      const setup = parseFen(rules, request.fen);
      return setup.ok
        ? { pieces: piecesOf({ rules, placement: setup.value.placement }) }
        : (setup.problems[0]?.message ?? '');
    }
    case 'missing':
      return undefined;
  }
}

/** A white piece alone in the middle of the board, with all that it can reach. */
function pieceDrawing(rules: Ruleset, name: string): Drawing | string {
  const kind = rules.kindNamed(name);
  if (kind === undefined) return `there is no ${name} in this game`;
  const square = exampleSquare(rules, kind.white);
  const placement: Placement = new Uint8Array(rules.start.length);
  placement[square] = kind.white;
  const marks = reachOf(rules.rides.from(kind.white, square)).map((reach) => ({
    square: rules.board.name(reach.square),
    kind: markOf(reach),
  }));
  return { pieces: piecesOf({ rules, placement }), marks };
}

function markOf({ quiet, capture }: Reach): MarkKind {
  if (capture === undefined) return quiet === 'initial' ? 'initial' : 'move';
  if (quiet === undefined) return capture === 'hop' ? 'hurdle' : 'capture';
  return 'both';
}
