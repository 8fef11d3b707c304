/** Thinks with the core: in this thread, and in others that help it where memory can be shared. */
import {
  type Core,
  createCore,
  createSearchMemory,
  enterSearch,
  loadModule,
  pack,
  type Searcher,
  type SearchLimits,
  type SearchLine,
  type SearchMemory,
  type SearchReport,
  writePacked,
} from '@hippodrome/core';
import { error, expectOk, fail, ok, type Position, type Result, type Ruleset } from '@hippodrome/rules';
import type { Question, Settings, ThinkListeners, Thought, ThoughtLine } from '../backend/backend.js';
import { amongOf } from '../record/among.js';
import type { Reading } from '../record/reading.js';
import type { Limits, Signals, TimeLimits } from '../search/budget.js';
import type { Mind } from './mind.js';
import { type Meeting, Team } from './team.js';

const BYTES_PER_MEGABYTE = 2 ** 20;
/** An iteration takes several times as long as the one before: none is begun when this share of the time is gone. */
const SHARE_FOR_NEXT_ITERATION = 0.55;
/** Milliseconds: no time at all, for the core, to which zero means no limit. */
const AT_ONCE = 0.001;
/** Plies that are counted without listening to anybody: a few milliseconds. */
const COUNTED_AT_ONCE = 3;

export async function makeCoreMind(rules: Ruleset, settings: Settings): Promise<Result<Mind>> {
  const memory = reserve(rules, settings);
  if (!memory.ok) return memory;
  const { program, shared, threads } = memory.value;
  const found = await loadModule(program, shared);
  if (found === undefined) throw new Error('there is a generic module for every program');
  const ears: Ears = { hear: () => {} };
  const first = await enterSearch(found, memory.value, 0, () => {
    ears.hear();
    return performance.now();
  });
  const team = threads > 1 ? await Team.gather(memory.value, found) : undefined;
  return ok(new CoreMind(rules, first, ears, team));
}

/** Codes: `core/unsupported`, `engine/no-memory`. */
function reserve(rules: Ruleset, { threads, hash }: Settings): Result<SearchMemory> {
  const shared = typeof SharedArrayBuffer !== 'undefined';
  try {
    return createSearchMemory(rules, { hashBytes: hash * BYTES_PER_MEGABYTE, threads: shared ? threads : 1, shared });
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason;
    return fail(
      error('engine/no-memory', `there is not enough memory for a hash table of ${hash} MB`, { values: { hash } }),
    );
  }
}

/** Called every few milliseconds of a search. */
interface Ears {
  hear: () => void;
}

class CoreMind implements Mind {
  readonly #rules: Ruleset;
  readonly #first: Searcher;
  readonly #ears: Ears;
  readonly #team: Team | undefined;
  /** Made when something is to be counted. */
  #counter: Promise<Core> | undefined;

  constructor(rules: Ruleset, first: Searcher, ears: Ears, team: Team | undefined) {
    this.#rules = rules;
    this.#first = first;
    this.#ears = ears;
    this.#team = team;
  }

  get meeting(): Meeting | undefined {
    return this.#team?.meeting;
  }

  think(reading: Reading, question: Question, listeners: ThinkListeners, signals: Signals | undefined): Thought {
    const begun = performance.now();
    if (question.fresh === true) this.forget();
    const helpers = question.fresh === true ? [] : (this.#team?.idle ?? []);
    const all = [this.#first, ...helpers];
    for (const searcher of all) takeUp(searcher, reading);
    for (const searcher of all) searcher.limit(limitsOf(question, reading.position, searcher === this.#first));
    this.#listen(question, signals);
    let depth = 0;
    let complete: readonly SearchLine[] = [];
    const thoughtOf = (report: SearchReport): Thought => ({
      lines: this.#write(distinct(report.lines, complete)),
      depth,
      selectiveDepth: Math.max(...report.lines.map(({ selectiveDepth }) => selectiveDepth)),
      nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
      milliseconds: performance.now() - begun,
      hashFull: this.#first.hashFull,
    });
    this.#team?.begin(helpers);
    const found = this.#first.think((report) => {
      depth = report.depth;
      complete = report.lines;
      const thought = thoughtOf(report);
      listeners.thought?.(thought);
      if (isMateWithin(thought, question.limits.mate)) this.#first.stop();
    });
    this.#first.stop();
    this.#team?.end(helpers);
    return thoughtOf(found);
  }

  async count(position: Position, depth: number, signals: Signals | undefined): Promise<number | undefined> {
    this.#counter ??= createCore(this.#rules).then(expectOk);
    const counter = await this.#counter;
    counter.set(position);
    return countBelow(counter, depth, signals);
  }

  forget(): void {
    this.#first.clear();
    this.#team?.forget();
  }

  #listen({ pondering }: Question, signals: Signals | undefined): void {
    let isWaiting = pondering === true;
    this.#ears.hear = () => {
      const limits = isWaiting ? signals?.ponderHit() : undefined;
      if (limits !== undefined) {
        isWaiting = false;
        this.#first.go(timesOf(limits));
      }
      if (signals?.stopped() === true) this.#first.stop();
    };
  }

