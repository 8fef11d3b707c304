/**
 * The parts of a position that are not on the board, as a game has them: which can be chosen from what. Nothing here knows a game or a
 * rule; the owner of each field is asked what it writes at the start and what it can read.
 */
import {
  COLOURS,
  type Colour,
  EMPTY,
  type Field,
  fieldOwner,
  type PieceCode,
  type Ruleset,
  type Setup,
  squareName,
} from '@hippodrome/rules';

export type FieldEditor =
  /** Each letter of the text is there or not. */
  | { readonly field: Field; readonly kind: 'letters'; readonly letters: readonly string[] }
  /** One text of a few, or nothing. */
  | { readonly field: Field; readonly kind: 'choice'; readonly texts: readonly string[] }
  /** A number for each side, written with a plus between, the most at the start. */
  | { readonly field: Field; readonly kind: 'numbers'; readonly most: Readonly<Record<Colour, number>> }
  /** Any number of each of these pieces. */
  | { readonly field: Field; readonly kind: 'pieces'; readonly pieces: readonly WaitingPiece[] };

export interface WaitingPiece {
  readonly colour: Colour;
  readonly code: PieceCode;
  readonly name: string;
  readonly letter: string;
}

/** Those of a game, in the order of a FEN. What can be chosen may depend on what stands on the board. */
export function fieldEditors(rules: Ruleset, setup: Setup): readonly FieldEditor[] {
  return [
    ...holdings(rules, setup),
    ...castling(rules),
    ...enPassant(rules, setup),
    ...checks(rules),
    ...phases(rules),
  ];
}

function startText(rules: Ruleset, field: Field): string | undefined {
  const state = fieldOwner(rules, field)?.hooks.state;
  return state === undefined ? undefined : state.write(state.start);
}

function castling(rules: Ruleset): readonly FieldEditor[] {
  const text = startText(rules, 'castling');
  return text ? [{ field: 'castling', kind: 'letters', letters: [...text] }] : [];
}

/** The squares that a pawn may just have passed: those that the rule reads without dropping any. */
function enPassant(rules: Ruleset, setup: Setup): readonly FieldEditor[] {
  const state = fieldOwner(rules, 'en-passant')?.hooks.state;
  if (state === undefined) return [];
  const { board } = rules;
  const names = board.squares.flatMap((square) => {
    const [file, rank] = [board.file(square), board.rank(square)];
    const beyond = rank + (setup.sideToMove === 'black' ? 1 : -1);
    const name = board.name(square);
    return board.at(file, beyond) === undefined ? [name] : [name, name + squareName(file, beyond)];
  });
  const isEmpty = (name: string): boolean => setup.placement[board.find(name) ?? 0] === EMPTY;
  const texts = names.filter((text) => {
    if (!(text.match(/[a-z]\d+/g) ?? []).every(isEmpty)) return false;
    const read = state.read(text, setup);
    return read.ok && read.warnings.length === 0;
  });
  return [{ field: 'en-passant', kind: 'choice', texts }];
}

function checks(rules: Ruleset): readonly FieldEditor[] {
  const text = startText(rules, 'checks');
  if (text === undefined) return [];
  const [white = 0, black = 0] = text.split('+').map(Number);
  return [{ field: 'checks', kind: 'numbers', most: { white, black } }];
}

function phases(rules: Ruleset): readonly FieldEditor[] {
  const texts = fieldOwner(rules, 'phase')?.hooks.state.texts ?? [];
  return texts.length > 0 ? [{ field: 'phase', kind: 'choice', texts }] : [];
}

function holdings(rules: Ruleset, setup: Setup): readonly FieldEditor[] {
  const state = fieldOwner(rules, 'holdings')?.hooks.state;
  if (state === undefined) return [];
  const pieces = COLOURS.flatMap((colour) =>
    rules.kinds.map((kind) => {
      const letter = colour === 'white' ? kind.letter : kind.letter.toLowerCase();
      return { colour, code: kind[colour], name: kind.name, letter };
    }),
  );
  return [{ field: 'holdings', kind: 'pieces', pieces: pieces.filter(({ letter }) => state.read(letter, setup).ok) }];
}

/** A text with a letter more or less, in the order of the letters that there are. */
export function withLetter(text: string, letter: string, isThere: boolean, letters: readonly string[]): string {
  return letters.filter((other) => (other === letter ? isThere : text.includes(other))).join('');
}

/** A text in which a letter stands so many times, the others as before. */
export function withCount(text: string, letter: string, count: number): string {
  const others = [...text].filter((other) => other !== letter);
  return [...others, ...Array<string>(Math.max(0, count)).fill(letter)].sort().join('');
}
