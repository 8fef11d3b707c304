/** The engine over whichever backend plays the game: reads and checks on this side, thinks on the other. */
import {
  compile,
  error,
  fail,
  ok,
  type Problem,
  parseUci,
  type Result,
  type Ruleset,
  type VariantSpec,
  writeUci,
} from '@hippodrome/rules';
import type { Backend, BackendKind, Capabilities, MoveCount, Question, Settings, Thought } from '../backend/backend.js';
import { type BackendKinds, capabilitiesOf, chooseKind, settingsFor } from '../backend/choose-backend.js';
import { thinkAtOnce } from '../backend/think-at-once.js';
import { limitsOf } from '../level.js';
import type { GameRecord } from '../record/game-record.js';
import { type Reading, RecordReader } from '../record/reading.js';
import type { Limits } from '../search/budget.js';
import { allotTime, type ClockState } from '../time/time-manager.js';
import type { Engine, ThinkOptions } from './engine.js';

/** What thinks is all that differs between environments. Nothing is started before it is needed. */
export function engineMaker(kinds: BackendKinds): () => Engine {
  return () => new BackendEngine(kinds);
}

/** A game, and what thinks about it. */
interface Loaded {
  readonly rules: Ruleset;
  readonly reader: RecordReader;
}

class BackendEngine implements Engine {
  readonly capabilities: Capabilities;
  readonly #kinds: BackendKinds;
  #kind: BackendKind | undefined;
  #backend: Backend | undefined;
  #loaded: Loaded | undefined;
  /** The limits of the question under way, once its ponder move has been played. */
  #afterPonderHit: Limits = {};
  #closed = false;

  constructor(kinds: BackendKinds) {
    this.#kinds = kinds;
    this.capabilities = capabilitiesOf(kinds);
  }

  get backend(): string | undefined {
    return this.#loaded && this.#kind?.name;
  }

  prepare(): void {
    const [kind] = this.#kinds;
    if (kind !== undefined && !this.#closed) this.#start(kind);
  }

  async load(variant: VariantSpec | Ruleset, settings: Partial<Settings> = {}): Promise<Result<undefined>> {
    if (this.#closed) return fail(CLOSED);
    const compiled: Result<Ruleset> = 'spec' in variant ? ok(variant) : compile(variant);
    if (!compiled.ok) return compiled;
    const rules = compiled.value;
    const kind = chooseKind(this.#kinds, rules);
    this.#loaded = { rules, reader: new RecordReader(rules) };
    return this.#start(kind).load(rules.spec, settingsFor(kind, settings));
  }

  async think(record: GameRecord, options: ThinkOptions = {}): Promise<Result<Thought>> {
    if (this.#loaded === undefined || this.#backend === undefined) return fail(this.#closed ? CLOSED : NOT_LOADED);
    const { reader } = this.#loaded;
    const reading = reader.read(record);
    if (!reading.ok) return reading;
    const among = readAmong(reading.value, options.among);
    if (!among.ok) return among;
    const limits = limitsFor(options);
    this.#afterPonderHit = limits;
    const { onThought, onRootMove } = options;
    const found = await this.#backend.think(questionOf(record, options, limits, among.value), {
      ...(onThought && { thought: onThought }),
      ...(onRootMove && { rootMove: onRootMove }),
    });
    if (!found.ok) return found;
    if (found.value === undefined) return atOnce(reading.value, among.value);
    return checked(reading.value, found.value);
  }

  async perft(record: GameRecord, depth: number): Promise<Result<readonly MoveCount[] | undefined>> {
    if (this.#backend === undefined) return fail(this.#closed ? CLOSED : NOT_LOADED);
    return this.#backend.perft(record, depth);
  }

  stop(): void {
    this.#backend?.stop();
  }

  ponderHit(clock?: ClockState): void {
    this.#backend?.ponderHit(clock === undefined ? this.#afterPonderHit : allotTime(clock));
  }

  newGame(): void {
    this.#backend?.newGame();
  }

  close(): void {
    this.#closed = true;
    this.#backend?.close();
    this.#backend = undefined;
  }

  /** A running backend of that kind. */
  #start(kind: BackendKind): Backend {
    if (this.#backend !== undefined && this.#kind === kind) return this.#backend;
    this.#backend?.close();
    this.#kind = kind;
    this.#backend = kind.start();
    return this.#backend;
  }
}

const CLOSED = error('engine/closed', 'the engine has been closed');
const NOT_LOADED = error('engine/not-loaded', 'the engine has not been told which game to play');

function limitsFor({ limits = {}, clock, level }: ThinkOptions): Limits {
  const { depth = Number.POSITIVE_INFINITY } = level === undefined ? {} : limitsOf(level);
  const shallowest = Math.min(depth, limits.depth ?? Number.POSITIVE_INFINITY);
  return {
    ...(clock !== undefined && allotTime(clock)),
    ...limits,
    ...(shallowest < Number.POSITIVE_INFINITY && { depth: shallowest }),
  };
}

function questionOf(
  record: GameRecord,
  { level, seed, lines, pondering }: ThinkOptions,
  limits: Limits,
  among: readonly string[] | undefined,
): Question {
  return {
    record,
    limits,
    ...(level !== undefined && { level }),
    ...(seed !== undefined && { seed }),
    ...(lines !== undefined && { lines }),
    ...(pondering !== undefined && { pondering }),
    ...(among !== undefined && { among }),
  };
}

/** The moves to choose among as they are written, each once; undefined for all. */
function readAmong({ position }: Reading, texts: readonly string[] | undefined): Result<readonly string[] | undefined> {
  if (texts === undefined || texts.length === 0) return ok(undefined);
  const problems: Problem[] = [];
  const moves = new Set<string>();
  for (const text of texts) {
    const move = parseUci(position, text);
    if (move.ok) moves.add(writeUci(position.rules, move.value));
    else problems.push(...move.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : ok([...moves]);
}

/** The thought, provided that its move is legal. */
function checked({ position }: Reading, thought: Thought): Result<Thought> {
  const [text] = thought.lines[0].moves;
  if (parseUci(position, text).ok) return ok(thought);
  return fail(error('engine/illegal-answer', `the engine answered with ${text}, which is not legal`));
}

function atOnce({ position, history }: Reading, among: readonly string[] | undefined): Promise<Result<Thought>> {
  const moves = among?.map((text) => parseUci(position, text)).flatMap((move) => (move.ok ? [move.value] : []));
  return thinkAtOnce(position, history, moves);
}
