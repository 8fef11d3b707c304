/**
 * The ways that one part of a move after another allows, the parts being the legs of an atom or the atoms of a chain in brackets.
 * Leaps are added up to what must stand where; only a slide, whose length the position decides, remains a course of its own.
 */
import type { Vector } from '../board/board.js';
import { type Course, type Demand, type Holds, type Hop, inTurn } from '../movement/pattern.js';
import { isZero, minus, NOWHERE, plus, scale } from '../movement/vector.js';
import { type BetzaLeg, countMode, hasMode } from './ast.js';
import { type AtomLetter, leapLength } from './atoms.js';
import { firstHeadings, leapsOf, type Side, sideAfter, turned, turnsOf } from './headings.js';
import { hopOf, strides } from './hop.js';
import { lameSquares } from './lame.js';

/** One part of a move. */
export interface Part {
  readonly letter: AtomLetter;
  readonly range: number;
  readonly leg: BetzaLeg;
  /** Whether it is an atom behind the first in brackets. */
  readonly isLink: boolean;
}

/** One way from the start to where a move may end. */
export interface Route {
  readonly approach: readonly Course[];
  readonly course: Course;
  readonly hop: Hop | undefined;
  /** The last leg, which says what the move may do where it ends. */
  readonly leg: BetzaLeg;
  /** Leap by leap, if nothing else is in it: no slide, and nothing but empty squares on the way. */
  readonly trail: readonly Leap[] | undefined;
}

export interface Leap {
  readonly leap: Vector;
  /** Squares, from where it begins, that must be empty. */
  readonly via: readonly Vector[];
}

/** How far a route has come. */
interface Walk {
  readonly approach: readonly Course[];
  /** From where the last approach ended, or from the start. */
  readonly at: Vector;
  readonly demands: readonly Demand[];
  /** Whether the leaps since then go round the side edges; undefined when there were none. */
  readonly wraps: boolean | undefined;
  readonly heading: number;
  readonly side: Side | undefined;
  /** Whether leapers are sliders now, and sliders leapers. */
  readonly toggled: boolean;
  readonly trail: readonly Leap[] | undefined;
}

const START: Walk = {
  approach: [],
  at: NOWHERE,
  demands: [],
  wraps: undefined,
  heading: 0,
  side: undefined,
  toggled: false,
  trail: [],
};

/**
 * @param isPawnLike whether a lame leap along a line needs every square it passes, as a pawn's first step does
 * @param spend called for each leg that is tried; when it returns false the search ends, so that a long chain of legs
 *   cannot run away
 */
export function routesOf(parts: readonly Part[], isPawnLike: boolean, spend: () => boolean): readonly Route[] {
  const found: Route[] = [];
  let live = true;
  const walk = (index: number, here: Walk): void => {
    const part = parts[index];
    if (part === undefined) return;
    for (const next of headingOn(part, index === 0, here)) {
      live &&= spend();
      if (!live) return;
      const leap = leapsOf(part.letter)[next.heading] as Vector;
      if (index < parts.length - 1) {
        for (const onward of goOn(part, next, leap, isPawnLike)) walk(index + 1, onward);
      } else {
        const route = finish(part, next, leap, isPawnLike);
        if (route !== undefined) found.push(route);
      }
    }
  };
  walk(0, START);
  return found;
}

/** Whether one of the parts before some index is a slide. */
export function hasSlideBefore(parts: readonly Part[], index: number): boolean {
  let toggled = false;
  return parts.slice(0, index).some(({ range, leg }) => {
    const isSlide = rangeNow(range, toggled) !== 1;
    if (changesRange(leg)) toggled = !toggled;
    return isSlide;
  });
}

/** The range of a part, by how often the legs before it change between leaper and slider. */
export function rangeIn(parts: readonly Part[], index: number): number {
  const changes = parts.slice(0, index).filter(({ leg }) => changesRange(leg)).length;
  return rangeNow((parts[index] as Part).range, changes % 2 === 1);
}

