/** Runs the jobs of one kind that are rows of a table: looks for those that are due, holds its leases, and writes down what came of them. */
import { randomBytes } from 'node:crypto';
import { formatProblem, type Result } from '@hippodrome/rules';
import type { Report } from '../report.js';
import type { Database } from '../store/database.js';
import { type JobHandler, type JobTimes, MOST_DEATHS } from './job-queue.js';
import { RunningJobs, type StopReason } from './running.js';
import {
  finish,
  giveBack,
  isAnyDue,
  type JobRow,
  type Lease,
  renew,
  setProgress,
  takeDue,
  type Work,
} from './sql-jobs.js';

const TOKEN_BYTES = 12;
/** So often is a lease renewed before it runs out. */
const RENEWALS = 3;

export interface SqlWorkerOptions {
  readonly database: Pick<Database, 'reads' | 'write'>;
  readonly kind: string;
  readonly handler: JobHandler;
  readonly concurrency: number;
  readonly times: JobTimes;
  readonly report: Report;
}

export class SqlWorker {
  readonly #options: SqlWorkerOptions;
  readonly #running = new RunningJobs();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #poll: NodeJS.Timeout;
  /** Looking for jobs, one time after the other. */
  #looking: Promise<void> | undefined;
  #looksAgain = false;
  #isStopped = false;

  constructor(options: SqlWorkerOptions) {
    this.#options = options;
    const { lease, poll } = options.times;
    this.#heartbeat = setInterval(() => void this.#renew().catch(options.report), lease / RENEWALS);
    this.#poll = setInterval(() => this.look(), poll);
    this.look();
  }

  get kind(): string {
    return this.#options.kind;
  }

  /** Says that there may be something to do. */
  look(): void {
    if (this.#isStopped || this.#running.size >= this.#options.concurrency) return;
    if (this.#looking !== undefined) {
      this.#looksAgain = true;
      return;
    }
    this.#looksAgain = false;
    this.#looking = this.#take()
      .catch(this.#options.report)
      .finally(() => {
        this.#looking = undefined;
        if (this.#looksAgain) this.look();
      });
  }

  /** Tells the run that has this lease, if it is here, that its job was cancelled. */
  cancel(lease: string): void {
    this.#running.stop(lease, 'cancelled');
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#poll);
    await this.#looking;
    await this.#running.stopAll(this.#options.times.grace);
    clearInterval(this.#heartbeat);
  }

  async #take(): Promise<void> {
    const { database, kind, concurrency, times } = this.#options;
    if (!(await isAnyDue(database.reads, kind, Date.now()))) return;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const most = concurrency - this.#running.size;
    const now = Date.now();
    const rows = await this.#write((db) => takeDue(db, kind, { now, until: now + times.lease, token, most }));
    for (const row of rows ?? []) void this.#run(row).catch(this.#options.report);
  }

  async #run(row: JobRow): Promise<void> {
    const lease: Lease = { kind: row.kind, id: row.id, token: row.lease ?? '' };
    await this.#running.run(lease.token, (signal) => this.#handle(row, lease, signal));
    this.look();
  }

  async #handle(row: JobRow, lease: Lease, signal: AbortSignal): Promise<void> {
    const { handler, report } = this.#options;
    if (this.#isStopped) return this.#giveBack(lease);
    if (row.cancelled === 1) return this.#finish(lease);
    if (row.deaths > MOST_DEATHS) {
      report(new Error(`job ${row.kind}/${row.id} is given up: ${row.deaths} workers have died over it`));
      return this.#finish(lease);
    }
    try {
      await handler({
        id: row.id,
        payload: JSON.parse(row.payload),
        attempt: row.attempt + 1,
        signal,
        progress: async (value) => {
          await this.#write((db) => setProgress(db, lease, JSON.stringify(value) ?? 'null'));
        },
      });
    } catch (problem) {
      return this.#afterFailure(row, lease, problem, signal.reason);
    }
    return this.#finish(lease);
  }

  async #afterFailure(row: JobRow, lease: Lease, problem: unknown, reason?: StopReason): Promise<void> {
    const { times, report } = this.#options;
    if (reason === 'taken-over') return;
    if (reason === 'stopping') return this.#giveBack(lease);
    if (reason === 'cancelled') return this.#finish(lease);
    const attempt = row.attempt + 1;
    if (attempt >= row.attempts) {
      report(problem);
      return this.#finish(lease);
    }
    const notBefore = Date.now() + times.backoff * 2 ** row.attempt;
    await this.#write((db) => giveBack(db, lease, { attempt, notBefore }));
  }

  async #finish(lease: Lease): Promise<void> {
    await this.#write((db) => finish(db, lease, Date.now()));
  }

  async #giveBack(lease: Lease): Promise<void> {
    await this.#write((db) => giveBack(db, lease));
  }

  async #renew(): Promise<void> {
    const tokens = this.#running.keys;
    if (tokens.length === 0) return;
    const held = await this.#write((db) => renew(db, tokens, Date.now() + this.#options.times.lease));
    if (held === undefined) return;
    const cancelledBy = new Map(held.map(({ lease, cancelled }) => [lease, cancelled === 1]));
    for (const token of tokens) {
      const isCancelled = cancelledBy.get(token);
      if (isCancelled === undefined) this.#running.stop(token, 'taken-over');
      else if (isCancelled) this.#running.stop(token, 'cancelled');
    }
  }

  /** What cannot be written is reported; the lease runs out by itself, and the job is run again. */
  async #write<T>(work: Work<T>): Promise<T | undefined> {
    const result: Result<T> = await this.#options.database.write(work);
    if (result.ok) return result.value;
    this.#options.report(result.problems.map(formatProblem).join('\n'));
    return undefined;
  }
}
