/**
 * The port for work that is done later or elsewhere: moves of computer opponents, analysis, mail. A job is written down before it is
 * promised, and runs to success at least once: who dies over it is replaced. So handlers must bear being run again. What a job comes to,
 * its handler stores; a job that is over leaves no trace here.
 */
import type { Result } from '@hippodrome/rules';

export interface JobQueue {
  /**
   * Writes a job down, unless one of that kind and id waits or runs already.
   * @returns its id, or `jobs/unavailable`: nothing is known then, and whoever adds it again with the same id is on the safe side
   * @throws RangeError when kind, id or options are none, or the payload is longer than `LONGEST_PAYLOAD`
   */
  add(kind: string, payload: unknown, options?: JobOptions): Promise<Result<string>>;
  /**
   * Runs jobs of a kind in this process, at most `concurrency` of them at a time (1 unless it is said). Jobs that die with their process
   * are run again by another, or by this one.
   * @returns stops it; jobs that run are told by their signal, and go back to the queue if that makes them throw
   */
  work(kind: string, handler: JobHandler, options?: { readonly concurrency?: number }): () => Promise<void>;
  /** What is known of a job that waits or runs. */
  find(kind: string, id: string): Promise<Result<JobView | undefined>>;
  /** The job does not run any more; if it runs already, its signal says so within a few seconds. False when there is no such job. */
  cancel(kind: string, id: string): Promise<Result<boolean>>;
  /**
   * Has a job run soon and then again and again, `every` so many milliseconds; whoever says it once more only changes it. Runs that were
   * missed are not made up for.
   */
  schedule(
    kind: string,
    id: string,
    plan: { readonly every: number; readonly payload: unknown },
  ): Promise<Result<undefined>>;
  /** Also cancels the run that is under way, where there is one. */
  unschedule(kind: string, id: string): Promise<Result<undefined>>;
  /** Stops all work as `work` has it, and resolves when nothing is left open. */
  close(): Promise<void>;
}

export interface JobOptions {
  /** 1 to 100 letters, digits, `-` and `_`, not digits alone. One is made up when it is left out. */
  readonly id?: string;
  /** From 0, which comes first and is meant when nothing is said, to 1,000,000. Equals run in the order in which they came. */
  readonly priority?: number;
  /** Milliseconds since 1970. */
  readonly notBefore?: number;
  /** How often it is tried when its handler throws, with pauses that double; 3 unless it is said. */
  readonly attempts?: number;
}

export interface JobView {
  readonly state: 'waiting' | 'running';
  /** The last that the handler told. */
  readonly progress: unknown;
}

export interface JobRun {
  readonly id: string;
  readonly payload: unknown;
  /** From 1; goes up when the handler has thrown, not when its process has died. */
  readonly attempt: number;
  /** Aborted when the job is cancelled, when work stops, and when somebody else has taken the job over because we stood still. */
  readonly signal: AbortSignal;
  /** Tells how far it is, in JSON. Never fails: nobody depends on it. */
  progress(value: unknown): Promise<void>;
}

/** What it throws has the job tried again, and is reported after the last attempt. */
export type JobHandler = (run: JobRun) => Promise<void>;

/** Milliseconds; to be made shorter in tests. */
export interface JobTimes {
  /** A worker that has not been heard of for so long counts as dead. */
  readonly lease: number;
  /** The pause after the first failure. */
  readonly backoff: number;
  /** How often is looked for jobs that came from elsewhere, where nothing tells of them. */
  readonly poll: number;
  /** How long jobs may go on when work stops. */
  readonly grace: number;
}

export const JOB_TIMES: JobTimes = { lease: 30_000, backoff: 1000, poll: 1000, grace: 5000 };

/** A job whose workers have died so many times is given up: it may be what kills them. */
export const MOST_DEATHS = 10;
export const DEFAULT_ATTEMPTS = 3;
/** UTF-16 code units of JSON. */
export const LONGEST_PAYLOAD = 65_536;
const HIGHEST_PRIORITY = 1_000_000;

const KIND = /^[a-z][a-z-]{0,39}$/;
const ID = /^(?!\d+$)[\w-]{1,100}$/;

/** What `add` and `schedule` are given; wrong ones are a fault of the program. */
export function assertJob(kind: string, payload: unknown, { id = 'x', priority = 0, attempts = 1 }: JobOptions): void {
  if (!KIND.test(kind)) throw new RangeError(`${kind} is no kind of job`);
  if (!ID.test(id)) throw new RangeError(`${id} is no id of a job`);
  const length = JSON.stringify(payload)?.length;
  if (length === undefined) throw new RangeError(`the payload of ${kind} has no JSON`);
  if (length > LONGEST_PAYLOAD) throw new RangeError(`a payload of ${length}: ${LONGEST_PAYLOAD} at most`);
  if (!isWholeUpTo(priority, 0, HIGHEST_PRIORITY)) throw new RangeError(`${priority} is no priority`);
  if (!isWholeUpTo(attempts, 1, 1000)) throw new RangeError(`${attempts} is no number of attempts`);
}

function isWholeUpTo(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
