/**
 * Exercises made for any piece of any game: stars that it reaches by riding as far as it can, a way that is barred, enemies to take. Made
 * by looking, not by chance: the same game has the same exercises everywhere.
 */
import {
  EMPTY,
  exampleSquare,
  type PieceCode,
  type PieceKind,
  type Placement,
  type Position,
  pieceCode,
  type Ride,
  type Ruleset,
  reachOf,
  type Square,
} from '@hippodrome/rules';
import { landings } from '../../board/move-arrow.js';
import { type Collecting, shortestWay } from '../exercise/collecting.js';
import { type PracticeMove, practiceMoves, practicePosition, practise } from '../exercise/practice.js';

/** Stars of an exercise. */
const STARS = 3;
/** How much worse a way is that goes on along the same line: more than any length makes up for. */
const DULL = 1000;
/** An exercise that takes longer is no longer about the piece. */
const MOST_MOVES = 6;

/** The piece alone, where it is best seen. */
export function stage(rules: Ruleset, kind: PieceKind): Collecting {
  const hero = exampleSquare(rules, kind.white);
  return { position: practicePosition(rules, placing(rules, [[hero, kind.white]]), 'white'), hero, stars: [] };
}

/** One star, as far away as a single move goes. */
export function firstStar(rules: Ruleset, kind: PieceKind): Collecting | undefined {
  const start = stage(rules, kind);
  const [move] = ranked(start.position, start.hero, []);
  return move && solvable({ ...start, stars: [move.to] });
}

/** Stars one ride apart, each as far as the piece goes. */
export function starChain(rules: Ruleset, kind: PieceKind): Collecting | undefined {
  const start = stage(rules, kind);
  const stars: Square[] = [];
  let { position, hero } = start;
  for (let i = 0; i < STARS; i++) {
    const [move] = ranked(position, hero, [start.hero, ...stars]);
    if (move === undefined) break;
    stars.push(move.to);
    position = practise(position, move);
    hero = move.to;
  }
  return stars.length > 1 ? solvable({ ...start, stars }) : undefined;
}

/** The star of `firstStar`, and a piece of the own side where the ride would land or pass. */
export function barredStar(rules: Ruleset, kind: PieceKind): Collecting | undefined {
  const { position, hero } = stage(rules, kind);
  const far = ranked(position, hero, []).filter(({ to }) => wayTo(position, kind.white, hero, to).length > 0);
  for (const { to } of far) {
    const way = wayTo(position, kind.white, hero, to);
    const bar = way[Math.floor(way.length / 2)] as Square;
    const placed = placing(rules, [
      [hero, kind.white],
      [bar, bystander(rules, kind, 'white')],
    ]);
    const barred = solvable({ position: practicePosition(rules, placed, 'white'), hero, stars: [to] });
    if (barred !== undefined && (shortestWay(barred)?.length ?? 0) > 1) return barred;
  }
  return undefined;
}

/** Enemies, each of which can be taken from where the one before was. */
export function prey(rules: Ruleset, kind: PieceKind): Collecting | undefined {
  const hero = exampleSquare(rules, kind.white);
  const victim = bystander(rules, kind, 'black');
  const placed: [Square, PieceCode][] = [];
  const stars: Square[] = [];
  let here = hero;
  for (let i = 0; i < STARS; i++) {
    const found = nextVictim(rules, kind, here, [hero, ...placed.map(([square]) => square)]);
    if (found === undefined) break;
    placed.push(
      [found.square, victim],
      ...found.hurdles.map((square): [Square, PieceCode] => [square, bystander(rules, kind, 'white')]),
    );
    stars.push(found.square);
    here = found.square;
  }
  for (; stars.length > 0; stars.pop()) {
    const kept = placed.filter(([square, code]) => code !== victim || stars.includes(square));
    const position = practicePosition(rules, placing(rules, [[hero, kind.white], ...kept]), 'white');
    const collecting = solvable({ position, hero, stars: [...stars] });
    if (collecting !== undefined) return collecting;
  }
  return undefined;
}

interface Victim {
  readonly square: Square;
  /** Pieces that have to be leapt on the way. */
  readonly hurdles: readonly Square[];
}

