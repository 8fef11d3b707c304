/**
 * @module What stands on a rule sheet. `ruleSheet` of `@hippodrome/rules/sheet` makes such a thing of a game; as the board package knows
 * no rules, it only says here what it needs.
 */
import type { BoardView, MarkKind } from '../draw/index.js';
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
  readonly rules: readonly StatementContent[];
  readonly sections: readonly { readonly heading: string; readonly passages: readonly PassageContent[] }[];
  readonly decisions: readonly PassageContent[];
}

/** A sentence of the rules: in English, and as a code with values for those who say it otherwise. */
export interface StatementContent {
  readonly code: `${string}/${string}`;
  readonly message: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

export interface SheetPieceContent {
  readonly name: string;
  readonly letter: string;
  readonly royal: boolean;
  readonly isOrthodox: boolean;
  /** How many each side has of it. */
  readonly count: number;
  readonly diagram: BoardView;
  readonly reach: {
    readonly from: string;
    readonly marks: readonly { readonly square: string; readonly kind: MarkKind }[];
  };
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
