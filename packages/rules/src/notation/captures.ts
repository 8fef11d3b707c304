/**
 * Captures on squares other than the one a piece lands on: when a move text has to name them, and which move is meant by a text
 * that does or does not.
 */
import type { Square } from '../board/board.js';
import type { Ride } from '../movement/rides.js';
import type { Move, Step } from '../position/move.js';
import { error, fail, ok, type Place, type Result } from '../result.js';
import type { Frame } from '../rule/frame.js';
import type { Area } from './promotion.js';
import { either } from './text.js';

/** The squares on which a step captures but does not land, ascending. */
export function capturesElsewhere({ captures, to }: Step): readonly Square[] {
  return captures.filter((square) => square !== to);
}

/** `xf3xe5`. */
export function writeCaptures({ board }: Pick<Frame, 'board'>, squares: readonly Square[]): string {
  return squares.map((square) => `x${board.name(square)}`).join('');
}

/**
 * Whether the squares it leaves and reaches are not enough to tell a step from every other that may ever be possible beside it,
 * whatever the position. A piece that captures without moving always says what.
 */
export function needsCaptures(frame: Frame, step: Step): boolean {
  const elsewhere = capturesElsewhere(step);
  if (elsewhere.length === 0) return false;
  if (step.from === step.to) return true;
  const all = waysTo(frame, step);
  const own = all.filter((way) => isSame(way.taken, elsewhere));
  // En passant takes what no ride demands, and takes the place of a quiet move: others beside it name what they take.
  if (own.length === 0) return false;
  const others = all.filter((way) => !isSame(way.taken, elsewhere));
  return own.some((way) => others.some((other) => areCompatible(way, other)));
}

/**
 * Among moves that differ in captures elsewhere (and promotions) those that are meant.
 * @param steps at least one, all with the same squares
 * @param written the squares that the text names; undefined when it names none: the step that is written so, or the only one
 * @param isPlain whether the notation names no captures of a step
 *
 * Codes, behind the area: `bad-captures`, `needs-captures`.
 */
export function pickCaptures(
  area: Area,
  steps: readonly Step[],
  written: readonly Square[] | undefined,
  isPlain: (step: Step) => boolean,
  place: Place,
  write: (move: Move) => string,
): Result<readonly Step[]> {
  const moves = steps.map(write);
  const details = { ...place, values: { moves } };
  if (written !== undefined) {
    const wanted = [...new Set(written)].filter((square) => square !== steps[0]?.to).sort((a, b) => a - b);
    const meant = steps.filter((step) => isSame(capturesElsewhere(step), wanted));
    if (meant.length > 0) return ok(meant);
    return fail(error(`${area}/bad-captures`, `it does not capture these pieces: write ${either(moves)}`, details));
  }
  const plain = steps.filter(isPlain);
  if (plain.length > 0) return ok(plain);
  const first = capturesElsewhere(steps[0] as Step);
  if (steps.every((step) => isSame(capturesElsewhere(step), first))) return ok(steps);
  return fail(error(`${area}/needs-captures`, `name what it captures on its way: write ${either(moves)}`, details));
}

/** What must be so for a piece to go one way. */
interface Way {
  readonly taken: readonly Square[];
  readonly empty: readonly Square[];
  readonly occupied: readonly Square[];
}

/** All ways in which the piece may go from square to square, as long as it captures where it lands or does not as the step does. */
function waysTo({ rides }: Frame, { from, to, piece, captures }: Step): readonly Way[] {
  const landsOnEnemy = captures.includes(to);
  const fits = (ride: Ride): boolean => (landsOnEnemy ? ride.capture : ride.quiet || ride.enPassant);
  return rides
    .from(piece, from)
    .filter((ride) => ride.squares.includes(to) && fits(ride))
    .map((ride) => {
      const stride = ride.squares.indexOf(to);
      const { empty = [], pieces = [], friends = [], taken = [] } = ride.demands ?? {};
      const passed = ride.hop === undefined ? ride.squares.slice(0, stride) : [];
      return {
        taken,
        empty: [...empty, ...(ride.via?.slice(0, stride + 1).flat() ?? []), ...passed],
        occupied: [...pieces, ...friends, ...taken],
      };
    });
}

/** Whether two ways may be open in one position. */
function areCompatible(a: Way, b: Way): boolean {
  const isBarred = (one: Way, other: Way): boolean => one.empty.some((square) => other.occupied.includes(square));
  return !isBarred(a, b) && !isBarred(b, a);
}

function isSame(a: readonly Square[], b: readonly Square[]): boolean {
  return a.length === b.length && a.every((square, i) => square === b[i]);
}