/** Far off, not in a corner if it can be helped, and by way of free squares. */
function nextVictim(rules: Ruleset, kind: PieceKind, from: Square, taken: readonly Square[]): Victim | undefined {
  const victims = rules.rides.from(kind.white, from).flatMap((ride): readonly (Victim & { way: number })[] => {
    if (!ride.capture || ride.initial || ride.demands !== undefined) return [];
    if (ride.hop !== undefined) {
      const hurdle = ride.squares[Math.min(1, ride.hop.before - 1)];
      const square = ride.squares[Math.min(1, ride.hop.before - 1) + Math.min(2, ride.hop.after)];
      return hurdle !== undefined && square !== undefined ? [{ square, hurdles: [hurdle], way: 2 }] : [];
    }
    return ride.squares.map((square, i) => ({ square, hurdles: [], way: i }));
  });
  const fits = ({ square, hurdles }: Victim): boolean => [square, ...hurdles].every((at) => !taken.includes(at));
  const goesOn = ({ square }: Victim): boolean =>
    reachOf(rules.rides.from(kind.white, square), square).some(({ capture }) => capture);
  const before = taken.at(-2);
  const rank = ({ square, way }: Victim & { way: number }): number =>
    way * 20 + scatter(square, taken.length) - (isStraightOn(rules, before, from, square) ? DULL : 0);
  return (
    victims
      .filter(fits)
      .filter(goesOn)
      .sort((a, b) => rank(b) - rank(a))[0] ?? victims.find(fits)
  );
}

/** Moves to squares that are new, those with the most landings first; no promotions, after which the piece is another. */
function ranked(position: Position, hero: Square, seen: readonly Square[]): readonly PracticeMove[] {
  const code = position.placement[hero] as PieceCode;
  const length = (move: PracticeMove): number =>
    wayTo(position, code, hero, move.to).length * 20 +
    scatter(move.to, seen.length) -
    (isStraightOn(position.rules, seen.at(-2), hero, move.to) ? DULL : 0);
  return practiceMoves(position, hero)
    .filter(({ to, promotion }) => promotion === EMPTY && !seen.includes(to) && to !== hero)
    .toSorted((a, b) => length(b) - length(a));
}

/** Squares passed, one stride each. */
function wayTo(position: Position, code: PieceCode, from: Square, to: Square): readonly Square[] {
  const ways = position.rules.rides.from(code, from).flatMap((ride: Ride): readonly (readonly Square[])[] => {
    const at = ride.squares.indexOf(to);
    return at < 0 || ride.hop !== undefined ? [] : [ride.squares.slice(0, at)];
  });
  const direct = ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
  const leaps = landings(position, code, from, to);
  return leaps.length > 0 ? leaps : direct;
}

/** Whether a way goes on along the line of the one before, to or fro. @param before where that one began */
function isStraightOn({ board }: Ruleset, before: Square | undefined, at: Square, to: Square): boolean {
  if (before === undefined) return false;
  const [fileIn, rankIn] = [board.file(at) - board.file(before), board.rank(at) - board.rank(before)];
  const [fileOut, rankOut] = [board.file(to) - board.file(at), board.rank(to) - board.rank(at)];
  return fileIn * rankOut === fileOut * rankIn;
}

/** Something between 0 and 18 that looks like nothing in particular: else every way would lead into the same corner. */
function scatter(square: Square, turn: number): number {
  return (square * 7 + turn * 11) % 19;
}

/** A piece of another kind, the most common one: what stands about in a game. */
function bystander({ kinds, start }: Ruleset, kind: PieceKind, side: 'white' | 'black'): PieceCode {
  const count = ({ white }: PieceKind): number => start.filter((code) => code === white).length;
  const others = kinds.filter((other) => !other.royal && other.index !== kind.index && count(other) > 0);
  const [common = kind] = others.toSorted((a, b) => count(b) - count(a));
  return pieceCode(common.index, side);
}

function placing({ board }: Ruleset, pieces: readonly (readonly [Square, PieceCode])[]): Placement {
  const placement = new Uint8Array(board.files * board.ranks);
  for (const [square, code] of pieces) placement[square] = code;
  return placement;
}

function solvable(collecting: Collecting): Collecting | undefined {
  const way = shortestWay(collecting);
  return way !== undefined && way.length > 0 && way.length <= MOST_MOVES ? collecting : undefined;
}
