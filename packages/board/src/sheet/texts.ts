/** @module What a rule sheet says besides what its game's document says. Give `sheetHtml` texts of your own for another language. */
import type { MarkKind } from '../draw/index.js';
import type { Colour } from '../pieces/index.js';
import type { StatementContent } from './content.js';

/** The marks that diagrams of moves bear, in the order in which they are explained. */
export const EXPLAINED = ['both', 'move', 'initial', 'capture', 'leg', 'hurdle'] as const satisfies readonly MarkKind[];
export type ExplainedMark = (typeof EXPLAINED)[number];

export interface SheetTexts {
  /** Tag of the language that they are in. */
  readonly language: string;
  board(board: { readonly files: number; readonly ranks: number; readonly squares: number }): string;
  first(colour: Colour): string;
  by(author: string | undefined, year: number | undefined): string;
  /** One of the rules in short. */
  rule(statement: StatementContent): string;
  /** A piece's name as it is shown. */
  piece(name: string): string;
  /** What a diagram shows, for those who do not see it. */
  moves(piece: string): string;
  readonly array: string;
  readonly inShort: string;
  readonly pieces: string;
  readonly royal: string;
  readonly marks: Readonly<Record<ExplainedMark, string>>;
  readonly decisions: string;
  readonly decisionsNote: string;
  /** Said when passages had to be left out. */
  readonly more: string;
  readonly source: string;
  /** Who made the sheet, and of what. */
  readonly made: string;
}

export const ENGLISH_SHEET: SheetTexts = {
  language: 'en',
  board: ({ files, ranks, squares }) =>
    squares === files * ranks ? `${files} × ${ranks} squares` : `${files} × ${ranks}, of which ${squares} squares`,
  first: (colour) => (colour === 'white' ? 'White moves first' : 'Black moves first'),
  by: (author, year) => [author, year].filter((part) => part !== undefined).join(', '),
  rule: ({ message }) => message,
  piece: (name) => name.replaceAll('-', ' '),
  moves: (piece) => `How the ${piece} moves`,
  array: 'The starting position',
  inShort: 'In short',
  pieces: 'The pieces',
  royal: 'royal',
  marks: {
    both: 'moves and captures',
    move: 'moves only',
    initial: 'first move only',
    capture: 'captures only',
    leg: 'must be empty',
    hurdle: 'something to leap over',
  },
  decisions: 'Decided here',
  decisionsNote: 'Where the source is silent or says two things, this is how it is played here.',
  more: 'More in the full rules.',
  source: 'Source',
  made: 'Made from the game’s rules document by Hippodrome.',
};
