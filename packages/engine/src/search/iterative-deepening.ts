/**
 * Iterative deepening: full searches of depth 1, 2, 3 … until the budget is spent. Each one orders the moves of the root for the
 * next, and whatever happens there is a best move so far. For several lines, the root is searched again without the moves that begin
 * the better ones.
 */
import { legalMoves, type Move } from '@hippodrome/rules';
import { lateMoveReduction, searchPlayed } from './alpha-beta.js';
import { moveCode, NO_MOVE } from './move-code.js';
import { next } from './move-order.js';
import { INFINITE, isDecisive, MAX_PLY, movesUntilWin, WIN } from './score.js';
import type { Search } from './search.js';

/** What an iteration found. */
export interface Finding {
  readonly move: Move;
  /** In the search's own scale, see score.ts. */
  readonly score: number;
  /** Plies searched in full; 0 when there was no time for a single iteration. */
  readonly depth: number;
  /** The moves expected, the one to be played first. */
  readonly variation: readonly Move[];
}

/** The best lines, the best first; one at least. */
export type Findings = readonly [Finding, ...Finding[]];

export interface Wanted {
  /** How many lines, each beginning with another move; 1 when left out. */
  readonly lines?: number;
  /** The moves to choose among; all legal ones when left out. */
  readonly among?: readonly Move[];
}

export interface Listeners {
  /** Hears of every iteration that is completed. */
  iteration?(findings: Findings): void;
  /** Hears of every move of the root before it is searched; numbers count from 1. */
  rootMove?(move: Move, number: number): void;
}

/**
 * A position with a single legal move is searched no deeper than this when time can be saved: the score matters little, the choice
 * not at all.
 */
const DEPTH_WITHOUT_CHOICE = 4;

/** The root must have a legal move. */
export function deepen(search: Search, wanted: Wanted = {}, listeners: Listeners = {}): Findings {
  const { budget } = search;
  const moves = rootMoves(search, wanted.among);
  const lines = Math.min(wanted.lines ?? 1, moves.length);
  const deepest = Math.min(MAX_PLY / 2, moves.length === 1 && budget.savesTime ? DEPTH_WITHOUT_CHOICE : MAX_PLY);
  let findings = withoutSearch(search, moves.slice(0, lines));
  for (let depth = 1; depth <= deepest && budget.allowsIteration(depth); depth++) {
    search.depth = depth;
    findings = merge(searchLines(search, moves, depth, lines, listeners), findings);
    if (budget.exhausted) break;
    listeners.iteration?.(findings);
    if (isSettled(findings, depth, budget.mate)) break;
  }
  return findings;
}

/** The moves to choose among, the most promising first. */
function rootMoves(search: Search, among: readonly Move[] | undefined): Move[] {
  const { position } = search.line;
  const list = search.order.list(position, [...(among ?? legalMoves(position))], NO_MOVE, 0);
  return list.moves.map((_, i) => next(list, i));
}

function withoutSearch(search: Search, moves: readonly Move[]): Findings {
  const score = search.evaluate();
  const [first, ...others] = moves.map((move): Finding => ({ move, score, depth: 0, variation: [move] }));
  if (first === undefined) throw new Error('there is a move as long as the game goes on');
  return [first, ...others];
}

/** The lines of an iteration, perhaps fewer than wanted when the budget has run out. Moves what begins them to the front of the list. */
function searchLines(
  search: Search,
  moves: Move[],
  depth: number,
  lines: number,
  { rootMove }: Listeners,
): readonly Finding[] {
  const found: Finding[] = [];
  while (found.length < lines && !search.budget.exhausted) {
    const best = searchRoot(search, moves, depth, found.length, rootMove);
    if (best === undefined) break;
    found.push(best);
  }
  return found.sort((a, b) => b.score - a.score);
}

/** Undefined when the budget did not suffice for the first move. The moves before `skip` are left out. */
function searchRoot(
  search: Search,
  moves: Move[],
  depth: number,
  skip: number,
  rootMove: Listeners['rootMove'],
): Finding | undefined {
  const { line, budget, variation } = search;
  let best: Finding | undefined;
  variation.clear(0);
  for (const [index, move] of moves.slice(skip).entries()) {
    rootMove?.(move, skip + index + 1);
    line.play(move);
    const alpha = best?.score ?? -INFINITE;
    const reduction = lateMoveReduction(move, depth, index);
    const score = searchPlayed(search, depth - 1, alpha, INFINITE, index === 0, reduction);
    line.undo();
    if (budget.exhausted) break;
    if (score <= alpha) continue;
    variation.set(0, move);
    best = { move, score, depth, variation: variation.from(0) };
    toPlace(moves, move, skip);
  }
  return best;
}

function toPlace(moves: Move[], move: Move, place: number): void {
  const code = moveCode(move);
  moves.splice(place, 0, ...moves.splice(indexOf(moves, code), 1));
}

function indexOf(moves: readonly Move[], code: number): number {
  return moves.findIndex((other) => moveCode(other) === code);
}

/** The lines just found, then those of the iteration before that begin with other moves: as many as there were. */
function merge(found: readonly Finding[], before: Findings): Findings {
  const codes = new Set(found.map(({ move }) => moveCode(move)));
  const rest = before.filter(({ move }) => !codes.has(moveCode(move)));
  const [first = before[0], ...others] = [...found, ...rest].slice(0, before.length);
  return [first, ...others];
}

/** Whether searching deeper would change nothing, or what was asked for has been found. */
function isSettled(findings: Findings, depth: number, mate: number): boolean {
  const [{ score }] = findings;
  if (score > 0 && isDecisive(score) && movesUntilWin(score) <= mate) return true;
  return findings.every((finding) => isDecisive(finding.score) && WIN - Math.abs(finding.score) <= depth);
}
