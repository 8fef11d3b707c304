/**
 * One thread's search, called and returning: positions go in, limits are set, lines come out. Who wants it elsewhere than in the calling
 * thread, or several at once on one hash table, gives each worker the same memory and another `thread`.
 */
import type { Position, Result, Ruleset } from '@hippodrome/rules';
import type { Exports, PackedMove } from '../core.js';
import { type Layout, layoutOf, type Words } from '../layout.js';
import { createMemory } from '../memory.js';
import { type CoreKind, type CoreModule, loadModule } from '../module.js';
import { writePosition } from '../position.js';
import { createProgram, type Program } from '../program/index.js';
import { unavailable } from '../program/unsupported.js';
import { MAX_HISTORY } from './layout.js';
import { type Score, scoreOf } from './score.js';

/** Whatever is left out is not limited; with no limit at all the search ends by the stop word alone. Times are milliseconds. */
export interface SearchLimits {
  readonly depth?: number;
  readonly nodes?: number;
  /** After so long no other iteration begins; sooner when the best move is settled, later when it is not. */
  readonly softTime?: number;
  readonly hardTime?: number;
  /** Number of best lines; 1 when left out. */
  readonly lines?: number;
  /** The only moves to look at. */
  readonly moves?: readonly PackedMove[];
  /** Time does not count before `Searcher.go` is called, by whoever shares the memory. */
  readonly ponder?: boolean;
}

export interface SearchLine {
  /** For the side to move. */
  readonly score: Score;
  /** Plies searched in full, and the deepest ply looked at. */
  readonly depth: number;
  readonly selectiveDepth: number;
  readonly moves: readonly PackedMove[];
}

export interface SearchReport {
  /** The iteration that is complete. */
  readonly depth: number;
  readonly nodes: number;
  /** The best first; none when there is no legal move. */
  readonly lines: readonly SearchLine[];
}

interface SearchExports extends Exports {
  think(base: number): void;
  forget(base: number): void;
  evaluate(base: number): number;
  exchange(base: number, move: number, atLeast: number): number;
}

export interface SearchMemoryOptions {
  readonly hashBytes?: number;
  readonly threads?: number;
  readonly shared?: boolean;
  /** More words than the board needs, to compare builds. */
  readonly words?: Words;
}

/** What threads that search together share. It can be posted to workers. */
export interface SearchMemory {
  readonly program: Program;
  readonly memory: WebAssembly.Memory;
  readonly shared: boolean;
  readonly threads: number;
  readonly hashBytes: number;
}

const DEFAULT_HASH_BYTES = 16 << 20;
const BUCKET_SIZE = 64;
const ENTRY_SIZE = 16;
const SAMPLED_BUCKETS = 250;
/** Low bits of an entry's first word: the number of the search that wrote it. */
const AGES = 63;
/** What the stop word says. */
const RUN = 0;
const STOP = 1;
const PONDER = 2;

/** Problems are those of `createProgram`. */
export function createSearchMemory(rules: Ruleset, options: SearchMemoryOptions = {}): Result<SearchMemory> {
  const { hashBytes = DEFAULT_HASH_BYTES, threads = 1, shared = false, words } = options;
  const program = createProgram(rules, words);
  if (!program.ok) return program;
  const { memory } = createMemory(program.value, shared, threads, hashBytes);
  // The copy in the memory is one that threads share.
  const bytes = new Uint8Array(memory.buffer, 0, program.value.bytes.length);
  const value = { program: { words: program.value.words, bytes }, memory, shared, threads, hashBytes };
  return { ok: true, value, warnings: [] };
}

export interface SearcherOptions extends SearchMemoryOptions {
  readonly kind?: CoreKind;
  /** Milliseconds, from any start. Called every few milliseconds, it may call `stop` and `go`. */
  readonly now?: () => number;
}

/** A searcher with a memory of its own. Problems as those of `createCore`. */
export async function createSearcher(rules: Ruleset, options: SearcherOptions = {}): Promise<Result<Searcher>> {
  const memory = createSearchMemory(rules, options);
  return memory.ok ? joinSearch(rules, memory.value, 0, options) : memory;
}

/** A searcher of one of the threads of a memory; the first thread must be there before the others. */
export async function joinSearch(
  rules: Ruleset,
  memory: SearchMemory,
  thread: number,
  { kind, now = () => performance.now() }: SearcherOptions = {},
): Promise<Result<Searcher>> {
  const found = await loadModule(memory.program, memory.shared, kind);
  if (found === undefined) return { ok: false, problems: [unavailable(rules.spec.title)] };
  return { ok: true, value: await enterSearch(found, memory, thread, now), warnings: [] };
}