/** How many squares a slide skips at its beginning. */
export function skipped({ letter, leg }: Part): number {
  return leapLength(letter) === 1 ? countMode(leg, 'j') : 0;
}

function changesRange(leg: BetzaLeg): boolean {
  return hasMode(leg, 'y') || hasMode(leg, 'g');
}

function rangeNow(range: number, toggled: boolean): number {
  if (!toggled) return range;
  return range === 1 ? Infinity : 1;
}

/** The walk turned in each of the ways that a part allows. */
function headingOn({ letter, leg, isLink }: Part, isFirst: boolean, here: Walk): readonly Walk[] {
  if (isFirst) return firstHeadings(letter, leg).map((heading) => ({ ...here, heading }));
  return turnsOf(letter, leg, isLink, here.side).flatMap((turn) => {
    const heading = turned(letter, isLink, here.heading, turn);
    return heading === undefined ? [] : [{ ...here, heading, side: sideAfter(turn, here.side) }];
  });
}

/** What may stand where a part ends that is not the last, and whether range changes there. */
function stopsOf(leg: BetzaLeg): readonly { readonly holds: Holds; readonly toggles: boolean }[] {
  const hurdle = hasMode(leg, 't') ? 'friend' : 'piece';
  const stops = (
    [
      ['m', 'nothing', false],
      ['y', 'nothing', true],
      ['c', 'victim', false],
      ['d', 'sacrifice', false],
      ['p', hurdle, false],
      ['g', hurdle, true],
    ] as const
  ).flatMap(([mode, holds, toggles]) => (hasMode(leg, mode) ? [{ holds, toggles }] : []));
  return stops.length > 0 ? stops : [{ holds: 'nothing', toggles: false }];
}

/** Where a part that is not the last may lead, once for each thing that may stand there. */
function goOn(part: Part, walk: Walk, leap: Vector, isPawnLike: boolean): readonly Walk[] {
  const { leg } = part;
  const range = rangeNow(part.range, walk.toggled);
  const here = inFrame(walk, hasMode(leg, 'o'));
  const isLeap = range === 1 && leg.echo === undefined;
  const before = isLeap ? passing(here, leap, leg, isPawnLike) : slid(part, here, leap, range, isPawnLike);
  if (before === undefined) return [];
  const at = isLeap ? plus(here.at, leap) : NOWHERE;
  return stopsOf(leg).flatMap(({ holds, toggles }) => {
    const next = needing(before, at, holds);
    if (next === undefined) return [];
    const isPlain = isLeap && holds === 'nothing' && !hasMode(leg, 'j');
    const trail = isPlain ? here.trail && [...here.trail, plainLeap(leg, leap, isPawnLike)] : undefined;
    return [{ ...next, at, toggled: walk.toggled !== toggles, trail }];
  });
}

/** The walk behind a slide: a new frame, with nothing known of where it begins. */
function slid(part: Part, here: Walk, leap: Vector, range: number, isPawnLike: boolean): Walk {
  const course = rideOf(part, here, leap, range, isPawnLike, false);
  return { ...here, approach: [...here.approach, course], at: NOWHERE, demands: [], wraps: undefined };
}

function finish(part: Part, walk: Walk, leap: Vector, isPawnLike: boolean): Route | undefined {
  const { leg } = part;
  const range = rangeNow(part.range, walk.toggled);
  const here = inFrame(walk, hasMode(leg, 'o'));
  const { approach } = here;
  const hop = hopOf(range, leg);
  if (range !== 1 || leg.echo !== undefined || hop !== undefined) {
    return {
      approach,
      course: rideOf(part, here, leap, strides(range, leg), isPawnLike, true),
      hop,
      leg,
      trail: undefined,
    };
  }
  const passed = passing(here, leap, leg, isPawnLike);
  if (passed === undefined) return undefined;
  const { at, demands } = passed;
  const wraps = here.wraps && { wraps: here.wraps };
  if (approach.length > 0) {
    const course = { ...courseFrom(at, demands), stride: leap, via: [], range: 1, ...wraps };
    return { approach, course, hop, leg, trail: undefined };
  }
  const via = demands.filter(({ holds }) => holds === 'nothing').map((demand) => demand.at);
  const others = demands.filter(({ holds }) => holds !== 'nothing');
  const course = { ...courseFrom(NOWHERE, others), stride: plus(at, leap), via, range: 1, ...wraps };
  const trail = hasMode(leg, 'j') ? undefined : here.trail;
  return { approach, course, hop, leg, trail: trail && [...trail, plainLeap(leg, leap, isPawnLike)] };
}

