/** What is read of one game. */
import type { Problem } from '../../result.js';
import type { GameResult } from './game-result.js';
import type { MoveTree } from './tree.js';

export interface PgnGame {
  /** In their order. Those that say where the game begins and how it ends are here as they were written. */
  readonly tags: ReadonlyMap<string, string>;
  readonly tree: MoveTree;
  /** The one that ends the move text; the tag's where that is missing. */
  readonly result: GameResult;
  /** In the order of the text. Without an error among them the game was read whole. */
  readonly problems: readonly Problem[];
  /** Where it begins, from 1. */
  readonly line: number;
}

/** The tags that every game should have, in their order, and what is written where one is missing. */
export const SEVEN_TAGS: ReadonlyMap<string, string> = new Map([
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
]);
