/**
 * A backend that thinks in a worker, which can be asked one thing at a time and always answers: when it
 * crashes, when it is stopped, when it takes too long. It is stopped by a signal in shared memory; where there is none, or it is not
 * heeded, by ending its thread, because a thread that searches hears nothing else. The best thought it has told of by then is the
 * answer, and a new thread is started.
 */
import { error, fail, ok, type Problem, type Result, type VariantSpec } from '@hippodrome/rules';
import type { GameRecord } from '../record/game-record.js';
import type { TimeLimits } from '../search/budget.js';
import type { Reply, Request } from '../transport/protocol.js';
import type { StartWorker, Transport } from '../transport/transport.js';
import type { Meeting } from '../worker/team.js';
import type { Backend, BackendKind, MoveCount, Question, Range, Settings, ThinkListeners, Thought } from './backend.js';
import { createSignalBuffer, sendPonderHit, sendStop } from './signals.js';

type Thinking = Extract<Request, { type: 'think' }>;
type Counting = Extract<Request, { type: 'perft' }>;

/** What the worker has been asked and has not answered. */
interface Task {
  readonly id: number;
  readonly listeners: ThinkListeners;
  /** Undefined for what was stopped. */
  readonly answer: (result: Result<Thought | readonly MoveCount[] | undefined>) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  best: Thought | undefined;
}

/** Milliseconds that a search may run over its time, or on after a stop, before its thread is ended. */
const GRACE = 400;
/** Beyond this timers fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
const HASH: Range = { least: 1, most: 1024, usual: 16 };
const ONE_THREAD: Range = { least: 1, most: 1, usual: 1 };
const SEVERAL_THREADS: Range = { least: 1, most: 64, usual: 1 };

/** The search in WebAssembly, for all games that it plays; in several threads where they can share memory. */
export function coreKind(startWorker: StartWorker, buffer = createSignalBuffer): BackendKind {
  const threads = buffer() === undefined ? ONE_THREAD : SEVERAL_THREADS;
  return { name: 'core', capabilities: { threads, hash: HASH }, start: () => new WorkerBackend(startWorker, buffer()) };
}

/**
 * The search in TypeScript, for all games.
 * @param buffer shared memory for signals; undefined where there is none
 */
export function referenceKind(startWorker: StartWorker, buffer = createSignalBuffer): BackendKind {
  return {
    name: 'reference',
    capabilities: { threads: ONE_THREAD, hash: HASH },
    start: () => new WorkerBackend(startWorker, buffer()),
  };
}

class WorkerBackend implements Backend {
  readonly #startWorker: StartWorker;
  readonly #signals: SharedArrayBuffer | undefined;
  #transport: Transport | undefined;
  /** Workers that help the first one. */
  #helpers: Transport[] = [];
  #load: Extract<Request, { type: 'load' }> | undefined;
  #loaded: ((result: Result<undefined>) => void) | undefined;
  #task: Task | undefined;
  #lastId = 0;
  #closed = false;

  constructor(startWorker: StartWorker, signals: SharedArrayBuffer | undefined) {
    this.#startWorker = startWorker;
    this.#signals = signals;
    this.#connect();
  }

