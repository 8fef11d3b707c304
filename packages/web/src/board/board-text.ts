/** What the board says to those who hear it: the board package's English, under the name of the game. */
import { type BoardText, ENGLISH } from '@hippodrome/board';

export function boardText(title: string): BoardText {
  return { ...ENGLISH, board: () => title };
}
