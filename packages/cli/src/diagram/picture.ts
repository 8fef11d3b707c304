/** What a diagram shows, in the words of the board package. */
import type { BoardView, RenderOptions } from '@hippodrome/board/draw';
import {
  type DiagramMark,
  type DiagramMarkKind,
  kindOf,
  legalMoves,
  type MoveDiagram,
  moveDiagram,
  type PieceCode,
  type PieceKind,
  type Placement,
  type Position,
  type Ruleset,
  type Square,
} from '@hippodrome/rules';
import { wholeBoard } from '@hippodrome/rules/sheet';
import { capitalised } from '../play/words.js';

export interface Picture extends RenderOptions {
  readonly view: BoardView;
}

/** Pixels for each file of the board. */
const SQUARE = 64;

/** How the marks look and what they mean, in the order in which they are explained. */
const LEGEND: readonly (readonly [kind: DiagramMarkKind, sign: string, meaning: string])[] = [
  ['both', 'Dot', 'moves and captures'],
  ['move', 'Ring', 'moves'],
  ['initial', 'Ring with a point', 'moves at first'],
  ['capture', 'Cross', 'captures'],
  ['leg', 'Diamond', 'must be empty'],
  ['hurdle', 'Arch', 'a piece to leap over, here or farther on'],
];

const MEANINGS: ReadonlyMap<DiagramMarkKind, string> = new Map(LEGEND.map(([kind, , meaning]) => [kind, meaning]));

/** Any placement, of a position that can be played or not. */
export function positionPicture(rules: Ruleset, placement: Placement): Picture {
  return { view: wholeBoard(rules, placement), title: rules.spec.title, width: SQUARE * rules.board.files };
}

/** A piece alone on the board, with all that it can reach. */
export function piecePicture(rules: Ruleset, kind: PieceKind): Picture {
  return withMarks(rules, kind, moveDiagram(rules, kind.white), meaningsOf(rules, kind));
}

function withMarks(
  rules: Ruleset,
  kind: PieceKind,
  { square, placement, marks }: MoveDiagram,
  meanings: ReadonlyMap<DiagramMarkKind, string>,
): Picture {
  const position = positionPicture(rules, placement);
  const name = kind.name.replaceAll('-', ' ');
  const shown = LEGEND.filter(([mark]) => marks.some(({ kind }) => kind === mark));
  const legend = shown.map(([mark, sign]) => ` ${sign}: ${meanings.get(mark)}.`).join('');
  const inWords = shown.map(([mark]) => `; ${meanings.get(mark)}: ${squaresOf(marks, mark)}`).join('');
  return {
    ...position,
    view: { ...position.view, marks },
    title: `${rules.spec.title}: the ${name}`,
    description: `${capitalised(name)} on ${rules.board.name(square)}${inWords || '; no moves'}.`,
    caption: `${capitalised(name)}.${legend}`,
  };
}

/** A piece in a position, with the moves that are legal for it there. @param square one with a piece on it */
export function movesPicture(position: Position, square: Square): Picture {
  const { rules, placement } = position;
  const kind = rules.kinds[kindOf(placement[square] as PieceCode)] as PieceKind;
  const marks = new Map<string, DiagramMark>();
  for (const move of legalMoves(position)) {
    if (move.type === 'pass' || move.from !== square) continue;
    const name = rules.board.name(move.to);
    marks.set(name, { square: name, kind: move.type === 'step' && move.captures.length > 0 ? 'capture' : 'move' });
  }
  return withMarks(rules, kind, { square, placement, marks: [...marks.values()] }, MEANINGS);
}

/** A piece that captures only by leaping has it said: its marks look like those of any other. */
function meaningsOf({ rides, board }: Ruleset, { white }: PieceKind): ReadonlyMap<DiagramMarkKind, string> {
  const captures = board.squares.flatMap((square) => rides.from(white, square)).filter(({ capture }) => capture);
  const leaps = captures.length > 0 && captures.every(({ hop }) => hop !== undefined);
  return new Map(
    LEGEND.map(([kind, , meaning]) => [
      kind,
      leaps && meaning.endsWith('captures') ? `${meaning} over one piece` : meaning,
    ]),
  );
}

function squaresOf(marks: readonly DiagramMark[], kind: DiagramMarkKind): string {
  return marks
    .filter((mark) => mark.kind === kind)
    .map(({ square }) => square)
    .join(', ');
}
