/** Picks, among moves that differ in nothing but the promotion, the one that was written; or says what was wrong with that. */
import type { Move, Step } from '../position/move.js';
import { EMPTY } from '../position/placement.js';
import type { Position } from '../position/position.js';
import { error, fail, ok, type Result } from '../result.js';
import { kindOfPiece, unknownLetter } from './letters.js';
import { either, type Token } from './text.js';

/** Which notation is being read: the first half of the problem codes. */
export type Area = 'uci' | 'san';

/**
 * @param steps at least one, all with the same squares
 * @param written the letter of the promotion, upper or lower case; undefined when there is none
 * @param column where the promotion stands or should stand
 * @param write a move in the notation being read
 *
 * Codes: `needs-promotion`, `no-promotion`, `bad-promotion`, `unknown-piece`, each behind the area.
 */
export function pickPromotion(
  area: Area,
  { rules }: Position,
  steps: readonly Step[],
  written: Token | undefined,
  column: number,
  write: (move: Move) => string,
): Result<Move> {
  const step = steps[0] as Step;
  const { name } = kindOfPiece(rules.kinds, step.piece);
  const square = rules.board.name(step.to);
  const plain = steps.find(({ promotion }) => promotion === EMPTY);
  const moves = steps.filter(({ promotion }) => promotion !== EMPTY).map(write);
  const choices = either(moves);
  const place = { line: 1, column };

  if (written === undefined) {
    if (plain !== undefined) return ok(plain);
    return fail(
      error(`${area}/needs-promotion`, `the ${name} promotes on ${square}: write ${choices}`, {
        ...place,
        values: { piece: name, square, moves },
      }),
    );
  }
  const kind = rules.kindLettered(written.text.toUpperCase());
  if (kind === undefined) {
    const { message, values } = unknownLetter(rules.kinds, written.text);
    return fail(error(`${area}/unknown-piece`, message, { ...place, values }));
  }
  const chosen = steps.find(({ promotion }) => promotion !== EMPTY && kindOfPiece(rules.kinds, promotion) === kind);
  if (chosen !== undefined) return ok(chosen);
  if (choices !== '') {
    const message = `the ${name} does not promote to ${kind.name} on ${square} now: write ${choices}`;
    const values = { piece: name, other: kind.name, square, moves };
    return fail(error(`${area}/bad-promotion`, message, { ...place, values }));
  }
  const message = `the ${name} does not promote on ${square}; ${write(step)} is legal`;
  return fail(error(`${area}/no-promotion`, message, { ...place, values: { piece: name, square, move: write(step) } }));
}
