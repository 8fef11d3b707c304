/**
 * A fixed amount of searching: some positions of each game, so many plies deep, by one thread. What it finds is the same on every build
 * (kind of module, number of words, Node or a browser), and differs as soon as the rules or the search do.
 */
import {
  makeLegalMoves,
  outcome,
  type Position,
  playUnchecked,
  type Result,
  type Ruleset,
  startPosition,
} from '@hippodrome/rules';
import { pack } from '../core.js';
import type { Words } from '../layout.js';
import type { CoreKind } from '../module.js';
import { createSearcher, type Searcher } from './searcher.js';

export interface BenchOptions {
  /** Plies; a few seconds' work for all shipped games when left out. */
  readonly depth?: number;
  /** The fastest that there is when left out. */
  readonly kind?: CoreKind;
  /** More words than a board needs, to compare builds. */
  readonly words?: Words;
  /** Hears of every game. */
  readonly hear?: (rules: Ruleset, nodes: number) => void;
}

export interface BenchResult {
  /** 32 bits, of the nodes, the score and the best line of every position. */
  readonly signature: number;
  readonly nodes: number;
  /** Of searching alone. */
  readonly seconds: number;
}

/** Plies between the positions of a game, and how many positions there are. */
const PLIES_BETWEEN = 8;
const POSITIONS = 4;
const USUAL_DEPTH = 10;
/** Small enough that entries are replaced, as in long searches. */
const HASH_BYTES = 1 << 20;
/** FNV-1a. */
const FIRST = 0x811c9dc5;
const FACTOR = 0x01000193;

/** Problems are those of `createSearcher`, of the first game that has any. */
export async function bench(games: Iterable<Ruleset>, options: BenchOptions = {}): Promise<Result<BenchResult>> {
  const { depth = USUAL_DEPTH, kind, words, hear } = options;
  let [signature, nodes, seconds] = [FIRST, 0, 0];
  for (const rules of games) {
    const searcher = await createSearcher(rules, {
      hashBytes: HASH_BYTES,
      ...(kind !== undefined && { kind }),
      ...(words !== undefined && { words }),
    });
    if (!searcher.ok) return searcher;
    const start = performance.now();
    const found = benchGame(searcher.value, rules, depth, signature);
    seconds += (performance.now() - start) / 1000;
    signature = found.signature;
    nodes += found.nodes;
    hear?.(rules, found.nodes);
  }
  return { ok: true, value: { signature, nodes, seconds }, warnings: [] };
}

/** @param signature to go on from */
export function benchGame(
  searcher: Searcher,
  rules: Ruleset,
  depth: number,
  signature = FIRST,
): Pick<BenchResult, 'signature' | 'nodes'> {
  let [hash, nodes] = [signature, 0];
  for (const line of benchPositions(rules)) {
    searcher.clear();
    searcher.start(startPosition(rules));
    for (const move of line) searcher.play(move);
    const report = searcher.search({ depth });
    nodes += report.nodes;
    hash = mix(hash, report.nodes);
    for (const { score, moves } of report.lines) {
      hash = mix(hash, 'cp' in score ? score.cp : 1_000_000 + score.mate);
      hash = moves.reduce(mix, hash);
    }
  }
  return { signature: hash, nodes };
}

/** Takes a whole number of 32 bits into the hash, byte by byte. */
function mix(hash: number, value: number): number {
  let mixed = hash;
  for (let shift = 0; shift < 32; shift += 8) mixed = Math.imul(mixed ^ ((value >>> shift) & 0xff), FACTOR);
  return mixed >>> 0;
}

/** Games of various lengths, as packed moves, each going on from the one before; picked by a fixed sequence of numbers. */
function benchPositions(rules: Ruleset): readonly (readonly number[])[] {
  let position: Position = startPosition(rules);
  let state = 1;
  const moves: number[] = [];
  const lines: (readonly number[])[] = [[]];
  while (lines.length < POSITIONS) {
    for (let ply = 0; ply < PLIES_BETWEEN; ply++) {
      const legal = makeLegalMoves(position);
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const move = legal[(state >>> 8) % legal.length];
      if (move === undefined || outcome(position) !== undefined) return lines;
      moves.push(pack(position, move));
      position = playUnchecked(position, move);
    }
    if (makeLegalMoves(position).length === 0 || outcome(position) !== undefined) return lines;
    lines.push([...moves]);
  }
  return lines;
}