function plainLeap(leg: BetzaLeg, leap: Vector, isPawnLike: boolean): Leap {
  return { leap, via: hasMode(leg, 'n') ? lameSquares(leap, isPawnLike) : [] };
}

/** The course of a slide or ride from where the walk is. */
function rideOf(part: Part, here: Walk, leap: Vector, range: number, isPawnLike: boolean, isLast: boolean): Course {
  const { leg } = part;
  const skip = skipped(part);
  const halfWay = hasMode(leg, 'n') || hasMode(leg, 'j') ? lameSquares(leap, isPawnLike) : [];
  const mustJump = hasMode(leg, 'j') && halfWay.length > 0;
  return {
    ...courseFrom(plus(here.at, scale(leap, skip)), here.demands),
    stride: leap,
    via: mustJump ? [] : hasMode(leg, 'n') ? halfWay : [],
    ...(mustJump && { over: halfWay }),
    range: range - skip,
    ...(leg.echo && { echo: true }),
    ...(skip > 0 && !isLast && { lead: skip }),
    ...(here.wraps && { wraps: true }),
  };
}

function courseFrom(origin: Vector, demands: readonly Demand[]): Pick<Course, 'origin' | 'demands'> {
  return { ...(!isZero(origin) && { origin }), ...(demands.length > 0 && { demands }) };
}

/** The walk with the demands of a lame or jumping leap from where it is. */
function passing(walk: Walk, leap: Vector, leg: BetzaLeg, isPawnLike: boolean): Walk | undefined {
  const holds = hasMode(leg, 'n') ? 'nothing' : hasMode(leg, 'j') ? 'piece' : undefined;
  if (holds === undefined) return walk;
  return lameSquares(leap, isPawnLike).reduce<Walk | undefined>(
    (known, square) => known && needing(known, plus(walk.at, square), holds),
    walk,
  );
}

/** The walk with one more demand; undefined when it can never be met. The start is empty once the piece has left it. */
function needing(walk: Walk, at: Vector, holds: Holds): Walk | undefined {
  if (isZero(at) && walk.approach.length === 0) return holds === 'nothing' ? walk : undefined;
  const known = walk.demands.find((demand) => isZero(minus(demand.at, at)));
  if (known === undefined) return { ...walk, demands: [...walk.demands, { at, holds }] };
  const together = inTurn(known.holds, holds);
  if (together === undefined) return undefined;
  if (together === known.holds) return walk;
  return { ...walk, demands: walk.demands.map((demand) => (demand === known ? { at, holds: together } : demand)) };
}

/** Leaps that go round the edges and leaps that do not cannot be added up: where they meet a new frame begins. */
function inFrame(walk: Walk, wraps: boolean): Walk {
  if (walk.wraps === undefined || walk.wraps === wraps) return { ...walk, wraps };
  const isEnd = ({ at }: Demand): boolean => isZero(minus(at, walk.at));
  const end = walk.demands.find(isEnd)?.holds ?? 'nothing';
  const before = walk.demands.filter((demand) => !isEnd(demand));
  const leapt: Course = {
    ...courseFrom(NOWHERE, before),
    stride: walk.at,
    via: [],
    range: 1,
    ...(walk.wraps && { wraps: true }),
  };
  const approach = [...walk.approach, leapt];
  return { ...walk, approach, at: NOWHERE, demands: [{ at: NOWHERE, holds: end }], wraps, trail: undefined };
}
