/** What the opponent would do if the side to move did nothing: the same position with the other side to move, where the rules know it. */
import { opposite, type Position, parseFen, type Result, setUp, writeFen } from '@hippodrome/rules';

/** Problems are those of `setUp`: above all, a side in check cannot do nothing. */
export function threatPosition(position: Position): Result<Position> {
  const { rules } = position;
  const setup = parseFen(rules, writeFen(position));
  if (!setup.ok) return setup;
  // The right to capture in passing is gone with the move that did not use it.
  const fields = { ...setup.value.fields, 'en-passant': { text: '' } };
  return setUp(rules, { ...setup.value, fields, sideToMove: opposite(position.sideToMove) });
}
