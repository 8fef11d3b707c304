/** Arrows and circles as PGN keeps them in comments: `[%cal Ge2e4,Rd1h5]`, `[%csl Ga4]`. The letter is the colour. */
import type { Annotation, Brush } from '@hippodrome/board';
import { commandsAt, type Position, setCommand, type TreeNode, type Undo, undoAll } from '@hippodrome/rules';
import { wayBetween } from '../board/board-moves.js';

const LETTERS: Readonly<Partial<Record<Brush, string>>> = { green: 'G', red: 'R', blue: 'B', yellow: 'Y' };
const SHAPE = /^([A-Z])([a-z]\d+)([a-z]\d+)?$/;

/** What makes no sense on the board is left out here, and stays in the comment until something else is drawn. */
export function shapesAt(node: TreeNode, position: Position): readonly Annotation[] {
  const texts = ['csl', 'cal'].flatMap((name) => commandsAt(node, name)).flatMap((argument) => argument.split(','));
  return texts.flatMap((text) => shapeOf(text.trim(), position) ?? []);
}

export function setShapes(node: TreeNode, shapes: readonly Annotation[]): Undo {
  const written = shapes.flatMap(({ from, to, brush }) => {
    const letter = LETTERS[brush];
    return letter === undefined ? [] : [{ isArrow: from !== to, text: letter + from + (from === to ? '' : to) }];
  });
  const joined = (isArrow: boolean): string | undefined =>
    written
      .filter((shape) => shape.isArrow === isArrow)
      .map(({ text }) => text)
      .join(',') || undefined;
  return undoAll([setCommand(node, 'csl', joined(false)), setCommand(node, 'cal', joined(true))]);
}

function shapeOf(text: string, position: Position): Annotation | undefined {
  const [, letter, from = '', to = from] = SHAPE.exec(text) ?? [];
  const brush = (Object.keys(LETTERS) as Brush[]).find((known) => LETTERS[known] === letter);
  if (brush === undefined) return undefined;
  const { board } = position.rules;
  const [start, end] = [board.find(from), board.find(to)];
  if (start === undefined || end === undefined) return undefined;
  return { from, to, brush, via: from === to ? [] : wayBetween(position, from, to) };
}
