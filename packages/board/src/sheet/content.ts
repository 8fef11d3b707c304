/**
 * @module What stands on a rule sheet. `ruleSheet` of `@hippodrome/rules/sheet` makes such a thing of a game; as the board package knows
 * no rules, it only says here what it needs.
 */
import type { BoardView } from '../draw/index.js';
import type { Colour } from '../pieces/index.js';

export interface SheetContent {
  readonly title: string;
  readonly special?: string;
  readonly author?: string;
  readonly year?: number;
  readonly source?: string;
  readonly board: { readonly files: number; readonly ranks: number; readonly squares: number };
  readonly first: Colour;
  readonly goal?: string;
  readonly array: BoardView;
  readonly pieces: readonly SheetPieceContent[];
  readonly rules: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly passages: readonly PassageContent[] }[];
  readonly decisions: readonly PassageContent[];
}

export interface SheetPieceContent {
  readonly name: string;
  readonly letter: string;
  readonly royal: boolean;
  readonly isOrthodox: boolean;
  /** How many each side has of it. */
  readonly count: number;
  readonly diagram: BoardView;
  readonly inWords: string;
  readonly text: readonly RunContent[];
}

export interface PassageContent {
  readonly text: readonly RunContent[];
  readonly weight: 'rule' | 'decision' | 'detail' | 'hint' | 'history';
  readonly isItem: boolean;
}

export interface RunContent {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'code';
}
