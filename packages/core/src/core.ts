/**
 * The rules at the speed of the machine: one position at a time, in the memory of a WebAssembly module. It knows the moves of
 * `@hippodrome/rules` by small numbers; what it answers is what `rules` would, in the same order.
 */
import { EMPTY, legalMoves, type Move, type Position, type Result, type Ruleset, writeUci } from '@hippodrome/rules';
import { factsOf } from './facts.js';
import { CASTLING, EN_PASSANT, type Layout, layoutOf, PASS, STEP, type Words } from './layout.js';
import { createMemory } from './memory.js';
import { type CoreKind, loadModule } from './module.js';
import { writePosition } from './position.js';
import { createProgram, type Program } from './program/index.js';
import { unavailable } from './program/unsupported.js';

/** What the module exports; see `assembly/index.ts`. */
export interface Exports {
  prepare(): void;
  settle(base: number): void;
  list(base: number, out: number): number;
  countMoves(base: number): number;
  play(base: number, move: number): void;
  takeBack(base: number): void;
  inCheck(base: number): number;
  decided(base: number): number;
  key(base: number): bigint;
  perft(base: number, depth: number): bigint;
}

/** A move as the core knows it; see `layout.ts`. */
export type PackedMove = number;

export class Core {
  readonly rules: Ruleset;
  readonly kind: CoreKind;
  readonly #exports: Exports;
  readonly #memory: WebAssembly.Memory;
  readonly #layout: Layout;
  readonly #base: number;

  constructor(rules: Ruleset, kind: CoreKind, exports: Exports, memory: WebAssembly.Memory, layout: Layout) {
    this.rules = rules;
    this.kind = kind;
    this.#exports = exports;
    this.#memory = memory;
    this.#layout = layout;
    this.#base = layout.REGIONS ?? 0;
    exports.prepare();
  }

  /** Takes up a position of the same rules. */
  set(position: Position): void {
    writePosition(this.#memory, this.#layout, this.#base, position);
    this.#exports.settle(this.#base);
  }

  /** All legal moves, in the documented order. */
  moves(): readonly PackedMove[] {
    const out = this.#base + (this.#layout.MOVES ?? 0);
    const count = this.#exports.list(this.#base, out);
    return [...new Int32Array(this.#memory.buffer, out, count)].sort((a, b) => orderOf(a) - orderOf(b));
  }

  /** How many legal moves there are. */
  count(): number {
    return this.#exports.countMoves(this.#base);
  }

  play(move: PackedMove): void {
    this.#exports.play(this.#base, move);
  }

  takeBack(): void {
    this.#exports.takeBack(this.#base);
  }

  inCheck(): boolean {
    return this.#exports.inCheck(this.#base) !== 0;
  }

  /** Whether the game is over by what stands on the board or has been counted. */
  isDecided(): boolean {
    return this.#exports.decided(this.#base) >= 0;
  }

  /** Equal for positions that count as repeated. */
  key(): bigint {
    return this.#exports.key(this.#base);
  }

  /** Nodes at the depth; numbers beyond 2^53 are rounded. */
  perft(depth: number): number {
    return Number(this.#exports.perft(this.#base, depth));
  }

  /** All that the core remembers of the position, byte for byte: equal for equal positions, whatever moves led there. */
  snapshot(): Uint8Array {
    const { BY_CODE = 0, FIELDS = 0, F_PLY = 0 } = this.#layout;
    return new Uint8Array(this.#memory.buffer.slice(this.#base + BY_CODE, this.#base + FIELDS + F_PLY));
  }
}

/**
 * A core for a game. Problems: `core/unsupported` when it cannot play the game exactly, or when there is no specialised module for it
 * and one is asked for.
 * @param words more words than the board needs, to compare builds
 */
export async function createCore(rules: Ruleset, kind?: CoreKind, words?: Words): Promise<Result<Core>> {
  const program = createProgram(rules, words);
  if (!program.ok) return program;
  return instantiate(rules, program.value, kind);
}

async function instantiate(rules: Ruleset, program: Program, kind?: CoreKind): Promise<Result<Core>> {
  const found = await loadModule(program, false, kind);
  if (found === undefined) return { ok: false, problems: [unavailable(rules.spec.title)] };
  const { memory } = createMemory(program, false);
  const { exports } = await WebAssembly.instantiate(found.module, { env: { memory, ...ENVIRONMENT } });
  const core = new Core(rules, found.kind, exports as unknown as Exports, memory, layoutOf(program.words));
  return { ok: true, value: core, warnings: [] };
}

/** What every module may call. */
const ENVIRONMENT = {
  now: () => performance.now(),
  report: () => undefined,
  abort(): never {
    throw new Error('the core has come to a point that cannot be reached');
  },
};

/** The move of `rules`, of a position. */
export function unpack(position: Position, packed: PackedMove): Move {
  const found = legalMoves(position).find((move) => pack(position, move) === packed);
  if (found === undefined) throw new Error(`the core's move ${packed} is not legal here`);
  return found;
}

/** The move as a number. */
export function pack({ rules }: Position, move: Move): PackedMove {
  if (move.type === 'pass') return PASS << 21;
  const squares = move.from | (move.to << 8);
  if (move.type === 'castling') return squares | (castlingNumber(rules, move) << 16) | (CASTLING << 21);
  const isPassant = move.captures.length > 0 && move.captures[0] !== move.to;
  return squares | ((move.promotion >> 1) << 16) | ((isPassant ? EN_PASSANT : STEP) << 21);
}

/** The move as a coordinate move. Needs the game only, not the position. */
export function writePacked(rules: Ruleset, packed: PackedMove): string {
  const type = packed >> 21;
  const rest = (packed >> 16) & 0x1f;
  if (type === PASS) return writeUci(rules, { type: 'pass' });
  if (type === CASTLING) return writeUci(rules, (castlingsOf(rules)[rest] as CastlingWay).move);
  const from = packed & 0xff;
  const to = (packed >> 8) & 0xff;
  // Of what is moved and captured the text says nothing in any game that the core plays.
  const step = { type: 'step', from, to, piece: EMPTY, promotion: 2 * rest, captures: [], passed: [] } as const;
  return writeUci(rules, step as unknown as Move);
}

type CastlingWay = ReturnType<typeof castlingsOf>[number];

function castlingsOf(rules: Ruleset) {
  return factsOf(rules).flatMap((fact) => (fact.fact === 'castling' ? fact.ways : []));
}

function castlingNumber(rules: Ruleset, move: Extract<Move, { type: 'castling' }>): number {
  return castlingsOf(rules).findIndex(
    (way) => way.move.from === move.from && way.move.to === move.to && way.move.rookFrom === move.rookFrom,
  );
}

/** A number that grows in the documented order of moves: from, to, promotion, castlings after steps. */
function orderOf(move: PackedMove): number {
  const from = move & 0xff;
  const to = (move >> 8) & 0xff;
  const rest = (move >> 16) & 0x1f;
  return ((from * 256 + to) * 2 + Number(move >> 21 === CASTLING)) * 32 + rest;
}
