/** The queue that fits the environment: BullMQ where there is a Redis, else a table of the database. */

import type { Report } from '../report.js';
import type { Database } from '../store/database.js';
import type { JobQueue } from './job-queue.js';
import { SqlJobQueue } from './sql-job-queue.js';

/** @param redisUrl as `readRedisUrl` has it */
export async function openJobQueue({
  redisUrl,
  database,
  report,
}: {
  readonly redisUrl: string | undefined;
  readonly database: Pick<Database, 'reads' | 'write'>;
  readonly report: Report;
}): Promise<JobQueue> {
  if (redisUrl === undefined) return new SqlJobQueue({ database, report });
  // A server without Redis need not load all this.
  const { BullJobQueue } = await import('./bullmq-job-queue.js');
  return new BullJobQueue({ url: redisUrl, prefix: 'hippodrome-jobs', report });
}
