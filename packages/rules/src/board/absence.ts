/** In words, why a board has no square of a name. */
import type { Values } from '../result.js';
import { type Board, fileName } from './board.js';

/** @param name one that the board does not find; any text */
export function absenceOf(board: Board, name: string): string {
  if (isHole(board, name)) return `${name} is a hole of this board`;
  const { files, ranks } = board;
  return `there is no square "${name}" on this board (files a to ${fileName(files - 1)}, ranks 1 to ${ranks})`;
}

/** The same, for other languages. */
export function absenceValues(board: Board, name: string): Values {
  if (isHole(board, name)) return { form: 'hole', square: name };
  return { square: name, file: fileName(board.files - 1), ranks: board.ranks };
}

function isHole({ files, ranks }: Board, name: string): boolean {
  const [, letter, digits] = /^([a-z])([1-9]\d?)$/.exec(name) ?? [];
  const file = (letter?.charCodeAt(0) ?? 0) - 'a'.charCodeAt(0);
  return file >= 0 && file < files && Number(digits) <= ranks;
}
