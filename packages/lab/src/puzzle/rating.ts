/**
 * How hard a puzzle is, as a number like a player's rating. Two things count: how far the core has to look before it finds, and keeps,
 * each move of the solver; and what people overlook, which the core does not: quiet moves, sacrifices, long rides, many moves to
 * choose from, long lines. An estimate: nobody has been measured yet.
 */
import { legalMoves, type Position, sameMove } from '@hippodrome/rules';
import type { Judge } from './judge.js';
import type { Solution, Step } from './prove.js';
import { leapsOf } from './theme/lines.js';
import type { Theme } from './theme/theme.js';

/** Positions visited, each four times the one before. */
export const BUDGETS = [32, 128, 512, 2048, 8192, 32_768, 131_072] as const;

const LEAST = 600;
const MOST = 2600;
/** Points of rating. */
const BASE = 720;
const PER_BUDGET = 110;
const PER_MOVE = 90;
const PER_DOUBLED_CHOICE = 40;
const USUAL_CHOICE = 30;
const PER_LEAP = 50;
const MOST_LEAPS = 3;
const BY_THEME: Partial<Record<Theme, number>> = {
  'quiet-move': 130,
  sacrifice: 110,
  underpromotion: 120,
  'hanging-piece': -120,
  'mate-in-1': -60,
};

/** From 600 to 2600, in tens. */
export function ratingOf({ steps }: Solution, themes: readonly Theme[], judge: Judge): number {
  const mine = steps.filter((_, i) => i % 2 === 0);
  const hardest = Math.max(...mine.map((step) => effort(step, judge)));
  const choice = mine.reduce((most, { before }) => Math.max(most, legalMoves(before).length), 1);
  const leaps = Math.max(...mine.map(({ before, move }) => leapsOf(before, move)));
  const points =
    BASE +
    PER_BUDGET * hardest +
    PER_MOVE * (mine.length - 1) +
    PER_DOUBLED_CHOICE * Math.log2(choice / USUAL_CHOICE) +
    PER_LEAP * Math.min(MOST_LEAPS, leaps - 1) +
    themes.reduce((sum, theme) => sum + (BY_THEME[theme] ?? 0), 0);
  return Math.min(MOST, Math.max(LEAST, Math.round(points / 10) * 10));
}

/**
 * Index of the smallest budget from which on the move is found; the number of budgets when none finds it. What all but the largest find
 * in the end has been proved with more.
 */
function effort({ before, move }: Step, judge: Judge): number {
  const isFound = BUDGETS.map((nodes) => () => finds(judge, before, move, nodes));
  const [largest, ...others] = isFound.toReversed();
  const missed = others.findIndex((find) => !find());
  if (missed < 0) return 0;
  if (missed > 0) return others.length - missed;
  return largest?.() === true ? others.length : BUDGETS.length;
}

function finds(judge: Judge, position: Position, move: Step['move'], nodes: number): boolean {
  const [best] = judge.best(position, nodes, 1);
  return best !== undefined && sameMove(best.move, move);
}
