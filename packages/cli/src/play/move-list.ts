/** The legal moves of a position in SAN, piece by piece. */
import { kindOf, legalMoves, type Position, type Square, sanList } from '@hippodrome/rules';

/** Lines such as `nightrider  b1  Na3 Nc3 Nd5`; the kinds of piece in the order of the game. */
export function movesByPiece(position: Position, only?: Square): readonly string[] {
  const { kinds, board } = position.rules;
  const san = sanList(position);
  const groups = new Map<Square, { readonly kind: number; readonly moves: string[] }>();
  const passes: string[] = [];
  legalMoves(position).forEach((move, i) => {
    const text = san[i] as string;
    if (move.type === 'pass') passes.push(`pass  ${text}`);
    else if (only === undefined || move.from === only) {
      const group = groups.get(move.from) ?? { kind: kindOf(move.piece), moves: [] };
      group.moves.push(text);
      groups.set(move.from, group);
    }
  });
  const sorted = [...groups].sort(([, a], [, b]) => a.kind - b.kind);
  const names = sorted.map(([, { kind }]) => kinds[kind]?.name ?? '');
  const width = Math.max(0, ...names.map((name) => name.length));
  return [
    ...sorted.map(([square, { moves }], i) => {
      const name = names[i] === names[i - 1] ? '' : (names[i] ?? '');
      return `${name.padEnd(width)}  ${board.name(square).padEnd(3)} ${moves.join(' ')}`;
    }),
    ...passes,
  ];
}