/** As `joinSearch`, with a module that has been compiled elsewhere; both can be posted to workers. */
export async function enterSearch(
  found: CoreModule,
  memory: SearchMemory,
  thread: number,
  now = () => performance.now(),
): Promise<Searcher> {
  const listeners: Array<() => void> = [];
  const env = { memory: memory.memory, now, report: () => listeners[0]?.(), abort: fail };
  const { exports } = await WebAssembly.instantiate(found.module, { env });
  const searcher = new Searcher(found.kind, exports as unknown as SearchExports, memory, thread);
  listeners.push(() => searcher.reported());
  return searcher;
}

function fail(): never {
  throw new Error('the search has come to a point that cannot be reached');
}

export class Searcher {
  readonly kind: CoreKind;
  readonly #exports: SearchExports;
  readonly #memory: WebAssembly.Memory;
  readonly #layout: Layout;
  readonly #base: number;
  readonly #history: bigint[] = [];
  #onReport: ((report: SearchReport) => void) | undefined;

  constructor(
    kind: CoreKind,
    exports: SearchExports,
    { program, memory, threads, hashBytes }: SearchMemory,
    thread: number,
  ) {
    this.kind = kind;
    this.#exports = exports;
    this.#memory = memory;
    this.#layout = layoutOf(program.words);
    this.#base = this.#at('REGIONS') + thread * this.#at('REGION_SIZE');
    if (thread === 0) exports.prepare();
    this.#set('THREAD', thread);
    this.#set('HASH', this.#hashAt(threads));
    this.#set('BUCKETS', Math.max(0, Math.floor(hashBytes / BUCKET_SIZE) - 1));
    this.#set('STOP_WORD', this.#at('STOP'));
  }

