/** `d`: the position for people, and its FEN, key and checks for programs, as other engines print them. */
import {
  colourOf,
  EMPTY,
  inCheck,
  kindOf,
  legalMoves,
  type PieceCode,
  type Position,
  royalSquares,
  type Square,
  writeFen,
  writeUci,
} from '@hippodrome/rules';
import { createKeys } from '../search/key.js';

export function describePosition(position: Position): readonly string[] {
  const { rules } = position;
  return [
    '',
    ...diagram(position),
    '',
    `Variant: ${rules.spec.slug}`,
    `Fen: ${writeFen(position)}`,
    `Key: ${keyText(position)}`,
    `Check: ${checkedSquares(position).join(' ')}`.trimEnd(),
    `Legal moves: ${legalMoves(position)
      .map((move) => writeUci(rules, move))
      .join(' ')}`.trimEnd(),
  ];
}

function diagram({ rules, placement }: Position): readonly string[] {
  const { board, kinds } = rules;
  const files = Array.from({ length: board.files }, (_, file) => file);
  const ranks = Array.from({ length: board.ranks }, (_, rank) => rank).reverse();
  const edge = ` ${'+---'.repeat(board.files)}+`;
  const letter = (square: Square | undefined): string => {
    if (square === undefined) return '*';
    const code = placement[square] as PieceCode;
    if (code === EMPTY) return ' ';
    const { letter: capital } = kinds[kindOf(code)] ?? { letter: '?' };
    return colourOf(code) === 'white' ? capital : capital.toLowerCase();
  };
  const row = (rank: number): string => {
    const cells = files.map((file) => ` | ${letter(board.at(file, rank))}`).join('');
    return `${cells} | ${rank + 1}`;
  };
  return [
    edge,
    ...ranks.flatMap((rank) => [row(rank), edge]),
    `   ${files.map((file) => String.fromCharCode(97 + file)).join('   ')}`,
  ];
}

function keyText(position: Position): string {
  const { high, low } = createKeys(position.rules).of(position);
  const hex = (part: number): string => (part >>> 0).toString(16).toUpperCase().padStart(8, '0');
  return hex(high) + hex(low);
}

/** Where the royals in check stand. */
function checkedSquares(position: Position): readonly string[] {
  const { rules, placement, sideToMove } = position;
  if (!inCheck(position)) return [];
  return royalSquares(rules, placement, sideToMove).map((square) => rules.board.name(square));
}
