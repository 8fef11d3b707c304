/** Collecting: one piece is to reach all stars, and to take all that stands on them. How few moves it takes is found out by trying. */
import { EMPTY, type Position, type Square } from '@hippodrome/rules';
import { type PracticeMove, practiceMoves, practise } from './practice.js';

export interface Collecting {
  readonly position: Position;
  /** Where the practising piece stands. */
  readonly hero: Square;
  /** Stars that are left. */
  readonly stars: readonly Square[];
}

/** Ways are looked for among so many positions at the most; exercises are made so that there are far fewer. */
const MOST_POSITIONS = 30_000;

/** A star is reached where a move ends, and where its victim stood. */
export function afterCollecting({ position, stars }: Collecting, move: PracticeMove): Collecting {
  const left = stars.filter((star) => star !== move.to && !move.captures.includes(star));
  return { position: practise(position, move), hero: move.to, stars: left };
}

/**
 * The fewest moves that collect everything, in order; undefined when it can no longer be done. Looks first where every move collects
 * something (A*): exercises are made so that there is not much else.
 */
export function shortestWay(start: Collecting): readonly PracticeMove[] | undefined {
  const atOnce = mostAtOnce(start);
  const rims: Visited[][] = [];
  const reach = (visited: Visited): void => {
    const least = visited.moves + Math.ceil(visited.here.stars.length / atOnce);
    const rim = rims[least] ?? [];
    rim.push(visited);
    rims[least] = rim;
  };
  reach({ here: start, moves: 0, move: undefined, before: undefined });
  const seen = new Set<string>();
  for (let least = 0; least < rims.length && seen.size < MOST_POSITIONS; least++) {
    const rim = rims[least] ?? [];
    // It grows while it is walked.
    for (const visited of rim) {
      const { here, moves } = visited;
      if (here.stars.length === 0) return wayTo(visited);
      const key = keyOf(here);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const move of practiceMoves(here.position, here.hero)) {
        reach({ here: afterCollecting(here, move), moves: moves + 1, move, before: visited });
      }
    }
  }
  return undefined;
}

/**
 * Whether a move has spoilt what could be done before it. A piece that can go back at once has spoilt nothing, which saves the search.
 * @param after what the move led to
 */
export function isHopeless(after: Collecting, { from, captures, promotion }: PracticeMove): boolean {
  const isUndone = captures.length === 0 && promotion === EMPTY;
  const back = practiceMoves(after.position, after.hero).some((move) => move.to === from && move.promotion === EMPTY);
  return !(isUndone && back) && shortestWay(after) === undefined;
}

interface Visited {
  readonly here: Collecting;
  /** From the start. */
  readonly moves: number;
  readonly move: PracticeMove | undefined;
  readonly before: Visited | undefined;
}

function wayTo(last: Visited): readonly PracticeMove[] {
  const way: PracticeMove[] = [];
  for (let at: Visited | undefined = last; at?.move !== undefined; at = at.before) way.unshift(at.move);
  return way;
}

/** How many stars a single move can collect: more than one only in games with pieces that capture on their way. */
function mostAtOnce({ position: { rules }, stars }: Collecting): number {
  const takesOnTheWay = rules.spec.pieces.some(({ patterns }) =>
    patterns.some(({ demands, approach }) => demands !== undefined || approach !== undefined),
  );
  return takesOnTheWay ? Math.max(1, stars.length) : 1;
}

/** What stands where, the practising piece included, and what is left: the rest never changes. */
function keyOf({ position: { placement }, hero, stars }: Collecting): string {
  return `${hero}|${stars.join()}|${String.fromCharCode(...placement)}`;
}

/** The squares of the other side's pieces: what an exercise in capturing puts its stars on. */
export function victimsOf({ placement, sideToMove, rules }: Position): readonly Square[] {
  const own = sideToMove === 'black' ? 1 : 0;
  return rules.board.squares.filter(
    (square) => placement[square] !== EMPTY && ((placement[square] as number) & 1) !== own,
  );
}