  load(spec: VariantSpec, settings: Settings): Promise<Result<undefined>> {
    if (this.#closed) return Promise.resolve(fail(CLOSED));
    const signals = this.#signals;
    // A search does not need the prose, which may be long.
    const rules = { ...spec, prose: '', tests: [] };
    return new Promise((resolve) => {
      this.#settleLoad(ok(undefined));
      this.#loaded = resolve;
      this.#load = { type: 'load', spec: rules, settings, ...(signals !== undefined && { signals }) };
      if (this.#transport === undefined) this.#connect();
      else this.#transport.post(this.#load);
    });
  }

  think(question: Question, listeners: ThinkListeners = {}): Promise<Result<Thought | undefined>> {
    const request = (id: number): Thinking => ({ type: 'think', id, question });
    const { milliseconds } = question.pondering === true ? {} : question.limits;
    return this.#ask(request, listeners, milliseconds) as Promise<Result<Thought | undefined>>;
  }

  perft(record: GameRecord, depth: number): Promise<Result<readonly MoveCount[] | undefined>> {
    const request = (id: number): Counting => ({ type: 'perft', id, record, depth });
    return this.#ask(request, {}) as Promise<Result<readonly MoveCount[] | undefined>>;
  }

  stop(): void {
    const task = this.#task;
    if (task === undefined) return;
    if (this.#signals === undefined) {
      this.#restart();
    } else {
      sendStop(this.#signals, task.id);
      this.#after(task, GRACE, () => this.#restart());
    }
  }

  ponderHit(limits: TimeLimits): void {
    const task = this.#task;
    if (task === undefined) return;
    if (this.#signals === undefined) {
      // Nobody can be told: the time until now has been thinking time.
      this.#restart();
    } else {
      sendPonderHit(this.#signals, task.id, limits);
      if (limits.milliseconds !== undefined) this.#limit(task, limits.milliseconds);
    }
  }

  newGame(): void {
    this.#transport?.post({ type: 'new-game' });
  }

  close(): void {
    this.#closed = true;
    this.#disconnect();
    this.#settleLoad(fail(CLOSED));
    this.#settle(fail(CLOSED));
  }

  #ask(
    request: (id: number) => Thinking | Counting,
    listeners: ThinkListeners,
    milliseconds?: number,
  ): Promise<Result<unknown>> {
    if (this.#closed) return Promise.resolve(fail(CLOSED));
    if (this.#task !== undefined) return Promise.resolve(fail(BUSY));
    return new Promise((answer) => {
      const id = ++this.#lastId;
      const task: Task = { id, listeners, answer, timer: undefined, best: undefined };
      this.#task = task;
      if (milliseconds !== undefined) this.#limit(task, milliseconds);
      this.#connect();
      this.#transport?.post(request(id));
    });
  }

  /**
   * Stops a task when its time is up: the worker counts from when it begins, which may be later. Where stopping means ending the
   * thread, the worker's own clock is trusted for a while.
   */
  #limit(task: Task, milliseconds: number): void {
    this.#after(task, this.#signals === undefined ? milliseconds + GRACE : milliseconds, () => this.stop());
  }

  #after(task: Task, milliseconds: number, act: () => void): void {
    clearTimeout(task.timer);
    task.timer = setTimeout(act, Math.min(milliseconds, LONGEST_TIMER));
  }

  /** Answers with the best thought so far, and has a new thread get ready for the next question. */
  #restart(): void {
    const best = this.#task?.best;
    this.#disconnect();
    this.#connect();
    this.#settle(ok(best));
  }

  #connect(): void {
    if (this.#transport !== undefined || this.#closed) return;
    const transport = this.#startWorker({
      onReply: (reply) => this.#hear(reply),
      onCrash: (reason) => {
        if (this.#transport === transport) this.#crash(reason);
      },
    });
    this.#transport = transport;
    if (this.#load !== undefined) transport.post(this.#load);
  }

  /** A search cannot go on without one of its workers: the others may wait for it. */
  #crash(reason: string): void {
    this.#disconnect();
    this.#fail([error('engine/crashed', `the computer player has stopped working: ${reason}`, { values: { reason } })]);
  }

  /** Has as many workers as are wanted help the first one. */
  #call(meeting: Meeting | undefined): void {
    this.#dismiss();
    for (let thread = 1; thread < (meeting?.memory.threads ?? 1); thread++) {
      const helper = this.#startWorker({
        onReply: () => {},
        onCrash: (reason) => {
          if (this.#helpers.includes(helper)) this.#crash(reason);
        },
      });
      this.#helpers.push(helper);
      if (meeting !== undefined) helper.post({ type: 'help', meeting, thread });
    }
  }

  #dismiss(): void {
    for (const helper of this.#helpers.splice(0)) helper.terminate();
  }

  #disconnect(): void {
    this.#dismiss();
    this.#transport?.terminate();
    this.#transport = undefined;
  }

  #hear(reply: Reply): void {
    if (reply.type === 'ready') {
      this.#call(reply.meeting);
      this.#settleLoad(ok(undefined));
    } else if (reply.type === 'refused' && reply.id === undefined) {
      this.#fail(reply.problems);
    } else if (this.#task !== undefined && this.#task.id === reply.id) {
      this.#hearOf(this.#task, reply);
    }
  }

  #hearOf(task: Task, reply: Exclude<Reply, { type: 'ready' }>): void {
    switch (reply.type) {
      case 'iteration':
        task.best = reply.thought;
        task.listeners.thought?.(reply.thought);
        break;
      case 'root-move':
        task.listeners.rootMove?.(reply.rootMove);
        break;
      case 'thought':
        this.#settle(ok(reply.thought));
        break;
      case 'counted':
        this.#settle(ok(reply.counts));
        break;
      case 'refused':
        this.#settle({ ok: false, problems: reply.problems });
        break;
    }
  }

  #fail(problems: readonly Problem[]): void {
    this.#settleLoad({ ok: false, problems });
    this.#settle({ ok: false, problems });
  }

  #settle(result: Result<Thought | readonly MoveCount[] | undefined>): void {
    const task = this.#task;
    if (task === undefined) return;
    clearTimeout(task.timer);
    this.#task = undefined;
    task.answer(result);
  }

  #settleLoad(result: Result<undefined>): void {
    this.#loaded?.(result);
    this.#loaded = undefined;
  }
}

const CLOSED = error('engine/closed', 'the computer player has been closed');
const BUSY = error('engine/busy', 'the computer player is still thinking about the last question');
