/** What a diagram shows: which pieces stand where, and what is marked. */
import type { Mark, PlacedPiece } from '@hippodrome/board';
import { moveDiagram, parseFen, type Ruleset } from '@hippodrome/rules';
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

/** A white piece alone on the board, with all that it can reach. */
function pieceDrawing(rules: Ruleset, name: string): Drawing | string {
  const kind = rules.kindNamed(name);
  if (kind === undefined) return `there is no ${name} in this game`;
  const { placement, marks } = moveDiagram(rules, kind.white);
  return { pieces: piecesOf({ rules, placement }), marks };
}
