/** The engine over whichever backend plays the game: reads and checks on this side, thinks on the other. */
import {
  compile,
  error,
  fail,
  legalMoves,
  ok,
  parseUci,
  type Result,
  type Ruleset,
  type VariantSpec,
  writeUci,
} from '@hippodrome/rules';
import type { Backend, BackendKind, Capabilities, MoveCount, Settings, Thought } from '../backend/backend.js';
import { type BackendKinds, capabilitiesOf, settingsFor } from '../backend/choose-backend.js';
import { thinkAtOnce } from '../backend/think-at-once.js';
import { choose, noticed } from '../level/judgement.js';
import { type Level, limitsFor, strengthOf } from '../level/level.js';
import { amongOf, readAmong } from '../record/among.js';
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
    this.#loaded = { rules, reader: new RecordReader(rules) };
    let loaded: Result<undefined> = fail(CLOSED);
    for (const kind of this.#kinds) {
      loaded = await this.#start(kind).load(rules.spec, settingsFor(kind, settings));
      if (loaded.ok || !loaded.problems.some(({ code }) => code === 'core/unsupported')) break;
    }
    return loaded;
  }

  async think(record: GameRecord, options: ThinkOptions = {}): Promise<Result<Thought>> {
    if (this.#loaded === undefined || this.#backend === undefined) return fail(this.#closed ? CLOSED : NOT_LOADED);
    const reading = this.#loaded.reader.read(record);
    if (!reading.ok) return reading;
    const among = readAmong(reading.value.position, options.among);
    if (!among.ok) return among;
    const { level, seed = 0, lines, pondering, onThought, onRootMove } = options;
    const limits = limitsOf(options);
    this.#afterPonderHit = limits;
    const question = {
      record,
      limits,
      ...(lines !== undefined && { lines }),
      ...(pondering !== undefined && { pondering }),
      ...(among.value !== undefined && { among: among.value }),
      ...(level !== undefined && questionFor(level, seed, reading.value, among.value)),
    };
    // What a player weighs is not yet what it thinks.
    const isHeard = onThought !== undefined && (level === undefined || question.lines === 1);
    const found = await this.#backend.think(question, {
      ...(isHeard && { thought: onThought }),
      ...(onRootMove && { rootMove: onRootMove }),
    });
    if (!found.ok) return found;
    if (found.value === undefined) {
      const { position, history } = reading.value;
      return thinkAtOnce(position, history, amongOf(position, among.value));
    }
    const thought = checked(reading.value, found.value);
    if (!thought.ok || level === undefined) return thought;
    return ok(choose(reading.value.position, thought.value, strengthOf(level), seed));
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

function limitsOf({ limits = {}, clock, level }: ThinkOptions): Limits {
  const asked = { ...(clock !== undefined && allotTime(clock)), ...limits };
  return level === undefined ? asked : limitsFor(level, asked);
}

/** What a level is asked: the moves that it notices, weighed against each other. */
function questionFor(level: Level, seed: number, { position, history }: Reading, among: readonly string[] | undefined) {
  const strength = strengthOf(level);
  const moves = among === undefined ? legalMoves(position) : (amongOf(position, among) ?? []);
  const seen = noticed(position, moves, strength, seed, history.at(-1));
  return {
    lines: strength.lines,
    ...(strength.limits.nodes !== undefined && { fresh: true }),
    ...(seen.length < moves.length && { among: seen.map((move) => writeUci(position.rules, move)) }),
  };
}

/** The thought, provided that its move is legal. */
function checked({ position }: Reading, thought: Thought): Result<Thought> {
  const [text] = thought.lines[0].moves;
  if (parseUci(position, text).ok) return ok(thought);
  return fail(
    error('engine/illegal-answer', `the engine answered with ${text}, which is not legal`, { values: { text } }),
  );
}
