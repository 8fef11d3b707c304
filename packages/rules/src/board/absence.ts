/** In words, why a board has no square of a name. */
import { type Board, fileName } from './board.js';

/** @param name one that the board does not find; any text */
export function absenceOf({ files, ranks }: Board, name: string): string {
  const [, letter, digits] = /^([a-z])([1-9]\d?)$/.exec(name) ?? [];
  const file = (letter?.charCodeAt(0) ?? 0) - 'a'.charCodeAt(0);
  if (file >= 0 && file < files && Number(digits) <= ranks) return `${name} is a hole of this board`;
  return `there is no square "${name}" on this board (files a to ${fileName(files - 1)}, ranks 1 to ${ranks})`;
}
