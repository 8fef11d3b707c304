/** The queue of many machines: BullMQ, with a queue of its own for each kind of job, in a Redis that keeps what it has acknowledged. */
import { randomUUID } from 'node:crypto';
import { error, fail, ok, type Result } from '@hippodrome/rules';
import { type Job, type JobsOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { connect, isConnectionTrouble } from '../redis/connect.js';
import type { Report } from '../report.js';
import { BullWorker, type JobData, type Told } from './bullmq-worker.js';
import {
  assertJob,
  DEFAULT_ATTEMPTS,
  JOB_TIMES,
  type JobHandler,
  type JobOptions,
  type JobQueue,
  type JobTimes,
  type JobView,
} from './job-queue.js';

/** How long a caller waits for a Redis that is away, or silent, in milliseconds. */
const PATIENCE = 2000;
const WAITING = ['waiting', 'delayed', 'prioritized', 'paused'];

export interface BullJobQueueOptions {
  readonly url: string;
  /** What its keys begin with, so that several installations can share one Redis. */
  readonly prefix: string;
  readonly report: Report;
  readonly times?: Partial<JobTimes>;
}

export class BullJobQueue implements JobQueue {
  readonly #queues = new Map<string, Queue<JobData>>();
  readonly #workers = new Set<BullWorker>();
  readonly #prefix: string;
  readonly #report: Report;
  readonly #times: JobTimes;
  /** For callers, who are told when Redis is away; workers wait. */
  readonly #asking: Redis;
  readonly #url: string;
  #working: Redis | undefined;
  /** Waiting for the connection, where somebody does. */
  #connecting: Promise<void> | undefined;

  constructor({ url, prefix, report, times }: BullJobQueueOptions) {
    this.#url = url;
    this.#prefix = prefix;
    // Whoever asks hears of a Redis that is away by the answer, and `connect` reports it once.
    this.#report = (problem) => {
      if (!isConnectionTrouble(problem)) report(problem);
    };
    this.#times = { ...JOB_TIMES, ...times };
    this.#asking = connect(url, { whileAway: 'fail', patience: PATIENCE }, report);
  }

  async add(kind: string, payload: unknown, options: JobOptions = {}): Promise<Result<string>> {
    assertJob(kind, payload, options);
    const { id = randomUUID(), priority = 0, notBefore = 0 } = options;
    return this.#ask(kind, async (queue) => {
      const delay = Math.max(0, notBefore - Date.now());
      await queue.add(kind, { payload }, { ...this.#jobOptions(options.attempts), jobId: id, priority, delay });
      return id;
    });
  }

  work(kind: string, handler: JobHandler, { concurrency = 1 } = {}): () => Promise<void> {
    this.#working ??= connect(this.#url, { whileAway: 'wait' }, this.#report);
    const worker = new BullWorker({
      queue: this.#queue(kind),
      connection: this.#working,
      prefix: this.#prefix,
      handler,
      concurrency,
      times: this.#times,
      report: this.#report,
    });
    this.#workers.add(worker);
    return async () => {
      await worker.stop();
      this.#workers.delete(worker);
    };
  }

  find(kind: string, id: string): Promise<Result<JobView | undefined>> {
    return this.#ask(kind, async (queue) => {
      const job: Job<JobData> | undefined = await queue.getJob(id);
      const state = await job?.getState();
      if (job === undefined || (state !== 'active' && !WAITING.includes(state ?? ''))) return undefined;
      const progress = typeof job.progress === 'object' ? (job.progress as Told).value : undefined;
      return { state: state === 'active' ? 'running' : 'waiting', progress } as const;
    });
  }

  cancel(kind: string, id: string): Promise<Result<boolean>> {
    return this.#ask(kind, async (queue) => {
      const job: Job<JobData> | undefined = await queue.getJob(id);
      if (job === undefined) return false;
      if ((await queue.remove(id)) === 1) return true;
      if (!(await mark(queue, job))) return false;
      for (const worker of this.#workers) if (worker.kind === kind) worker.cancel(id);
      return true;
    });
  }

  async schedule(
    kind: string,
    id: string,
    { every, payload }: { readonly every: number; readonly payload: unknown },
  ): Promise<Result<undefined>> {
    assertJob(kind, payload, { id });
    return this.#ask(kind, async (queue) => {
      await queue.upsertJobScheduler(id, { every }, { name: kind, data: { payload }, opts: this.#jobOptions() });
      return undefined;
    });
  }

  unschedule(kind: string, id: string): Promise<Result<undefined>> {
    return this.#ask(kind, async (queue) => {
      await queue.removeJobScheduler(id);
      return undefined;
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.stop()));
    this.#workers.clear();
    this.#working?.disconnect();
    this.#asking.disconnect();
    this.#queues.clear();
  }

  /** Jobs that are over leave nothing, so that their ids are free again. */
  #jobOptions(attempts = DEFAULT_ATTEMPTS): JobsOptions {
    const backoff = { type: 'exponential', delay: this.#times.backoff };
    return { attempts, backoff, removeOnComplete: true, removeOnFail: true };
  }

  #queue(kind: string): Queue<JobData> {
    const known = this.#queues.get(kind);
    if (known !== undefined) return known;
    const queue = new Queue<JobData>(kind, { connection: this.#asking, prefix: this.#prefix });
    queue.on('error', this.#report);
    this.#queues.set(kind, queue);
    return queue;
  }

  /** At once where there is a connection; all who come while one is being made wait for it together. */
  async #ready(): Promise<void> {
    if (this.#asking.status === 'ready') return;
    this.#connecting ??= becomeReady(this.#asking).finally(() => {
      this.#connecting = undefined;
    });
    await this.#connecting;
  }

  async #ask<T>(kind: string, question: (queue: Queue<JobData>) => Promise<T>): Promise<Result<T>> {
    try {
      await this.#ready();
      return ok(await question(this.#queue(kind)));
    } catch (problem) {
      this.#report(problem);
      return fail(error('jobs/unavailable', 'the job cannot be written down or looked up just now; try again later'));
    }
  }
}

/** @returns false when the job has come to its end meanwhile */
async function mark(queue: Queue<JobData>, job: Job<JobData>): Promise<boolean> {
  try {
    await job.updateData({ ...job.data, isCancelled: true });
    return true;
  } catch (problem) {
    if ((await queue.getJob(job.id ?? '')) !== undefined) throw problem;
    return false;
  }
}

/** A moment is given to a connection that is being made. */
async function becomeReady(redis: Redis): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let wake = (): void => {};
  try {
    await new Promise<void>((resolve, reject) => {
      wake = resolve;
      redis.once('ready', wake);
      timer = setTimeout(() => reject(new Error('Redis is away')), PATIENCE);
    });
  } finally {
    redis.off('ready', wake);
    clearTimeout(timer);
  }
}