  /** Takes up a position as the beginning of a game: nothing counts as having occurred before. */
  start(position: Position): void {
    writePosition(this.#memory, this.#layout, this.#base, position);
    this.#exports.settle(this.#base);
    this.#history.length = 0;
  }

  /** Plays a legal move of the game; the position before it is remembered for repetition. */
  play(move: PackedMove): void {
    this.#history.push(BigInt.asUintN(64, this.#exports.key(this.#base)));
    this.#exports.play(this.#base, move);
    const view = this.#view();
    // Nothing is taken back before the root.
    view.setInt32(this.#base + this.#at('FIELDS') + this.#at('F_PLY'), 0, true);
    const isFinal = view.getInt32(this.#base + this.#at('FIELDS') + this.#at('F_HALFMOVE'), true) === 0;
    const comesBack = view.getInt32(this.#at('HEADER') + this.#at('H_RESETS_BACK'), true) !== 0;
    if (isFinal && !comesBack) this.#history.length = 0;
    if (this.#history.length > MAX_HISTORY) this.#history.shift();
  }

  /** Forgets what was learned in other games; the hash table is the first thread's to clear. */
  clear(): void {
    const hash = this.#get('HASH');
    const size = this.#get('THREAD') === 0 ? (this.#get('BUCKETS') + 1) * BUCKET_SIZE : 0;
    new Uint8Array(this.#memory.buffer).fill(0, hash, hash + size);
    this.#exports.forget(this.#base);
  }

  /** Centipawns for the side to move, without looking ahead. */
  evaluate(): number {
    return this.#exports.evaluate(this.#base);
  }

  /** Whether the exchange that a legal move begins comes to at least so many centipawns. */
  gains(move: PackedMove, atLeast: number): boolean {
    return this.#exports.exchange(this.#base, move, atLeast) !== 0;
  }

  /** What a piece counts in exchanges, by code. */
  worthOf(code: number): number {
    return this.#view().getInt32(this.#at('WORTH') + 4 * code, true);
  }

  /**
   * Searches until a limit is reached or the stop word is set. The same for the same calls before, when nodes or depth alone limit it and
   * one thread has the memory.
   * @param onReport hears of every iteration that is complete
   */
  search(limits: SearchLimits, onReport?: (report: SearchReport) => void): SearchReport {
    this.limit(limits);
    return this.think(onReport);
  }

  /** Sets the limits of the next `think`, which may happen in another thread; the first thread's first. */
  limit(limits: SearchLimits): void {
    const { depth = 0, nodes = 0, softTime = 0, hardTime = 0, lines = 1, moves = [], ponder = false } = limits;
    const view = this.#view();
    this.#set('DEPTH_LIMIT', depth);
    view.setBigUint64(this.#field('NODE_LIMIT'), BigInt(nodes), true);
    this.#limitTime({ softTime, hardTime });
    this.#set('LINES_WANTED', Math.max(1, Math.min(lines, this.#at('MAX_LINES_WANTED') - 1)));
    this.#set('WANTED_COUNT', moves.length);
    new Int32Array(this.#memory.buffer).set(moves, (this.#base + this.#at('WANTED')) >> 2);
    new BigUint64Array(this.#memory.buffer).set(this.#history, (this.#base + this.#at('REPEATS')) >> 3);
    this.#set('HISTORY_COUNT', this.#history.length);
    this.#set('REVERSIBLE', this.#history.length);
    // All threads of a search write the same number into the hash table.
    const generation = this.#at('REGIONS') + this.#at('SEARCH') + this.#at('S_GENERATION');
    const isFirst = this.#get('THREAD') === 0;
    this.#set('GENERATION', view.getInt32(generation, true) + (isFirst ? 1 : 0));
    if (isFirst) this.#stopWord(ponder ? PONDER : RUN);
  }

  /** Searches within the limits that have been set. */
  think(onReport?: (report: SearchReport) => void): SearchReport {
    this.#onReport = onReport;
    this.#exports.think(this.#base);
    return this.#report();
  }

  /** Ends the search at its next look at the stop word: called from `onReport`, or by another thread that has the memory. */
  stop(): void {
    this.#stopWord(STOP);
  }

  /** The move that was pondered on has been played: time counts from now on, within other limits if there are any. */
  go(times?: Pick<SearchLimits, 'softTime' | 'hardTime'>): void {
    if (times !== undefined) this.#limitTime(times);
    this.#stopWord(RUN);
  }

  /** Positions visited by the search under way, or the last one. */
  get nodes(): number {
    return Number(this.#view().getBigUint64(this.#field('NODES'), true));
  }

  /** How much of the hash table the last search has used, in thousandths; a sample. */
  get hashFull(): number {
    const view = this.#view();
    const hash = this.#get('HASH');
    const buckets = Math.min(SAMPLED_BUCKETS, this.#get('BUCKETS'));
    if (buckets === 0) return 0;
    const age = BigInt(this.#get('GENERATION') & AGES);
    let used = 0;
    for (let at = hash; at < hash + buckets * BUCKET_SIZE; at += ENTRY_SIZE) {
      const isCurrent = (view.getBigUint64(at, true) & BigInt(AGES)) === age;
      if (isCurrent && view.getBigUint64(at + 8, true) !== 0n) used++;
    }
    return Math.round((1000 * used) / ((buckets * BUCKET_SIZE) / ENTRY_SIZE));
  }

  /** For the module: an iteration is complete. */
  reported(): void {
    this.#onReport?.(this.#report());
  }

  #report(): SearchReport {
    const view = this.#view();
    const lines = Array.from({ length: this.#get('LINES') }, (_, i): SearchLine => {
      const at = this.#base + this.#at('BEST') + i * this.#at('BEST_SIZE');
      const field = (name: string): number => view.getInt32(at + this.#at(`N_${name}`), true);
      const moves = new Int32Array(this.#memory.buffer, at + this.#at('N_MOVES'), field('LENGTH'));
      return {
        score: scoreOf(field('SCORE')),
        depth: field('DEPTH'),
        selectiveDepth: field('REACHED'),
        moves: [...moves],
      };
    });
    return { depth: this.#get('DEPTH'), nodes: this.nodes, lines };
  }

  #limitTime({ softTime = 0, hardTime = 0 }: Pick<SearchLimits, 'softTime' | 'hardTime'>): void {
    const view = this.#view();
    view.setFloat64(this.#field('SOFT_TIME'), softTime, true);
    view.setFloat64(this.#field('HARD_TIME'), hardTime, true);
  }

  #stopWord(word: number): void {
    Atomics.store(new Int32Array(this.#memory.buffer), this.#at('STOP') >> 2, word);
  }

  #hashAt(threads: number): number {
    const end = this.#at('REGIONS') + threads * this.#at('REGION_SIZE');
    return Math.ceil(end / BUCKET_SIZE) * BUCKET_SIZE;
  }

  #view(): DataView {
    return new DataView(this.#memory.buffer);
  }

  #at(name: string): number {
    const value = this.#layout[name];
    if (value === undefined) throw new Error(`the layout has no ${name}`);
    return value;
  }

  #field(name: string): number {
    return this.#base + this.#at('SEARCH') + this.#at(`S_${name}`);
  }

  #get(name: string): number {
    return this.#view().getInt32(this.#field(name), true);
  }

  #set(name: string, value: number): void {
    this.#view().setInt32(this.#field(name), value, true);
  }
}
