/** The queue in the database: enough for one machine, and for several processes on it, without anything else to install. */
import { randomUUID } from 'node:crypto';
import { error, fail, formatProblem, ok, type Result } from '@hippodrome/rules';
import type { Report } from '../report.js';
import type { Database } from '../store/database.js';
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
import { cancelJob, insertJob, stopRecurring, upsertRecurring, type Work } from './sql-jobs.js';
import { SqlWorker } from './sql-worker.js';

export interface SqlJobQueueOptions {
  readonly database: Pick<Database, 'reads' | 'write'>;
  readonly report: Report;
  readonly times?: Partial<JobTimes>;
}

export class SqlJobQueue implements JobQueue {
  readonly #database: SqlJobQueueOptions['database'];
  readonly #report: Report;
  readonly #times: JobTimes;
  readonly #workers = new Set<SqlWorker>();
  #lastPlace = 0;

  constructor({ database, report, times }: SqlJobQueueOptions) {
    this.#database = database;
    this.#report = report;
    this.#times = { ...JOB_TIMES, ...times };
  }

  async add(kind: string, payload: unknown, options: JobOptions = {}): Promise<Result<string>> {
    assertJob(kind, payload, options);
    const { id = randomUUID(), priority = 0, notBefore = 0, attempts = DEFAULT_ATTEMPTS } = options;
    const job = { kind, id, priority, attempts, payload: JSON.stringify(payload), not_before: notBefore, every: null };
    const result = await this.#write((db) => insertJob(db, { ...job, place: this.#nextPlace() }));
    if (!result.ok) return result;
    this.#look(kind);
    return ok(id);
  }

  work(kind: string, handler: JobHandler, { concurrency = 1 } = {}): () => Promise<void> {
    const [database, report, times] = [this.#database, this.#report, this.#times];
    const worker = new SqlWorker({ database, kind, handler, concurrency, times, report });
    this.#workers.add(worker);
    return async () => {
      await worker.stop();
      this.#workers.delete(worker);
    };
  }

  async find(kind: string, id: string): Promise<Result<JobView | undefined>> {
    try {
      const query = this.#database.reads.selectFrom('job').select(['lease_until', 'progress']);
      const row = await query.where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
      if (row === undefined) return ok(undefined);
      const isRunning = row.lease_until !== null && row.lease_until >= Date.now();
      const progress = row.progress === null ? undefined : JSON.parse(row.progress);
      return ok({ state: isRunning ? 'running' : 'waiting', progress });
    } catch (problem) {
      this.#report(problem);
      return unavailable();
    }
  }

  async cancel(kind: string, id: string): Promise<Result<boolean>> {
    const result = await this.#write((db) => cancelJob(db, kind, id, Date.now()));
    if (!result.ok) return result;
    const { lease } = result.value ?? {};
    if (lease !== undefined && lease !== null) for (const worker of this.#workers) worker.cancel(lease);
    return ok(result.value !== undefined);
  }

  async schedule(
    kind: string,
    id: string,
    { every, payload }: { readonly every: number; readonly payload: unknown },
  ): Promise<Result<undefined>> {
    assertJob(kind, payload, { id });
    const job = { kind, id: recurring(id), priority: 0, attempts: DEFAULT_ATTEMPTS, payload: JSON.stringify(payload) };
    const times = { not_before: Date.now(), place: this.#nextPlace(), every };
    const result = await this.#write((db) => upsertRecurring(db, { ...job, ...times }));
    if (!result.ok) return result;
    this.#look(kind);
    return ok(undefined);
  }

  async unschedule(kind: string, id: string): Promise<Result<undefined>> {
    const result = await this.#write((db) => stopRecurring(db, kind, recurring(id), Date.now()));
    return result.ok ? ok(undefined) : result;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.stop()));
    this.#workers.clear();
  }

  /** Rises with the time, and by one at least: jobs that come in the same millisecond keep their order. */
  #nextPlace(): number {
    this.#lastPlace = Math.max(this.#lastPlace + 1, Date.now() * 1000);
    return this.#lastPlace;
  }

  #look(kind: string): void {
    for (const worker of this.#workers) if (worker.kind === kind) worker.look();
  }

  async #write<T>(work: Work<T>): Promise<Result<T>> {
    const result = await this.#database.write(work);
    if (result.ok) return result;
    this.#report(result.problems.map(formatProblem).join('\n'));
    return unavailable();
  }
}

/** No job that somebody adds can have such an id. */
function recurring(id: string): string {
  return `~${id}`;
}

function unavailable(): Result<never> {
  return fail(error('jobs/unavailable', 'the job cannot be written down or looked up just now; try again later'));
}
