/** Runs the jobs of one kind that BullMQ keeps in Redis. Leases, retries and the search for dead workers are BullMQ's. */
import { type Job, type Queue, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Report } from '../report.js';
import { type JobHandler, type JobTimes, MOST_DEATHS } from './job-queue.js';
import { RunningJobs } from './running.js';

/** Looks for cancelled jobs per lease. */
const LOOKS = 3;

/** What a job is to BullMQ; a job that runs cannot be removed, so it is marked. */
export interface JobData {
  readonly payload: unknown;
  readonly isCancelled?: boolean;
}

/** BullMQ's progress is 0 until something is told. */
export interface Told {
  readonly value: unknown;
}

export interface BullWorkerOptions {
  readonly queue: Queue<JobData>;
  /** Its commands wait while Redis is away. */
  readonly connection: Redis;
  readonly prefix: string;
  readonly handler: JobHandler;
  readonly concurrency: number;
  readonly times: JobTimes;
  readonly report: Report;
}

export class BullWorker {
  readonly #options: BullWorkerOptions;
  readonly #worker: Worker<JobData>;
  /** By id and token: BullMQ may hand out a job again while we still run it. */
  readonly #running = new RunningJobs();
  readonly #heartbeat: NodeJS.Timeout;
  #isStopped = false;

  constructor(options: BullWorkerOptions) {
    const { queue, connection, prefix, concurrency, times, report } = options;
    this.#options = options;
    this.#worker = new Worker<JobData>(queue.name, (job, token = '') => this.#run(job, token), {
      connection,
      prefix,
      concurrency,
      lockDuration: times.lease,
      stalledInterval: times.lease,
      maxStalledCount: MOST_DEATHS,
      // After a command that failed since Redis was away; BullMQ would wait for 15 seconds.
      runRetryDelay: times.poll,
    });
    this.#worker.on('error', report);
    this.#worker.on('failed', (job, problem) => {
      if (job === undefined || job.attemptsMade >= (job.opts.attempts ?? 1)) report(problem);
    });
    this.#worker.on('lockRenewalFailed', (ids) => {
      for (const id of ids) this.#stopRuns(id, 'taken-over');
    });
    this.#heartbeat = setInterval(() => void this.#stopCancelled().catch(report), times.lease / LOOKS);
  }

  get kind(): string {
    return this.#worker.name;
  }

  /** Tells the run of the job, if it is here, that it was cancelled. */
  cancel(id: string): void {
    this.#stopRuns(id, 'cancelled');
  }

  async stop(): Promise<void> {
    const { times } = this.#options;
    this.#isStopped = true;
    const closing = this.#worker.close();
    await this.#running.stopAll(times.grace);
    clearInterval(this.#heartbeat);
    await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, times.grace).unref())]);
  }

  async #run(job: Job<JobData>, token: string): Promise<void> {
    if (this.#isStopped) return giveBack(job, token);
    if (job.data.isCancelled === true) return;
    await this.#running.run(`${job.id} ${token}`, (signal) => this.#handle(job, token, signal));
  }

  async #handle(job: Job<JobData>, token: string, signal: AbortSignal): Promise<void> {
    try {
      await this.#options.handler({
        id: job.id ?? '',
        payload: job.data.payload,
        attempt: job.attemptsMade + 1,
        signal,
        progress: (value) => job.updateProgress({ value } satisfies Told).catch(this.#options.report),
      });
    } catch (problem) {
      if (signal.reason === 'cancelled') return;
      if (signal.reason === 'stopping') return giveBack(job, token);
      throw problem;
    }
  }

  async #stopCancelled(): Promise<void> {
    for (const key of this.#running.keys) {
      const [id = ''] = key.split(' ');
      const job: Job<JobData> | undefined = await this.#options.queue.getJob(id);
      if (job?.data.isCancelled === true) this.#running.stop(key, 'cancelled');
    }
  }

  #stopRuns(id: string, reason: 'cancelled' | 'taken-over'): void {
    for (const key of this.#running.keys) if (key.startsWith(`${id} `)) this.#running.stop(key, reason);
  }
}

/** BullMQ learns by what is thrown that the job is not to be finished. */
async function giveBack(job: Job<JobData>, token: string): Promise<never> {
  await job.moveToWait(token);
  throw new WaitingError();
}
