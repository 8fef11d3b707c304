/** What a diagram shows: which pieces stand where, and what is marked. */
import type { Mark, PlacedPiece } from '@hippodrome/board';
import { moveDiagram, parseFen, type Ruleset, setUp } from '@hippodrome/rules';
import { piecesOf } from '../board/board-view.js';
import { said } from '../i18n/said.js';
import type { DiagramRequest } from './macros.js';
import { freeScene, type Scene, startScene } from './scene.js';

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
        : setup.problems.slice(0, 1).map(said).join('');
    }
    case 'missing':
      return undefined;
  }
}

/** What can be tried on a diagram; undefined when there is nothing to try. */
export function sceneOf(rules: Ruleset, request: DiagramRequest): Scene | undefined {
  switch (request.show) {
    case 'start':
      return startScene(rules);
    case 'piece': {
      const kind = rules.kindNamed(request.piece);
      return kind && freeScene(rules, moveDiagram(rules, kind.white).placement);
    }
    case 'fen': {
      const setup = parseFen(rules, request.fen);
      if (!setup.ok) return undefined;
      const position = setUp(rules, setup.value);
      return position.ok ? { position: position.value, isFree: false } : freeScene(rules, setup.value.placement);
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