  #write(lines: readonly SearchLine[]): Thought['lines'] {
    const [best, ...others] = lines.map(({ score, depth, moves }): ThoughtLine => {
      const [first = '', ...more] = moves.map((move) => writePacked(this.#rules, move));
      return { score, depth, moves: [first, ...more] };
    });
    if (best === undefined) throw new Error('a position in which somebody is to move has a line');
    return [best, ...others];
  }
}

/**
 * As many lines, each beginning with another move: when an iteration is cut short, its new best move may still begin an older line as well.
 * @param complete the lines of the iteration before
 */
function distinct(lines: readonly SearchLine[], complete: readonly SearchLine[]): readonly SearchLine[] {
  const byMove = new Map<number | undefined, SearchLine>();
  for (const line of [...lines, ...complete]) if (!byMove.has(line.moves[0])) byMove.set(line.moves[0], line);
  return [...byMove.values()].slice(0, lines.length);
}

/** Plays the game in the search's memory. */
function takeUp(searcher: Searcher, { position, history, moves }: Reading): void {
  searcher.start(history[0] ?? position);
  for (const [i, move] of moves.entries()) searcher.play(pack(history[i] as Position, move));
}

/** @param isFirst whether the search decides when it is over; the others search until they are stopped */
function limitsOf({ limits, lines, among, pondering }: Question, position: Position, isFirst: boolean): SearchLimits {
  const moves = amongOf(position, among)?.map((move) => pack(position, move));
  const what = { ...(lines !== undefined && { lines }), ...(moves !== undefined && { moves }) };
  if (!isFirst) return what;
  const { depth, nodes } = limits;
  return {
    ...what,
    ...(depth !== undefined && { depth: Math.max(1, depth) }),
    ...(nodes !== undefined && { nodes: Math.max(1, nodes) }),
    ...(pondering === true ? { ponder: true } : timesOf(limits)),
  };
}

function timesOf({ milliseconds, softMilliseconds }: TimeLimits): Pick<SearchLimits, 'softTime' | 'hardTime'> {
  const soft = softMilliseconds ?? (milliseconds === undefined ? undefined : milliseconds * SHARE_FOR_NEXT_ITERATION);
  // All of the time is to be used when both limits are the same.
  const isSoft = soft !== undefined && (milliseconds === undefined || soft < milliseconds);
  return {
    ...(isSoft && { softTime: Math.max(AT_ONCE, soft) }),
    ...(milliseconds !== undefined && { hardTime: Math.max(AT_ONCE, milliseconds) }),
  };
}

function isMateWithin({ lines: [{ score }] }: Thought, moves: Limits['mate']): boolean {
  return moves !== undefined && 'mate' in score && score.mate > 0 && score.mate <= moves;
}

function countBelow(counter: Core, depth: number, signals: Signals | undefined): number | undefined {
  if (signals?.stopped() === true) return undefined;
  if (depth <= COUNTED_AT_ONCE) return counter.perft(depth);
  if (counter.isDecided()) return 0;
  let nodes = 0;
  for (const move of counter.moves()) {
    counter.play(move);
    const below = countBelow(counter, depth - 1, signals);
    counter.takeBack();
    if (below === undefined) return undefined;
    nodes += below;
  }
  return nodes;
}
