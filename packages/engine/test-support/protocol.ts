/** Protocol sessions without threads or files, for tests: an engine that answers as the test says, and the shipped games. */
import { error, fail, legalMoves, ok, type Result, type Ruleset, writeUci } from '@hippodrome/rules';
import type { MoveCount, Thought } from '../src/backend/backend.js';
import type { Engine, ThinkOptions } from '../src/engine/engine.js';
import type { Library } from '../src/protocol/library.js';
import type { ProtocolHost, ProtocolSession } from '../src/protocol/session.js';
import type { GameRecord } from '../src/record/game-record.js';
import { RecordReader } from '../src/record/reading.js';
import { SHIPPED, shipped } from './games.js';

/** Thinks no further than the first legal move; questions without limits wait for `stop`. */
export class FakeEngine implements Engine {
  readonly capabilities = {
    threads: { least: 1, most: 8, usual: 1 },
    hash: { least: 1, most: 1024, usual: 16 },
  };
  readonly backend = 'fake';
  /** Everything that it was asked to do. */
  readonly calls: string[] = [];
  readonly questions: { readonly record: GameRecord; readonly options: ThinkOptions }[] = [];
  /** Answers of the next thoughts; the first legal move when there are none. */
  readonly thoughts: Result<Thought>[] = [];
  /** Questions with limits are answered at once. */
  isQuick = true;
  #rules: Ruleset | undefined;
  #answer: (() => void) | undefined;

  prepare(): void {}

  async load(variant: Parameters<Engine['load']>[0], settings?: Parameters<Engine['load']>[1]) {
    this.calls.push(`load ${'spec' in variant ? variant.spec.slug : variant.slug} ${JSON.stringify(settings ?? {})}`);
    if ('spec' in variant) this.#rules = variant;
    return ok(undefined);
  }

  async think(record: GameRecord, options: ThinkOptions = {}): Promise<Result<Thought>> {
    this.calls.push('think');
    this.questions.push({ record, options });
    const { limits = {}, clock, pondering } = options;
    const isOpen = pondering === true || (clock === undefined && Object.keys(limits).length === 0);
    if (isOpen || !this.isQuick) await new Promise<void>((resolve) => (this.#answer = resolve));
    const thought = this.thoughts.shift() ?? this.#firstMove(record);
    if (thought.ok) options.onThought?.(thought.value);
    return thought;
  }

  async perft(_record: GameRecord, depth: number): Promise<Result<readonly MoveCount[] | undefined>> {
    return ok([{ move: 'e2e4', nodes: depth }]);
  }

  stop(): void {
    this.calls.push('stop');
    this.#answer?.();
  }

  ponderHit(): void {
    this.calls.push('ponderHit');
    this.#answer?.();
  }

  newGame(): void {
    this.calls.push('newGame');
  }

  close(): void {
    this.calls.push('close');
  }

  #firstMove(record: GameRecord): Result<Thought> {
    const rules = this.#rules;
    const reading = rules && new RecordReader(rules).read(record);
    const move = reading?.ok ? legalMoves(reading.value.position)[0] : undefined;
    if (rules === undefined || move === undefined) return fail(error('engine/game-over', 'nobody is to move'));
    return ok(thoughtOf(writeUci(rules, move)));
  }
}

export function thoughtOf(...moves: readonly [string, ...string[]]): Thought {
  const rest = { depth: 1, selectiveDepth: 2, nodes: 20, milliseconds: 10, hashFull: 3 };
  return { ...rest, lines: [{ score: { cp: 31 }, depth: 1, moves }] };
}

/** The shipped games; anything that ends in `.md` can be added and is chess. */
export function shippedLibrary(): Library {
  const added: string[] = [];
  return {
    names: () => [...SHIPPED, ...added],
    usual: 'chess',
    find: (name) =>
      SHIPPED.includes(name) || added.includes(name)
        ? ok(shipped(SHIPPED.includes(name) ? name : 'chess'))
        : fail(error('variant/unknown', `there is no game "${name}"`)),
    add(path) {
      if (!path.endsWith('.md'))
        return fail(error('file/unreadable', `${path} cannot be read`, { line: 1, column: 1 }));
      added.push('added');
      return ok('added');
    },
  };
}

/** A session whose answers can be read. */
export function converse(begin: (host: ProtocolHost) => ProtocolSession) {
  const engine = new FakeEngine();
  const lines: string[] = [];
  const session = begin({
    engine,
    library: shippedLibrary(),
    name: 'Test 1.0',
    author: 'Nobody',
    write: (line) => lines.push(line),
  });
  return {
    engine,
    session,
    /** Everything that was answered. */
    lines,
    hear: (...texts: readonly string[]) => {
      for (const text of texts) session.hear(text);
    },
    /** Waits until what was said has been dealt with, but for searches that go on; gives what was answered since the last time. */
    async answers(): Promise<readonly string[]> {
      await new Promise((resolve) => setImmediate(resolve));
      return lines.splice(0);
    },
  };
}
