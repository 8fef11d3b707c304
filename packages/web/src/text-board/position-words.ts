/** A position in words: who has what where, and the board rank by rank. */
import {
  COLOURS,
  type Colour,
  colourOf,
  EMPTY,
  kindOf,
  type PieceCode,
  type Position,
  type Square,
} from '@hippodrome/rules';
import { t } from '../i18n/index.js';
import { listed } from '../i18n/listing.js';
import { capital, colouredPiece, pieceTerm } from '../i18n/terms.js';

export interface Group {
  readonly kind: number;
  readonly name: string;
  readonly squares: readonly string[];
}

/** The pieces of a side by kind, in the order of the game's pieces. */
export function groupsOf({ rules, placement }: Position, colour: Colour): readonly Group[] {
  return rules.kinds.flatMap((kind) => {
    const squares = rules.board.squares.filter((square) => placement[square] === kind[colour]);
    if (squares.length === 0) return [];
    return [{ kind: kind.index, name: capital(pieceTerm(kind.name)), squares: squares.map(rules.board.name) }];
  });
}

/** `White: King: e1; Pawn: a2, b2. Black: …` @param kind of that kind alone */
export function piecesText(position: Position, sides: readonly Colour[] = COLOURS, kind?: number): string {
  const side = (colour: Colour): string => {
    const groups = groupsOf(position, colour).filter((group) => kind === undefined || group.kind === kind);
    const pieces = groups.map(({ name, squares }) => t('textBoard.group', { piece: name, squares: listed(squares) }));
    return t('textBoard.side', { side: t(`colour.${colour}`), pieces: pieces.join('; ') || t('textBoard.nothing') });
  };
  return sides.map(side).join('. ');
}

export interface Cell {
  readonly name: string;
  /** The letter that stands for the piece, in the case of its owner; empty for an empty square. */
  readonly letter: string;
  /** In words; empty for an empty square. */
  readonly words: string;
}

export interface Rank {
  readonly rank: number;
  /** One for each file; undefined where the board has a hole. */
  readonly cells: readonly (Cell | undefined)[];
}

/** From the far side to the near one. */
export function ranksOf(position: Position, bottom: Colour = 'white'): readonly Rank[] {
  const { board } = position.rules;
  const numbers = Array.from({ length: board.ranks }, (_, rank) => rank);
  const ordered = bottom === 'white' ? numbers.toReversed() : numbers;
  return ordered.map((rank) => ({
    rank: rank + 1,
    cells: Array.from({ length: board.files }, (_, file) => cellOf(position, board.at(file, rank))),
  }));
}

function cellOf({ rules, placement }: Position, square: Square | undefined): Cell | undefined {
  if (square === undefined) return undefined;
  const name = rules.board.name(square);
  const code = placement[square] as PieceCode;
  if (code === EMPTY) return { name, letter: '', words: '' };
  const kind = rules.kinds[kindOf(code)];
  const [colour, letter] = [colourOf(code), kind?.letter ?? ''];
  return {
    name,
    letter: colour === 'white' ? letter : letter.toLowerCase(),
    words: colouredPiece(colour, kind?.name ?? ''),
  };
}
