/**
 * A worker that can be asked one thing at a time and always answers: when it crashes, when it is stopped, when it takes too
 * long. It is stopped by ending its thread, because a thread that searches hears nothing; the best move it has told of by then
 * is the answer, and a new thread is started.
 */
import { error, fail, ok, type Problem, type Result, type VariantSpec } from '@hippodrome/rules';
import type { StartWorker, Transport } from '../transport/transport.js';
import type { GameRecord, Reply, Task, Thought } from './protocol.js';

/** The best thought so far when there was no time for more; undefined when there was no time for any. */
type Answered = Result<Thought | undefined>;

interface Question {
  readonly id: number;
  readonly answer: (result: Answered) => void;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  best: Thought | undefined;
}

/** Milliseconds that a search may run over its time before its thread is ended. */
const GRACE = 400;

export class WorkerLink {
  readonly #spec: VariantSpec;
  readonly #start: StartWorker;
  #transport: Transport | undefined;
  #question: Question | undefined;
  #lastId = 0;
  #closed = false;
  #started: ((result: Result<undefined>) => void) | undefined;

  constructor(spec: VariantSpec, start: StartWorker) {
    this.#spec = spec;
    this.#start = start;
  }

  /** Starts the worker; resolves when it knows the game. */
  start(): Promise<Result<undefined>> {
    return new Promise((resolve) => {
      this.#started = resolve;
      this.#connect();
    });
  }

  ask(record: GameRecord, task: Task): Promise<Answered> {
    if (this.#closed) return Promise.resolve(fail(CLOSED));
    if (this.#question !== undefined) return Promise.resolve(fail(BUSY));
    return new Promise((answer) => {
      const id = ++this.#lastId;
      const { milliseconds } = task.limits;
      const timer = milliseconds === undefined ? undefined : setTimeout(() => this.stop(), milliseconds + GRACE);
      this.#question = { id, answer, timer, best: undefined };
      this.#connect();
      this.#transport?.post({ type: 'think', id, record, task });
    });
  }

  /** Answers the question under way with the best thought so far. */
  stop(): void {
    if (this.#question === undefined) return;
    const { best } = this.#question;
    this.#disconnect();
    this.#connect();
    this.#settle(ok(best));
  }

  close(): void {
    this.#closed = true;
    this.#disconnect();
    this.#settle(fail(CLOSED));
  }

  #connect(): void {
    if (this.#transport !== undefined || this.#closed) return;
    const transport = this.#start({
      onReply: (reply) => this.#hear(reply),
      onCrash: (reason) => {
        if (this.#transport === transport) this.#transport = undefined;
        this.#fail([error('engine/crashed', `the computer player has stopped working: ${reason}`)]);
      },
    });
    this.#transport = transport;
    transport.post({ type: 'start', spec: this.#spec });
  }

  #disconnect(): void {
    this.#transport?.terminate();
    this.#transport = undefined;
  }

  #hear(reply: Reply): void {
    if (reply.type === 'ready') {
      this.#settleStart(ok(undefined));
    } else if (reply.type === 'refused') {
      if (reply.id === undefined || reply.id === this.#question?.id) this.#fail(reply.problems);
    } else if (reply.id === this.#question?.id) {
      if (reply.type === 'iteration') this.#question.best = reply.thought;
      else this.#settle(ok(reply.thought));
    }
  }

  #fail(problems: readonly Problem[]): void {
    this.#settleStart({ ok: false, problems });
    this.#settle({ ok: false, problems });
  }

  #settle(result: Answered): void {
    const question = this.#question;
    if (question === undefined) return;
    clearTimeout(question.timer);
    this.#question = undefined;
    question.answer(result);
  }

  #settleStart(result: Result<undefined>): void {
    this.#started?.(result);
    this.#started = undefined;
  }
}

const CLOSED = error('engine/closed', 'the computer player has been closed');
const BUSY = error('engine/busy', 'the computer player is still thinking about the last question');
